"""HTTP routes by resource: each reads a request, asks the tables, and answers."""
