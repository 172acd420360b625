"""Makes Hypothesis try the same examples on every run, so that a failure can be repeated.

Every test module that uses Hypothesis imports this first. `bench mutation` selects the quick
profile by an environment variable: fewer examples, and no time spent on making a failure smaller.
"""

import os

from hypothesis import HealthCheck, Phase, settings

STEADY = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],  # the speed depends on the machine
)
settings.register_profile("regicide", STEADY)
settings.register_profile(
    "mutation", STEADY, max_examples=10, phases=[Phase.explicit, Phase.generate]
)
PROFILE = os.environ.get("REGICIDE_HYPOTHESIS", "regicide")
settings.load_profile(PROFILE)
