"""What games with cards round a table share; it knows none of them."""
