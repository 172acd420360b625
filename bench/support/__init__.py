"""What the benches share; the benches themselves are the scripts of bench/."""
