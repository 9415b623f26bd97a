"""Way of the Samurai: one player against one opponent, with four dice and a sheet."""
