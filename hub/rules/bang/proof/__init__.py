"""For checking BANG!: people with real cards, and nights that cannot be told apart."""
