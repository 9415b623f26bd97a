"""Every event of a duel as it is told."""

from types import SimpleNamespace
from typing import Any

import pytest

from hub.rules.contract.actor import TABLE
from hub.rules.contract.view import line
from hub.rules.duel.events import EVENTS
from hub.rules.duel.options import Options
from hub.rules.duel.state import Ending, Question
from tests.rules.duel.arranged import RULES

# By their names, as they are called below.
E: Any = SimpleNamespace(**{event.__name__: event for event in EVENTS})
TWO = ("benkei", "tomoe")

TOLD: list[tuple[Any, Any]] = [
    (E.Opened(options=Options(), deal=1), line("opened")),
    (E.Opened(options=Options(), deal=2), line("dealt-again")),
    (E.FoursSet(fours=(TWO, TWO)), line("fours-set")),
    (E.LinedUp(lineups=(TWO, TWO)), line("lined-up")),
    (E.FirstDrawn(seat=1), line("first-drawn", seat=1)),
    (E.TokensPlaced(), line("tokens-placed")),
    (E.Asked(question=Question(question=1, key="name", asked=(1,))), None),
    (E.Named(seat=1, character="benkei"), line("named", seat=1, character="benkei")),
    (E.Named(seat=1, character=""), line("nobody-named", seat=1)),
    (
        E.ActiveCorrected(seat=1, character="benkei"),
        line("active-corrected", seat=1, character="benkei"),
    ),
    (
        E.CharacterCorrected(seat=1, was="hanzo", character="benkei", resilience=3),
        line("character-corrected", seat=1, character="benkei"),
    ),
    (
        E.ResilienceCorrected(character="benkei", resilience=3),
        line("resilience-corrected", character="benkei", count=3),
    ),
    (
        E.ResilienceCorrected(character="benkei", resilience=3, line=("benkei", "ieyasu")),
        line("unfallen", character="benkei", count=3),
    ),
    (
        E.ResilienceCorrected(character="benkei", resilience=3, line=TWO, behind="ieyasu"),
        line("unfallen-behind", character="benkei", count=3),
    ),
    (
        E.Healed(seat=1, character="benkei", resilience=5),
        line("healed", seat=1, character="benkei", count=5),
    ),
    (
        E.ResiliencePaid(seat=1, character="nobunaga"),
        line("resilience-paid", seat=1, character="nobunaga"),
    ),
    (
        E.Wounded(seat=1, characters=("benkei",), count=2, how="weapon"),
        line("wounded", seat=1, character="benkei", count=2),
    ),
    (
        E.Wounded(seat=1, characters=TWO, count=1, how="battle-cry"),
        line("side-wounded", seat=1, characters=TWO, count=1),
    ),
    (
        E.Wounded(seat=1, characters=("benkei",), count=1, how="bushido"),
        line("bitten", seat=1, character="benkei", count=1),
    ),
    (
        E.Wounded(seat=-1, characters=TWO, count=1, how="deck"),
        line("deck-wounded", characters=TWO),
    ),
    (E.Fell(seat=1, character="benkei"), line("fell", seat=1, character="benkei")),
    (
        E.SteppedIn(seat=1, character="ieyasu", resilience=5, line=("ieyasu", "tomoe")),
        line("stepped-in", seat=1, character="ieyasu", count=5),
    ),
    (
        E.PlaceTaken(seat=1, character="ieyasu", line=("ieyasu", "tomoe")),
        line("place-taken-left", seat=1, character="ieyasu"),
    ),
    (
        E.PlaceTaken(seat=1, character="ieyasu", line=("tomoe", "ieyasu")),
        line("place-taken-right", seat=1, character="ieyasu"),
    ),
    (
        E.WeaponPlayed(seat=1, card="bo-1", character="benkei", difficulty=2, wounds=1),
        line("weapon-played", seat=1, card="bo", character="benkei", difficulty=2),
    ),
    (E.CardPlayed(seat=1, card="geisha-1"), line("card-played", seat=1, card="geisha")),
    (
        E.CardPlayed(seat=1, card="geisha-1", character="benkei"),
        line("card-played-on", seat=1, card="geisha", character="benkei"),
    ),
    (
        E.PropertyLaid(seat=1, card="armor-1", character="benkei"),
        line("property-laid", seat=1, card="armor", character="benkei"),
    ),
    (
        E.PropertyLost(seat=1, card="armor-1", character="benkei"),
        line("property-lost", seat=1, card="armor", character="benkei"),
    ),
    (
        E.LaidCorrected(character="benkei", card="armor-1", lies_there=True),
        line("laid-corrected", character="benkei", card="armor"),
    ),
    (
        E.LaidCorrected(character="benkei", card="armor-1", lies_there=False),
        line("unlaid-corrected", character="benkei", card="armor"),
    ),
    (E.BushidoHeld(seat=1, character="benkei"), line("bushido-held", seat=1, character="benkei")),
    (
        E.BushidoCorrected(seat=0, card="bushido", character="benkei"),
        line("bushido-corrected", character="benkei"),
    ),
    (
        E.BushidoCorrected(seat=-1, card="bushido", character=""),
        line("bushido-gone-corrected"),
    ),
    (
        E.GameEnded(ending=Ending(reason="shogun", cause="weapon", winner=1)),
        line("ended-shogun", seat=1),
    ),
]


@pytest.mark.parametrize(("event", "expected"), TOLD, ids=lambda each: type(each).__name__)
def test_everyone_hears_it_like_this(event: Any, expected: Any) -> None:
    assert RULES.seen_by(event, TABLE) == expected


def test_every_event_of_its_own_is_in_this_list() -> None:
    own = {event for event in EVENTS if event.__module__.startswith("hub.rules.duel")}
    assert {type(event) for event, _ in TOLD} == own
