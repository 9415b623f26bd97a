"""What people say to a hub that counts, when they do something with real cards."""

from hub.rules.contract.form import FieldValue, Move
from hub.rules.swordplay.proof.real_cards import RealCards

# Answers whose card is laid open only when the round closes.
_LAID_LATER = {"parry", "parry-weapon", "give-weapon"}


def declare(cards: RealCards, seat: int, move: Move, question: int) -> Move:
    """A decision taken over a hand, as it is declared: never what stays in that hand."""
    values: dict[str, FieldValue] = dict(move.values)
    if move.offer in _LAID_LATER:
        cards.to_lay[seat] = [str(values.pop("weapon", "parry"))]
    elif move.offer == "end-turn" and "cards" in values:
        thrown = values.pop("cards")
        assert isinstance(thrown, tuple)
        cards.to_lay[seat] = [str(kind) for kind in thrown]
        values["count"] = len(thrown)
    elif move.offer == "flip":
        values = {"flipped": "weapon" if cards.top_is_weapon() else "other"}
    return Move(offer=move.offer, question=question, values=values)
