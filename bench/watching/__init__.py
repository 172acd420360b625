"""What the benches need that look at a page."""
