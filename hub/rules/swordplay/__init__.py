"""What Samurai Sword and its duel play alike with the cards of one box; it knows neither."""
