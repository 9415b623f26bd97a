"""What the people around a real table count themselves: life, reputation, distance, damage.

It is worked out from the cards that lie there and the printed rules, apart from the rules' own
code, on purpose; where it differs from what the hub says, one of the two is wrong.
"""

from hub.rules.bang.proof.real_cards import RealCards
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import Line

_STRENGTH = {"volcanic": 1, "schofield": 2, "remington": 3, "carabine": 4, "winchester": 5}
_FURTHER = ("mustang", "hideout")
_NEARER = ("scope", "binocular")
_ALL = 99


class Ledger:
    """Bullets and reputation as people keep them, by what they hear and see."""

    def __init__(self, cards: RealCards, skips_harmless: bool = False) -> None:
        self._cards = cards
        self._skips_harmless = skips_harmless
        self._left: set[int] = set()
        self.abilities: list[str] = []
        self.life: list[int] = []
        self.reputation: list[int] = []
        self.turn = -1
        self._blow = 0

    def hear(self, line: Line) -> None:
        params = {name: each for name, each in line.params.items() if isinstance(each, int)}
        seat, count = params.get("seat", -1), params.get("count", 0)
        if line.code == "turn-began":
            self.turn = seat
        elif line.code in ("bang-played", "two-cards-fired"):
            self._check_shot(seat, params["target"], params["distance"], count)
        elif line.code in ("card-played", "card-played-on", "card-used", "card-used-on"):
            self._blow = _ALL if line.params["card"] == "duel" else 1
        elif line.code == "dynamite-exploded":
            self._blow = 3
        elif line.code == "recovered":
            self.life[seat] = count
        elif line.code in ("wounded", "burned", "duel-lost"):
            self._check_wound(seat, count)
        elif line.code == "beer-saved":
            self._check_beer(seat, count)
        elif line.code == "healed":
            self.life[seat] += count
        elif line.code == "life-paid":
            self.life[seat] -= 1
        else:
            self._hear_reputation(line.code, seat, params)

    def _hear_reputation(self, code: str, seat: int, params: dict[str, int]) -> None:
        if code == "fallen":
            self.reputation[seat] -= 1
            self.reputation[params["by"]] += 1
        elif code == "fallen-alone":
            self.reputation[seat] -= 1
        elif code == "deck-ended":
            self.reputation = [each - 1 for each in self.reputation]
        elif code == "seat-left":
            self.reputation[seat] -= params["count"]
            self.abilities[seat] = ""
            self._left.add(seat)

    def _check_shot(self, by: int, target: int, far: int, damage: int) -> None:
        """Strength less distance plus one, and only what the weapon reaches."""
        seats = min(self._steps(by, target), self._steps(target, by))
        laid = [card.kind for card in self._cards.laid[by]]
        strength = max([_STRENGTH.get(kind, 1) for kind in laid], default=1)
        reach = max(1, seats + self._further(target) - self._nearer(by))
        blow = max(1, strength - seats + 1)
        if (far, damage) != (reach, blow) or reach > strength:
            raise Disagreement(
                f"a shot at {reach} with {strength} does {blow}: not {far}, {damage}"
            )
        self._blow = blow

    def _steps(self, start: int, end: int) -> int:
        """Going left from chair to chair: each that is passed is a step, and so is the last."""
        steps, at = 1, (start + 1) % len(self.life)
        while at != end:
            is_empty = self.life[at] == 0 or not self._cards.hands[at]
            is_passed_over = self._skips_harmless and is_empty and at not in self._left
            steps += not is_passed_over
            at = (at + 1) % len(self.life)
        return steps

    def _further(self, at: int) -> int:
        is_off = self.abilities[self.turn] == "belle-star" and at != self.turn
        kinds = [] if is_off else [card.kind for card in self._cards.laid[at]]
        return sum(kind in _FURTHER for kind in kinds) + (self.abilities[at] == "paul-regret")

    def _nearer(self, at: int) -> int:
        kinds = [card.kind for card in self._cards.laid[at]]
        return sum(kind in _NEARER for kind in kinds) + (self.abilities[at] == "rose-doolan")

    def _check_wound(self, seat: int, count: int) -> None:
        if count != min(self._blow, self.life[seat]):
            raise Disagreement(f"a blow of {self._blow} at {self.life[seat]} does not cost {count}")
        self.life[seat] -= count

    def _check_beer(self, seat: int, left: int) -> None:
        worth = 2 if self.abilities[seat] == "tequila-joe" else 1
        if self._blow < self.life[seat] or left != worth:
            raise Disagreement(f"a Beer against {self._blow} at {self.life[seat]} leaves {left}")
        self.life[seat] = left
