"""`python -m tests.recorded.record NAME`: write a night down, to be replayed for ever.

Nights that are here already are never written again: whatever changes, they must still read.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from hub.bots.player import PlainPlayer, RandomPlayer
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.ruleset import Ruleset
from hub.rules.contract.stage import Seen
from hub.rules.contract.who import HOST, REFEREE, Who, at
from hub.rules.registry import GAMES
from hub.storage.file import write
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.table import Table

replace = msgspec.structs.replace

HERE = Path(__file__).parent
NAMES = ("Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia", "Hana")

MIDDLE = 150

# Together they hold every event there is. A name begins with its game, which is Samurai Sword's
# where none is said; chance goes by it too, so a number at its end makes it another night.
NIGHTS: dict[str, dict[str, Any]] = {
    "cards-5": {"players": 5, "level": "cards", "pace": "flow"},
    "cards-6": {"players": 6, "level": "cards", "pace": "flow"},
    "cards-7-pairs": {"players": 7, "level": "cards", "characters": "pairs"},
    "cards-3": {"players": 3, "level": "cards"},
    "companion-4": {"players": 4},
    "companion-7": {"players": 7, "pace": "flow"},
    "companion-5": {"players": 5, "pace": "flow", "house": {"deck_end": "when-needed"}},
    "companion-6-typed": {"players": 6, "roles": "typed", "characters": "typed"},
    "tokens-5": {"players": 5, "level": "tokens"},
    "tokens-7-pairs": {"players": 7, "level": "tokens", "characters": "pairs", "pace": "flow"},
    "around-4": {"players": 4, "level": "cards", "pace": "flow"},
    "moved-3": {"players": 3, "level": "cards", "pace": "flow"},
    "timed-4": {"players": 4, "level": "cards", "characters": "pairs", "shogun": 0, "pace": "flow"},
    "duel-cards": {"level": "cards"},
    "duel-typed-2": {"characters": "typed"},
    "duel-needed-8": {"pace": "flow", "house": {"deck_end": "when-needed"}},
    "duel-tokens": {"level": "tokens"},
    "bang-typed-6-76": {
        "players": 6,
        "roles": "typed",
        "characters": "typed",
        "box": "dodge-city",
    },
    "bang-pairs-5-26": {"players": 5, "characters": "pairs", "box": "characters"},
    "bang-pairs-5-78": {"players": 5, "characters": "pairs", "box": "characters"},
    "bang-three-3-23": {"players": 3, "box": "dodge-city"},
    "bang-companion-4-24": {"players": 4, "box": "dodge-city"},
    "bang-flow-7-107": {"players": 7, "pace": "flow", "box": "dodge-city"},
    "bang-tokens-8": {"players": 8, "level": "tokens"},
}

# What seldom happens by chance; the first of them may happen early.
WISHES = {
    "samurai": ("draw", "leave", "correct-deck", "step-down"),
    "duel": ("draw", "correct-deck", "step-down"),
    "bang": ("two-for-bang", "correct-deck", "leave", "step-down"),
}

# Here much happens beside the game: all that can.
AROUND = "around-4"
# And here a seat goes to another phone.
MOVED = "moved-3"
# And here a tournament's time is up.
TIMED = "timed-4"


def rules_of(name: str) -> Ruleset[Any]:
    """A night's name begins with its game's."""
    return GAMES.get(name.partition("-")[0], GAMES["samurai"])


def told(rules: Ruleset[Any], state: Any) -> dict[str, Any]:
    """What of a state must come out the same in every later version."""
    outcome = rules.outcome(state)
    return _SEEN[rules.key](state) | {
        "deck": state.deck,
        "turns": state.turns,
        "totals": {team.key: team.total for team in outcome.teams} if outcome else {},
        "reason": outcome.reason if outcome else "",
    }


def _of_samurai(state: Any) -> dict[str, Any]:
    return {
        "honor": [seat.honor for seat in state.seats],
        "resilience": [seat.resilience for seat in state.seats],
        "hands": [seat.hand for seat in state.seats],
        "characters": [seat.character for seat in state.seats],
        "roles": [seat.role for seat in state.seats],
    }


def _of_bang(state: Any) -> dict[str, Any]:
    return {
        "reputation": [seat.reputation for seat in state.seats],
        "life": [seat.life for seat in state.seats],
        "hands": [seat.hand for seat in state.seats],
        "laid": [len(seat.laid) for seat in state.seats],
        "characters": [seat.character for seat in state.seats],
        "roles": [seat.role for seat in state.seats],
    }


def _of_duel(state: Any) -> dict[str, Any]:
    figures = [figure for side in state.sides for figure in side.figures]
    return {
        "characters": [figure.name for figure in figures],
        "resilience": [figure.resilience for figure in figures],
        "fallen": [figure.name for figure in figures if figure.fallen],
        "laid": [len(figure.laid) for figure in figures],
        "lines": [list(side.line) for side in state.sides],
        "active": [side.active for side in state.sides],
        "hands": [side.hand for side in state.sides],
    }


_SEEN = {"samurai": _of_samurai, "bang": _of_bang, "duel": _of_duel}


class Night:
    """A table of restless people: most moves are plain, some wild, some taken back."""

    def __init__(self, name: str) -> None:
        self.rules = rules_of(name)
        self.chance = random.Random(name)
        self.store = MemoryStore()
        options = msgspec.convert(NIGHTS[name], self.rules.options_type)
        self.table = Table.open(self.store, self.rules, name, options, lambda: 0, seed=name)
        for seat in range(options.players):
            self.table.sit(seat, NAMES[seat])
        if name == AROUND:
            self._come_and_go()
        self.table.start(HOST)
        if name == AROUND:
            self._hand_round()
        if name == MOVED:
            self.table.move_seat(NAMES[1], ())
        self.plain = PlainPlayer(self.rules, SeededChance(name))
        self.wild = RandomPlayer(name)
        self.wishes = ["time-up"] if name == TIMED else list(WISHES[self.rules.key])

    def _come_and_go(self) -> None:
        """Before the start: a code, keys, another order, someone who gets up, a bot."""
        table = self.table
        table.choose_code("AROUND")
        table.choose(HOST, table.options())
        table.give_key("seat", 0)
        table.give_key("seat", 0, instead=True)
        table.stand(3)
        table.seat_bot(3, "Botan")
        table.set_pace(0.5)
        table.reorder((1, 0, 2, 3, 4, 5, 6))

    def _hand_round(self) -> None:
        self.table.hand(2, "0" * 64, lambda: True)
        self.table.take_back(2)
        self.table.pause(HOST)
        self.table.resume_play(HOST)

    def close(self) -> None:
        """The night is over, taken away, and closed."""
        self.table.lay_open(HOST)
        self.table.end(HOST)

    def play(self) -> None:
        while self.table.awaited():
            try:
                self._step()
            except Refusal:
                continue

    def _step(self) -> None:
        if self._do_wish():
            return
        dice = self.chance.random()
        if dice < 0.03:
            self.table.undo(HOST)
        elif dice < 0.2:
            self._meddle()
        else:
            self._move(self.chance.choice(self.table.awaited()), is_wild=dice < 0.4)

    def _do_wish(self) -> bool:
        """What seldom happens by chance, as soon as it can: a leave while a card is asked …"""
        for key in self.wishes if self.table.version > MIDDLE else self.wishes[:1]:
            for who in (HOST, REFEREE, *(at(seat) for seat in range(len(self.table.names)))):
                sight = self.table.look(who)
                is_time = key != "leave" or sight.view.asked
                for offer in sight.offers:
                    is_choice = key != "draw" or offer.fields
                    if offer.key == key and offer.closed is None and is_time and is_choice:
                        self.wishes.remove(key)
                        self.table.submit(who, self._filled(offer), f"wish-{sight.version}")
                        return True
        return False

    def _filled(self, offer: Offer) -> Move:
        """Ieyasu takes the top discard; all else as chance will have it."""
        move = self.wild.fill(offer)
        return replace(move, values={"first": "discard"}) if offer.key == "draw" else move

    def _move(self, seat: int, *, is_wild: bool) -> None:
        sight = self.table.look(at(seat))
        seen = Seen(sight.view, self.table.secret(seat), sight.offers)
        # Who holds real cards knows more than the hub; BANG!'s own policy makes do with less.
        is_wild = is_wild or (sight.view.level != "cards" and self.rules.key != "bang")
        move = (self.wild if is_wild else self.plain).move(seen)
        self.table.submit(at(seat), move, f"move-{sight.version}")

    def _meddle(self) -> None:
        """A correction, the deck's end, a wound told by who took it; someone leaving a ring."""
        who = self.chance.choice([HOST, at(self.chance.randrange(len(self.table.names)))])
        offers = [offer for offer in self.table.look(who).offers if self._is_welcome(offer, who)]
        if offers:
            move = self.wild.fill(self.chance.choice(offers))
            self.table.submit(who, move, f"meddle-{self.table.version}")

    def _is_welcome(self, offer: Offer, who: Who) -> bool:
        leave = 0.0 if self.rules.key == "duel" else 0.1
        rare = {"deal-again": 0.02, "step-down": 0.3, "leave": leave, "correct-honor": 0.05}
        return offer.closed is None and self.chance.random() < rare.get(offer.key, 1)


def record(name: str) -> None:
    night = Night(name)
    night.play()
    if name == AROUND:
        night.close()
    path = HERE / f"{name}.log"
    if path.exists():
        raise SystemExit(f"{path.name} is there already, for good")
    write(night.store.read(name), path)
    state = night.table._standing.history.state
    text = json.dumps(told(night.rules, state), indent=2) + "\n"
    (HERE / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or NIGHTS:
        record(wanted)
