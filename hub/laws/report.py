"""What came of the laws: a verdict for each, and how a game's own failure is told."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from hub.laws.broken import LawBroken

_OURS = Path(__file__).resolve().parents[1]


class Verdict(NamedTuple):
    """What came of one law; `is_kept` is None where it could not be checked."""

    law: str
    is_kept: bool | None
    text: str

    def __str__(self) -> str:
        how = {True: "kept", False: "BROKEN", None: "NOT CHECKED"}[self.is_kept]
        return f"{self.law}: {how}: {self.text}"


class NotChecked(Exception):
    """A law that this game gives nothing to check with."""


@dataclass
class LawReport:
    """One verdict for each law."""

    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def is_kept(self) -> bool:
        """No law was found broken; some may not have been checked."""
        return all(each.is_kept is not False for each in self.verdicts)

    @property
    def unchecked(self) -> list[str]:
        return [each.law for each in self.verdicts if each.is_kept is None]

    def text(self) -> str:
        return "\n".join(map(str, self.verdicts))

    def judge(self, law: str, run: Callable[[], str]) -> None:
        """Run one law, and note what came of it."""
        try:
            self.verdicts.append(Verdict(law, True, run()))
        except NotChecked as why:
            self.verdicts.append(Verdict(law, None, str(why)))
        except LawBroken as broken:
            self.verdicts.append(Verdict(law, False, str(broken)))
        except Exception as error:
            # The game itself fails, which is as bad as any law it could break.
            self.verdicts.append(Verdict(law, False, failure(error)))


def failure(error: BaseException) -> str:
    """An error and where it arose: the innermost line that is not the hub's, if there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [each for each in frames if not Path(each.filename).is_relative_to(_OURS)]
    said = f"{type(error).__name__}: {error}".rstrip(": ")
    places = theirs or frames
    if not places:
        return said
    return f"{said} ({places[-1].filename}:{places[-1].lineno}, in {places[-1].name})"
