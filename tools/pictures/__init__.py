"""The icons and screenshots that the manifest names."""
