"""Players for empty seats and simulations; they see what a person at their seat would see."""
