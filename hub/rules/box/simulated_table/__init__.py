"""People with real cards around a hub, as far as the cards of this box go."""
