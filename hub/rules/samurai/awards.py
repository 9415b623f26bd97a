"""What Samurai Sword counts for its awards, the finest first. At each level what it is told of."""

from hub.rules.cardplay.awards import narrow_escapes
from hub.rules.contract.award import AwardRule, against_own_side, told_of

_WOUNDS = told_of("wounded", who="by", weight="count", against="seat", tells={"target": "seat"})
_REACHED = told_of("weapon-played", weight="difficulty", tells={"target": "target", "card": "card"})

AWARDS = (
    AwardRule("escape", narrow_escapes("parried", counter="resilience"), "greatest"),
    AwardRule("defeats", told_of("defeated", who="by", against="seat")),
    AwardRule("betrayal", against_own_side(_WOUNDS)),
    AwardRule("parries", told_of("parried")),
    AwardRule("blow", _WOUNDS, "greatest"),
    AwardRule("untouched", told_of("wounded"), "never"),
    AwardRule("wounds", _WOUNDS),
    AwardRule("reach", _REACHED, "greatest"),
    AwardRule("comeback", told_of("recovered")),
    AwardRule("suffered", told_of("wounded", weight="count")),
    AwardRule("actions", told_of("card-played", "card-played-on")),
    AwardRule("properties", told_of("property-laid")),
    AwardRule("dealt", _WOUNDS, "fact"),
    AwardRule("turns", told_of("turn-began"), "fact"),
)
