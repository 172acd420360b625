"""Helpers of the benches. The benches themselves are the scripts of bench/."""
