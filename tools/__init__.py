"""What `build.py` is made of: places, stages, environments."""
