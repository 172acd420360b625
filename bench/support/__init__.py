"""Helpers of the benches; the benches themselves are the scripts in bench/."""
