"""Honor and resilience: lost, won, paid, set straight. The box and the heap have the rest."""

from typing import Literal

from hub.rules.cardplay import character_correction
from hub.rules.cardplay.token_events import TokenPaid, TokensLost, TokensSet, TokenWon
from hub.rules.contract.event import story

How = Literal["weapon", "battle-cry", "jujutsu", "told"]


class ResilienceSet(TokensSet):
    """A seat has so much resilience from here on."""

    token = "resilience"

    resilience: int


class Recovered(ResilienceSet, tag="recovered"):
    """From nothing to full resilience at the start of a turn."""

    tells = story("recovered", "seat", count="resilience")


class Healed(ResilienceSet, tag="healed"):
    """Breathing: all resilience back."""

    tells = story("healed", "seat", count="resilience")


class ResilienceCorrected(ResilienceSet, tag="resilience-corrected"):
    """A seat's resilience as it lies there."""

    tells = story("resilience-corrected", "seat", count="resilience")


class CharacterCorrected(character_correction.CharacterCorrected, tag="character-corrected"):
    """Who a seat really is."""

    tells = story("character-corrected", "seat", "character")
    token = "resilience"

    resilience: int


class Wounded(TokensLost, tag="wounded"):
    """Resilience lost."""

    tells = story("wounded", "seat", "by", "count")
    token = "resilience"

    how: How


class ResiliencePaid(TokenPaid, tag="resilience-paid"):
    """Nobunaga gives up a point for a card."""

    tells = story("resilience-paid", "seat")
    token = "resilience"


class HonorPaid(TokenPaid, tag="honor-paid"):
    """One honor to the box, for Bushido."""

    tells = story("honor-paid", "seat")
    token = "honor"


class HonorCorrected(TokensSet, tag="honor-corrected"):
    """A seat's honor as it lies there."""

    tells = story("honor-corrected", "seat", count="honor")
    token = "honor"

    honor: int


class Defeated(TokenWon, tag="defeated"):
    """The last resilience is gone: one honor goes to whoever did it."""

    tells = story("defeated", "seat", "by")
    highlight = "defeat"
    token = "honor"
