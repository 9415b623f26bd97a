"""What may cross the air: every message as a strict type, and nothing else."""
