"""The parts of `build.py`: environments, stages, the site, the checks, the drawings."""
