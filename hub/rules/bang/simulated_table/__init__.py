"""People with real BANG! cards around a hub that counts: for simulations and to check the hub."""
