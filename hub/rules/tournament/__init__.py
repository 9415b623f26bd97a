"""The tournament: entries, draws, score sheets, secret standings and the finals; pure."""
