"""What a game is made of, and what everything that runs one may rely on."""
