"""Assembling the site in dist/: bundles, data made from the engine, the offline list, sizes."""
