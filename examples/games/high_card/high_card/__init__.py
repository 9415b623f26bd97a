"""High card: everybody gets a card and shows it, and the highest wins the round."""
