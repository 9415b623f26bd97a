"""The laws that every game keeps, for whoever writes one: `honor-hub rules check KEY`.

They play random nights and look at them from every seat. Nothing here is needed to serve a game,
so nothing of a running hub imports it, and no test framework is known here.
"""
