"""What BANG! counts for its awards, the finest first. At each level what it is told of."""

from hub.rules.cardplay.awards import narrow_escapes
from hub.rules.contract.award import AwardRule, against_own_side, told_of

_WOUNDS = told_of(
    "wounded", "duel-lost", who="by", weight="count", against="seat", tells={"target": "seat"}
)
_SHOT = told_of("bang-played", "two-cards-fired", weight="distance", tells={"target": "target"})
_DODGED = ("dodged", "dodged-in-play")
_PLAYED = ("card-played", "card-played-on", "card-used", "card-used-on")
_HURT = ("wounded", "duel-lost", "burned")

AWARDS = (
    AwardRule("escape", narrow_escapes(*_DODGED, counter="life"), "greatest"),
    AwardRule("beer", told_of("beer-saved")),
    AwardRule("defeats", told_of("fallen", who="by", against="seat")),
    AwardRule("betrayal", against_own_side(_WOUNDS)),
    AwardRule("parries", told_of(*_DODGED)),
    AwardRule("barrel", told_of("barrel-held")),
    AwardRule("blow", _WOUNDS, "greatest"),
    AwardRule("untouched", told_of(*_HURT), "never"),
    AwardRule("wounds", _WOUNDS),
    AwardRule("reach", _SHOT, "greatest"),
    AwardRule("jail", told_of("jail-shut")),
    AwardRule("comeback", told_of("recovered")),
    AwardRule("suffered", told_of(*_HURT, weight="count")),
    AwardRule("actions", told_of(*_PLAYED)),
    AwardRule("dealt", _WOUNDS, "fact"),
    AwardRule("turns", told_of("turn-began"), "fact"),
)
