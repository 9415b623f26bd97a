"""What the final duel counts for its awards, the finest first; a line names whose side was hurt."""

from collections.abc import Iterable

from hub.rules.contract.award import AwardRule, Feat, Feats, PublicStep, told_of
from hub.rules.contract.outcome import Outcome


def _by_the_other(feats: Feats) -> Feats:
    """The same, to the credit of the other of the two."""

    def other(step: PublicStep, outcome: Outcome) -> Iterable[Feat]:
        for feat in feats(step, outcome):
            yield feat._replace(seat=1 - feat.seat)

    return other


_HURT = told_of("wounded", weight="count", tells={"character": "character"})

AWARDS = (
    AwardRule("parries", told_of("parried")),
    AwardRule("blow", _by_the_other(_HURT), "greatest"),
    AwardRule(
        "reach", told_of("weapon-played", weight="difficulty", tells={"card": "card"}), "greatest"
    ),
    AwardRule("felled", _by_the_other(told_of("fell"))),
    AwardRule("wounds", _by_the_other(_HURT)),
    AwardRule("actions", told_of("card-played", "card-played-on")),
    AwardRule("properties", told_of("property-laid")),
    AwardRule("dealt", _by_the_other(_HURT), "fact"),
    AwardRule("turns", told_of("turn-began"), "fact"),
)
