"""Around a tournament: its tables opened and reported, its papers read and written."""
