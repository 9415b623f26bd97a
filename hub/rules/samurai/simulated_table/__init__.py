"""People with real cards around a hub that counts: for simulations and for checking the hub."""
