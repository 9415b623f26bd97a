"""How a duel ended, as data. Only a real win counts as one."""

from typing import Literal

from hub.rules.contract.outcome import Outcome, Score, Team
from hub.rules.solo.state import PLAYER, State

Verdict = Literal["", "won", "lost", "drawn"]

GIVEN_UP = "given-up"
WINS = frozenset({"foe-fallen", "foe-beheaded"})
LOSSES = frozenset({"fallen", "beheaded", GIVEN_UP})
ROLE = "musashi"


def verdict(state: State) -> Verdict:
    """What came of it for the player; nothing while the duel goes on."""
    if state.ending is None:
        return ""
    reason = state.ending.reason
    return "won" if reason in WINS else "lost" if reason in LOSSES else "drawn"


def outcome(state: State) -> Outcome | None:
    ending = state.ending
    if ending is None:
        return None
    won = verdict(state) == "won"
    lines = (
        Score(key="life", value=state.life, seat=PLAYER),
        Score(key="foe-life", value=state.foe, times=-1, seat=PLAYER),
    )
    total = sum(each.points for each in lines)
    team = Team(key=ROLE, seats=(PLAYER,), scores=lines, total=total, rank=1 if won else 2)
    return Outcome(
        reason=ending.reason,
        cause=ending.cause,
        winners=(PLAYER,) if won else (),
        teams=(team,),
        roles=(ROLE,),
        # What a history of duels is put together from.
        numbers=(
            {
                "won": int(won),
                "life": state.life,
                "foe-life": state.foe,
                "ki": state.ki,
                "rounds": state.round,
                "stars": state.sheet.stars,
                "deep-wounds": len(state.deep),
                "lost-limbs": len(state.lost),
            },
        ),
        about={"against": state.sheet.name, "sheet": state.sheet.key},
    )
