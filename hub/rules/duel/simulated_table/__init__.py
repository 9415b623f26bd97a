"""Two people with real cards around a hub that only listens."""
