"""What `build.py` is made of: environments, stages, the site, the checks, the drawings."""
