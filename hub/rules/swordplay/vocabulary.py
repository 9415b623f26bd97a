"""What both games say that are played with the box of Samurai Sword, of its cards above all.

A game gives its own codes besides, by their kinds (see its vocabulary.py).
"""

from collections.abc import Iterable
from typing import Any

from hub.rules.box.cards import KINDS, PROPERTIES
from hub.rules.cardplay import vocabulary as cardplay
from hub.rules.cardplay.action_table import Situations
from hub.rules.cardplay.answers import TAKE_BACK
from hub.rules.contract import vocabulary as contract
from hub.rules.contract.event import Event
from hub.rules.contract.value import Value
from hub.rules.contract.vocabulary import NONE, Codes, Vocabulary, codes, joined, plain

_STORY = codes(
    "bushido-gone-corrected",
    "card-flipped: card seat",
    "card-lost: card seat",
    "card-played: card seat",
    "card-taken: card seat target",
    "cards-drawn: count seat",
    "flip-other: seat",
    "flip-weapon: seat",
    "unseen-card-lost: seat",
    "unseen-card-taken: seat target",
    "you-drew: cards",
)
_REFUSALS = codes(
    "bushido-in-play: seat",
    "last-card",
    "last-resilience",
    "no-weapon",
    "not-in-hand: card",
    "out-of-reach: difficulty reach weapon",
    "weapon-limit: limit used",
)
_FIELDS = plain(
    "card cards change character check count deck first flipped game seat target value weapon"
    " what wounds"
)
_CHOICES: dict[str, Codes] = {
    "change": codes(*(f"{sign}{kind}" for sign in "+-" for kind in PROPERTIES)),
    "deck": cardplay.DECK_CHOICES,
    "check": codes("check-later", "check-now"),
    "flip": codes("other", "weapon"),
    "game": cardplay.GAME_CHOICES,
    "source": codes("deck", "discard"),
    "seat": cardplay.SOURCE_CHOICES,
    "used": cardplay.USED_CHOICES,
    "spoil": codes(*PROPERTIES, "bushido", "hand"),
}


def sword_vocabulary(
    game: str,
    events: Iterable[type[Event]],
    actions: tuple[Situations[Any], ...],
    asked: Codes,
    option_types: tuple[type[Value], ...],
    choices: dict[str, Codes],
    about: Codes,
    **own: Codes,
) -> Vocabulary:
    """What both say, and of each kind what this game says besides.

    `actions` are its tables, the answers by their questions first; `asked` is what questions say,
    `about` what its offers do.
    """
    situations = [each for table in actions for each in table.values()]
    both = {
        "story": joined(contract.told(events), _STORY, cardplay.STORY),
        "refusals": joined(_REFUSALS, cardplay.REFUSALS),
        "offers": contract.offered(
            *situations, (TAKE_BACK,), about=joined(cardplay.OFFERS_ABOUT, about)
        ),
        "questions": contract.keys(actions[0], asked),
        "fields": joined(_FIELDS, cardplay.FIELDS),
        "notes": codes("all-open", "wounds"),
        "steps": codes("over"),
        "dues": cardplay.DRAWN,
        "counters": plain("fast-draw ginchiyo hand musashi resilience weapon"),
        "marks": codes(*PROPERTIES, "bushido", "harmless"),
        "piles": codes("deck", "discards", "heap"),
        "cards": codes(*KINDS),
        "levels": contract.levels(option_types[0]),
        "options": contract.options(*option_types),
        "pages": codes("tally-weapons: limit used"),
    }
    every: dict[str, Any] = {
        kind: joined(both.get(kind, NONE), own.get(kind, NONE)) for kind in {**both, **own}
    }
    return Vocabulary(
        game=game, choices=_CHOICES | choices, how=3, own={"shelf": codes("cards")}, **every
    )
