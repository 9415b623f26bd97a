"""What a law says when it does not hold: which one, where, and how to play that night again."""


class LawBroken(Exception):
    """A game breaks a law that holds for every game."""


class LeakFound(LawBroken):
    """A viewer can tell two nights apart that must look the same. `where` is by what."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where
