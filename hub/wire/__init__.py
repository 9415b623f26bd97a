"""The wire protocol: every message as a strict type, and nothing else."""
