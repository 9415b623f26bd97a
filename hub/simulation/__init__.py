"""Whole games without a screen: players on stages, counted up."""
