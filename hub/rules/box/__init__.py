"""What is printed in the box of Samurai Sword: cards, characters, tokens. Facts, and no rule."""
