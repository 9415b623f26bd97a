"""Simulate whole games without a screen, and count the results."""
