"""Of every fault that a small game can have, the whole report is written down and compared."""

import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import force_setattr, replace

from hub.laws.check import check_laws
from hub.rules import kit
from tests.rules.laws import face_down
from tests.rules.laws.face_down import FaceDown, State

FILE = Path(__file__).with_name("faulty_games.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"
Tx = kit.Transaction[State]


def idle(tx: Tx, actor: kit.Actor, values: kit.Values) -> None:
    if len(tx.state.shown) != 1:
        face_down.show(tx, actor, values)


def meddle(tx: Tx, actor: kit.Actor, values: kit.Values) -> None:
    given = tx.state
    face_down.show(tx, actor, values)
    force_setattr(given, "shown", ())


def refuse(tx: Tx, actor: kit.Actor, values: kit.Values) -> None:
    if len(tx.state.shown) == 1:
        raise kit.Refusal("not-now", seat=actor.seat)
    face_down.show(tx, actor, values)


class ChangesNothing(FaceDown):
    show = kit.Action("show", face_down.offer_show, idle)


class MeddlesWithState(FaceDown):
    show = kit.Action("show", face_down.offer_show, meddle)


class RefusesOffered(FaceDown):
    show = kit.Action("show", face_down.offer_show, refuse)


class OffersTwice(FaceDown):
    def offers(self, state: State, actor: kit.Actor) -> tuple[kit.Offer, ...]:
        found = super().offers(state, actor)
        return (*found, *found)


class OffersElse(FaceDown):
    def offers(self, state: State, actor: kit.Actor) -> tuple[kit.Offer, ...]:
        return tuple(replace(each, standing=True) for each in super().offers(state, actor))


class TakesAnyone(FaceDown):
    def actions(self, state: State, actor: kit.Actor) -> kit.ByKey[State]:
        return kit.by_key(self.show) if state.frames and actor.kind == "seat" else {}


class NeverEnds(FaceDown):
    def outcome(self, state: State) -> kit.Outcome | None:
        return None


class LosesCards(FaceDown):
    def invariants(self, state: State) -> dict[str, tuple[int, int]]:
        there = sum(map(len, state.hands)) - len(state.shown)
        return {"cards": (there, sum(map(len, state.hands))), "hands": (0, 0)}


class ShowsToOne(FaceDown):
    def view(self, state: State, viewer: kit.Actor) -> kit.View[None]:
        found = super().view(state, viewer)
        last = state.hands[-1][-1] if state.hands and viewer == kit.at(1) else 0
        return replace(found, piles=(kit.Pile(key="shown", count=last),))


class HasSecret(FaceDown):
    def secret(self, state: State, seat: int) -> kit.Secret | None:
        return kit.Secret(role=str(state.hands[-1][-1]), team="all")


class Open(FaceDown):
    """Nothing is hidden, it says, and nothing whispered."""

    has_secrets = False

    def setup(self, tx: Tx, options: face_down.Options) -> None:
        order = iter(tx.chance.order(self.deck, "deal"))
        tx.emit(face_down.Dealt(hands=tuple((next(order),) for _ in range(options.players))))


class OpenButWhispers(FaceDown):
    has_secrets = False


class OpenWithViews(ShowsToOne, Open):
    pass


class OpenWithSecret(HasSecret, Open):
    pass


class Resampled(FaceDown):
    """The other night, spoilt."""

    def resample_hidden(
        self, steps: Sequence[kit.Step], viewer: kit.Actor, chance: kit.Chance
    ) -> Sequence[kit.Step] | None:
        other = super().resample_hidden(steps, viewer, chance)
        return None if other is None else self.spoilt(list(other))

    def spoilt(self, steps: list[kit.Step]) -> list[kit.Step]:
        raise NotImplementedError


class ResamplesShorter(Resampled):
    def spoilt(self, steps: list[kit.Step]) -> list[kit.Step]:
        return steps[:-1]


class ResamplesOtherCards(Resampled):
    def unseen(self, steps: Sequence[kit.Step], viewer: kit.Actor) -> list[int]:
        return list(range(self.deck))

    def spoilt(self, steps: list[kit.Step]) -> list[kit.Step]:
        return steps


class ResamplesSeldom(FaceDown):
    def resample_hidden(
        self, steps: Sequence[kit.Step], viewer: kit.Actor, chance: kit.Chance
    ) -> Sequence[kit.Step] | None:
        if viewer != kit.at(0):
            return steps
        return super().resample_hidden(steps, viewer, chance)


class NoResampling(FaceDown):
    resample_hidden = kit.Game.resample_hidden


class Unfinished(FaceDown):
    def awaited(self, state: State) -> tuple[int, ...]:
        return () if len(state.shown) == 2 else super().awaited(state)


GAMES: tuple[type[FaceDown], ...] = (
    ChangesNothing,
    MeddlesWithState,
    RefusesOffered,
    OffersTwice,
    OffersElse,
    TakesAnyone,
    NeverEnds,
    LosesCards,
    ShowsToOne,
    HasSecret,
    Open,
    OpenButWhispers,
    OpenWithViews,
    OpenWithSecret,
    ResamplesShorter,
    ResamplesOtherCards,
    ResamplesSeldom,
    NoResampling,
    Unfinished,
)


def report(game: type[FaceDown]) -> str:
    """Without the lines of code and folders, which change."""
    return re.sub(r"\(\S*/(\w+\.py):\d+", r"(\1", check_laws(game(), nights=12).text())


def known() -> dict[str, str]:
    blocks = FILE.read_text(encoding="utf-8").strip().split("\n\n")
    return {name: said for name, _, said in (block.partition("\n") for block in blocks)}


def test_every_report_is_written_down() -> None:
    if os.environ.get(RECORD):
        found = [f"{game.__name__}\n{report(game)}\n" for game in GAMES]
        FILE.write_text("\n".join(found), encoding="utf-8")
    assert list(known()) == [game.__name__ for game in GAMES], f"write them down anew: {RECORD}=1"


@pytest.mark.parametrize("game", GAMES, ids=[game.__name__ for game in GAMES])
def test_a_fault_is_told_as_it_was(game: type[FaceDown]) -> None:
    assert report(game) == known()[game.__name__]
