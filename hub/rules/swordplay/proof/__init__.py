"""For checking games with these cards: real cards on a table, and cards nobody has seen."""
