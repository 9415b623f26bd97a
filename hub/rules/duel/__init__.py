"""The final duel: two players, four characters each of Samurai Sword."""
