"""For checking the duel: people with real cards, and nights that cannot be told apart."""
