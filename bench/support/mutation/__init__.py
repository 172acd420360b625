"""Mutation testing in small: what `bench mutation` breaks, and how it finds out who notices."""
