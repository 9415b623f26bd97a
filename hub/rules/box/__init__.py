"""What lies in the box of Samurai Sword: cards, characters, tokens, and cards changing hands."""
