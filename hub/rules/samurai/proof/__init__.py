"""For checking Samurai Sword: people with real cards, and nights that cannot be told apart."""
