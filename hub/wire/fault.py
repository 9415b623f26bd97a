"""The error for a malformed message: too long, or of a kind we do not know."""


class WireError(Exception):
    """Whoever sent this sent nonsense. `code` names the sentence; nothing was changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
