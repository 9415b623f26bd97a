"""Every event of BANG! as it is told."""

from types import SimpleNamespace
from typing import Any

import pytest

from hub.rules.bang.events import EVENTS
from hub.rules.bang.options import Options
from hub.rules.bang.question import Question
from hub.rules.contract.actor import TABLE
from hub.rules.contract.view import line
from tests.rules.bang.arranged import RULES

# By their names, as they are called below.
E: Any = SimpleNamespace(**{event.__name__: event for event in EVENTS})
OPTIONS = Options(players=5)


def _flipped(why: str, result: str, code: str) -> tuple[Any, Any]:
    return E.CardFlipped(seat=1, count=2, why=why, result=result), line(code, seat=1, count=2)


TOLD: list[tuple[Any, Any]] = [
    (E.Opened(options=OPTIONS, deal=1), line("opened", count=5)),
    (E.Opened(options=OPTIONS, deal=2), line("dealt-again", count=5)),
    (E.RolesSet(roles=("outlaw-1", "renegade", "sheriff")), line("sheriff-shown", seat=2)),
    (E.TokensPlaced(reputation=(5,), life=(4,)), line("tokens-placed")),
    (E.HandsDealt(hands=(4,)), line("hands-dealt")),
    (E.Asked(question=Question(question=1, key="shot", asked=(1,))), None),
    (E.AnswerOpened(seat=1), None),
    (
        E.LaidCorrected(seat=1, card="barrel", lies_there=True),
        line("laid-corrected", seat=1, card="barrel"),
    ),
    (E.DeckCorrected(deck=30), line("deck-corrected", count=30)),
    (
        E.AbilityCopied(seat=1, character="slab"),
        line("ability-copied", seat=1, character="slab"),
    ),
    (E.AbilityUsed(seat=1, character="slab"), line("ability-used", seat=1, character="slab")),
    _flipped("barrel", "hearts", "barrel-held"),
    _flipped("barrel", "other", "barrel-failed"),
    _flipped("jail", "hearts", "jail-opened"),
    _flipped("jail", "other", "jail-shut"),
    _flipped("dynamite", "passes", "dynamite-fizzled"),
    _flipped("dynamite", "explodes", "dynamite-exploded"),
    (
        E.CharacterCorrected(seat=1, character="slab", life=3),
        line("character-corrected", seat=1, character="slab"),
    ),
    (E.SeatReturned(seat=1, reputation=2), line("seat-returned", seat=1, count=2)),
    (E.CardsBurned(seat=1, count=2), line("cards-burned", seat=1, count=2)),
    (E.CardsDrawn(seat=1, count=2), line("cards-drawn", seat=1, count=2)),
    (E.CardsDiscarded(seat=1, count=2), line("cards-discarded", seat=1, count=2)),
    (E.DeckEnded(deck=30), line("deck-ended", count=30)),
    (E.CardPlayed(seat=1, card="beer"), line("card-played", seat=1, card="beer")),
    (
        E.CardPlayed(seat=1, card="panic", target=0),
        line("card-played-on", seat=1, card="panic", target=0),
    ),
    (
        E.BangPlayed(seat=1, card="bang", target=2, distance=3, damage=1),
        line("bang-played", seat=1, target=2, distance=3, count=1),
    ),
    (
        E.TwoCardsFired(seat=1, target=2, distance=3, damage=1),
        line("two-cards-fired", seat=1, target=2, distance=3, count=1),
    ),
    (E.CardLaid(seat=1, card="barrel", to=1), line("card-laid", seat=1, card="barrel")),
    (E.CardLaid(seat=1, card="jail", to=2), line("card-laid-on", seat=1, card="jail", to=2)),
    (E.CardTaken(seat=1, target=2), line("card-taken", seat=1, target=2)),
    (
        E.LaidTaken(seat=1, target=2, card="barrel"),
        line("laid-taken", seat=1, target=2, card="barrel"),
    ),
    (E.LaidLost(seat=1, card="barrel"), line("laid-lost", seat=1, card="barrel")),
    (E.DynamitePassed(seat=1, to=2), line("dynamite-passed", seat=1, to=2)),
    (E.EverythingTaken(seat=1, target=2), line("everything-taken", seat=1, target=2)),
    (E.CardLost(seat=1), line("card-lost", seat=1)),
    (E.Dodged(seat=1, card="missed"), line("dodged", seat=1)),
    (E.Dodged(seat=1, card="missed", more=1), line("dodged-half", seat=1)),
    (E.Untouched(seat=1), line("untouched", seat=1)),
    (E.ShotBack(seat=1, card="bang"), line("shot-back", seat=1)),
    (E.Recovered(seat=1, life=3), line("recovered", seat=1, count=3)),
    (E.LifeCorrected(seat=1, life=3), line("life-corrected", seat=1, count=3)),
    (E.Healed(seat=1, count=2), line("healed", seat=1, count=2)),
    (E.LifePaid(seat=1), line("life-paid", seat=1)),
    (E.Wounded(seat=1, by=0, count=2, how="shot"), line("wounded", seat=1, by=0, count=2)),
    (E.Wounded(seat=1, by=0, count=1, how="duel"), line("duel-lost", seat=1, by=0, count=1)),
    (E.Wounded(seat=1, by=-1, count=3, how="dynamite"), line("burned", seat=1, count=3)),
    (
        E.BeerSaved(seat=1, by=2, lost=1, life=1, how="shot"),
        line("beer-saved", seat=1, count=1),
    ),
    (E.Fallen(seat=1, by=0), line("fallen", seat=1, by=0)),
    (E.Fallen(seat=1, by=-1), line("fallen-alone", seat=1)),
    (
        E.ReputationCorrected(seat=1, reputation=4),
        line("reputation-corrected", seat=1, count=4),
    ),
    (E.SeatLeft(seat=1, reputation=2), line("seat-left", seat=1, count=2)),
]


@pytest.mark.parametrize(("event", "expected"), TOLD, ids=lambda each: type(each).__name__)
def test_everyone_hears_it_like_this(event: Any, expected: Any) -> None:
    assert RULES.seen_by(event, TABLE) == expected


def test_every_event_of_its_own_is_in_this_list() -> None:
    own = {event for event in EVENTS if event.__module__.startswith("hub.rules.bang")}
    assert {type(event) for event, _ in TOLD} == own
