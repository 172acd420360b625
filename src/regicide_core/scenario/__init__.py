"""Scenarios: positions with a goal, and attempts to reach it (docs/SCENARIOS.md)."""

from .attempt import Attempt, Outcome, load_scenario, scenario_from_json
from .file import Scenario

__all__ = ["Attempt", "Outcome", "Scenario", "load_scenario", "scenario_from_json"]
