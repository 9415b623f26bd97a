"""Translation: what rulesets and tables say in codes, as sentences in English and Italian.

No code is decided here, and no game is known but by its key in the registry.
"""
