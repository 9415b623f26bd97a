"""Every event as it is told, and what is told to its owner alone."""

from types import SimpleNamespace
from typing import Any

import pytest

from hub.rules.cardplay.questions import CardQuestion
from hub.rules.cardplay.ring import Ending
from hub.rules.contract.actor import TABLE, Actor, at
from hub.rules.contract.frame import Answer
from hub.rules.contract.view import line
from hub.rules.samurai.events import EVENTS
from hub.rules.samurai.options import Options
from tests.rules.samurai.arranged import RULES

# By their names, as they are called below.
E: Any = SimpleNamespace(**{event.__name__: event for event in EVENTS})
OPTIONS = Options(players=5)
ANSWER = Answer(seat=2, say="parry", card="parry-1")

TOLD: list[tuple[Any, Any]] = [
    (E.Opened(options=OPTIONS, deal=1), line("opened", count=5)),
    (E.Opened(options=OPTIONS, deal=2), line("dealt-again", count=5)),
    (E.RolesSet(roles=("samurai", "ninja-1", "shogun")), line("shogun-shown", seat=2)),
    (E.PairsDealt(pairs=(("benkei", "tomoe"),)), line("pairs-dealt")),
    (E.CharactersSet(characters=("benkei",)), line("characters-set")),
    (E.TokensPlaced(honor=(5,), resilience=(5,)), line("tokens-placed")),
    (E.CardsDealt(hands=(4,), order=("bo-1",)), line("cards-dealt")),
    (E.QuestionAsked(question=CardQuestion(question=1, key="weapon", asked=(1,))), None),
    (E.Answered(answer=ANSWER), line("answered", seat=2)),
    (E.AnswerTakenBack(seat=2), line("answer-taken-back", seat=2)),
    (E.AnswersRefused(key="roles"), line("roles-refused")),
    (E.AnswersRefused(key="daimyo"), line("daimyo-refused")),
    (E.Closed(), None),
    (E.StepTaken(step="draw"), None),
    (E.Settled(), None),
    (E.TurnBegan(seat=1, steps=("draw",)), line("turn-began", seat=1)),
    (E.Recovered(seat=1, resilience=5), line("recovered", seat=1, count=5)),
    (
        E.CardFlipped(seat=1, card="bo-1", is_weapon=True),
        line("card-flipped", seat=1, card="bo"),
    ),
    (E.CardFlipped(seat=1, card="", is_weapon=True), line("flip-weapon", seat=1)),
    (E.CardFlipped(seat=1, card="", is_weapon=False), line("flip-other", seat=1)),
    (E.BushidoPassed(seat=1, to=2), line("bushido-passed", seat=1, to=2)),
    (E.BushidoDiscarded(seat=1), line("bushido-discarded", seat=1)),
    (E.HonorPaid(seat=1), line("honor-paid", seat=1)),
    (
        E.CardsDrawn(seat=1, count=2, cards=("bo-1", "parry-1")),
        line("cards-drawn", seat=1, count=2),
    ),
    (E.DeckDoubted(seat=1, question=4, discards=9), line("deck-doubted", seat=1)),
    (E.DeckAsked(question=4, count=12), line("deck-asked", count=12)),
    (E.DeckNotOut(), line("deck-not-out")),
    (E.DeckNotOut(said=False), None),
    (E.DiscardTaken(seat=1), line("discard-taken", seat=1)),
    (
        E.CardsDiscarded(seat=1, count=1, cards=("bo-1",)),
        line("cards-discarded", seat=1, count=1, cards=("bo",)),
    ),
    (
        E.CardsDiscarded(seat=1, count=2),
        line("cards-discarded", seat=1, count=2, cards=()),
    ),
    (
        E.CharacterCorrected(seat=1, character="benkei", resilience=3),
        line("character-corrected", seat=1, character="benkei"),
    ),
    (E.SeatReturned(seat=1, honor=2), line("seat-returned", seat=1, count=2)),
    (E.PlacesSwapped(seat=1, target=2), line("places-swapped", seat=1, target=2)),
    (E.CardsBurned(seat=1, count=2), line("cards-burned", seat=1, count=2)),
    (E.TurnEnded(seat=1), line("turn-ended", seat=1)),
    (
        E.WeaponPlayed(seat=1, card="bo-1", target=2, difficulty=1, wounds=1),
        line("weapon-played", seat=1, card="bo", target=2, difficulty=1),
    ),
    (E.Parried(seat=2, card="parry-1"), line("parried", seat=2, card="parry")),
    (E.Parried(seat=2, card=""), line("parried", seat=2, card="")),
    (E.WeaponGivenUp(seat=2, card="bo-1"), line("weapon-given-up", seat=2, card="bo")),
    (
        E.Wounded(seat=2, by=1, count=3, how="weapon"),
        line("wounded", seat=2, by=1, count=3),
    ),
    (E.Defeated(seat=2, by=1), line("defeated", seat=2, by=1)),
    (E.CardPlayed(seat=1, card="daimyo-1"), line("card-played", seat=1, card="daimyo")),
    (
        E.CardPlayed(seat=1, card="geisha-1", target=0),
        line("card-played-on", seat=1, card="geisha", target=0),
    ),
    (E.PropertyLaid(seat=1, card="armor-1"), line("property-laid", seat=1, card="armor")),
    (E.BushidoLaid(seat=1, card="bushido-1", to=3), line("bushido-laid", seat=1, to=3)),
    (
        E.CardTaken(seat=1, target=2, card="bo-1"),
        line("unseen-card-taken", seat=1, target=2),
    ),
    (E.CardLost(seat=1, card="bo-1"), line("card-lost", seat=1, card="bo")),
    (E.CardLost(seat=1), line("unseen-card-lost", seat=1)),
    (E.PropertyLost(seat=1, card="armor-1"), line("property-lost", seat=1, card="armor")),
    (E.Healed(seat=1, resilience=5), line("healed", seat=1, count=5)),
    (E.ResiliencePaid(seat=1), line("resilience-paid", seat=1)),
    (E.DeckEnded(deck=50), line("deck-ended", count=50)),
    (E.GameEnded(ending=Ending(reason="honor", cause="deck")), line("ended-honor")),
    (E.DaimyoCounted(counts=(1, 0, 2)), line("daimyo-counted", count=3)),
    (E.TimeCalled(), line("time-called")),
    (E.TimeRecalled(), line("time-recalled")),
    (E.HonorCorrected(seat=1, honor=3), line("honor-corrected", seat=1, count=3)),
    (
        E.ResilienceCorrected(seat=1, resilience=3),
        line("resilience-corrected", seat=1, count=3),
    ),
    (E.HandCorrected(seat=1, hand=3), line("hand-corrected", seat=1, count=3)),
    (E.DeckCorrected(deck=30), line("deck-corrected", count=30)),
    (E.TurnCorrected(seat=1), line("turn-corrected", seat=1)),
    (E.TurnCorrected(seat=1, steps=("play",)), line("turn-corrected", seat=1)),
    (
        E.TurnCorrected(seat=1, steps=("draw", "play")),
        line("turn-started-corrected", seat=1),
    ),
    (E.StepAdded(step="bushido", before="draw"), None),
    (E.Withdrawn(question=3), None),
    (E.JudgedAnew(seat=1, wounds=2), line("judged-anew", seat=1, count=2)),
    (E.AttackVoided(seat=1), line("attack-voided", seat=1)),
    (
        E.LaidCorrected(seat=1, card="armor-1", lies_there=True),
        line("laid-corrected", seat=1, card="armor"),
    ),
    (
        E.LaidCorrected(seat=1, card="armor", lies_there=False),
        line("unlaid-corrected", seat=1, card="armor"),
    ),
    (E.BushidoCorrected(seat=1, card="bushido"), line("bushido-corrected", seat=1)),
    (E.LeaveWaited(seat=1), line("leave-waited", seat=1)),
    (E.SeatLeft(seat=1, honor=2), line("seat-left", seat=1, count=2)),
    (E.LevelLowered(), line("level-lowered")),
]


@pytest.mark.parametrize(("event", "expected"), TOLD, ids=lambda each: type(each).__name__)
def test_the_table_hears_it_like_this(event: Any, expected: Any) -> None:
    assert RULES.seen_by(event, TABLE) == expected


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        (at(1), line("you-drew", cards=("bo", "parry"))),
        (at(0), line("cards-drawn", seat=1, count=2)),
        (at(2), line("cards-drawn", seat=1, count=2)),
    ],
)
def test_only_who_draws_hears_the_faces(viewer: Actor, expected: Any) -> None:
    drawn = E.CardsDrawn(seat=1, count=2, cards=("bo-1", "parry-1"))
    assert RULES.seen_by(drawn, viewer) == expected


def test_an_unknown_draw_is_told_to_its_owner_as_to_everyone() -> None:
    drawn = E.CardsDrawn(seat=1, count=2)
    assert RULES.seen_by(drawn, at(1)) == line("cards-drawn", seat=1, count=2)


@pytest.mark.parametrize("seat", [1, 2])
def test_the_two_of_a_diversion_hear_the_card(seat: int) -> None:
    taken = E.CardTaken(seat=1, target=2, card="bo-1")
    assert RULES.seen_by(taken, at(seat)) == line("card-taken", seat=1, target=2, card="bo")
    unseen = E.CardTaken(seat=1, target=2)
    assert RULES.seen_by(unseen, at(seat)) == line("unseen-card-taken", seat=1, target=2)


def test_every_event_is_in_this_list() -> None:
    assert {type(event) for event, _ in TOLD} == set(EVENTS)
