"""Helpers of `bench boot`: a static host, a stock page to compare with, a slow processor."""
