"""The icons and screenshots listed in the manifest."""
