"""For checking card games: another night that a viewer cannot tell from this one."""
