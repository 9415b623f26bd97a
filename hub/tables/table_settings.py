"""How a table is to be played: the game's options, the code to join with, the bots' pace.

What the options mean is the ruleset's to say. Once the game has begun, they stay.
"""

import msgspec

from hub.rules.contract.actor import HOST, HUB, Actor
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.game import AnyGame
from hub.rules.contract.identifiers import Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.events import CodeChosen, OptionsChosen, PaceSet
from hub.tables.permission import check_open, check_runs, check_unstarted


class TableSettings:
    """Who asks was checked by their key."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit

    @property
    def code(self) -> str:
        """What people join with; empty: they cannot."""
        return self._commit.snapshot.state.code

    @property
    def pace(self) -> float:
        """How many seconds a bot thinks here; 0: as long as anywhere."""
        return self._commit.snapshot.state.pace

    def options(self) -> AnyOptions:
        """How this table is to be played."""
        options = self._commit.snapshot.state.options
        return msgspec.json.decode(options, type=self._commit.rules.options_type)

    def choose(self, by: Actor, options: AnyOptions) -> Version:
        """Change how to play, before the start."""
        with self._commit.decision() as now:
            check_runs(now, by)
            check_unstarted(now)
            raw = encoded_options(self._commit.rules, options)
            return self._commit.append(by, OptionsChosen(options=raw))

    def fit(self, by: Actor, players: int) -> None:
        """Play with so many; only within a decision."""
        options = self.options()
        if options.players != players:
            raw = encoded_options(
                self._commit.rules, msgspec.structs.replace(options, players=players)
            )
            self._commit.append(by, OptionsChosen(options=raw))

    def choose_code(self, code: str) -> Version:
        """The code that people join with."""
        with self._commit.decision() as now:
            check_open(now)
            return self._commit.append(HUB, CodeChosen(code=code))

    def set_pace(self, seconds: float, by: Actor = HOST) -> Version:
        """Let the bots of this table think for so long."""
        with self._commit.decision() as now:
            check_open(now)
            return self._commit.append(by, PaceSet(seconds=seconds))


def encoded_options(rules: AnyGame, options: AnyOptions) -> msgspec.Raw:
    """Options as they will be read again, or the Refusal that says what they cannot be."""
    raw = msgspec.Raw(msgspec.json.encode(options))
    try:
        msgspec.json.decode(raw, type=rules.options_type)
    except msgspec.ValidationError as error:
        raise Refusal("wrong-options", why=str(error)[:200]) from None
    return raw
