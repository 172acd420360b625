"""Helpers of `bench mutation`: the changes to make, and running the tests against each."""
