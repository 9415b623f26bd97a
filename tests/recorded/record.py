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
from hub.rules.contract.actor import HOST, HUB, PANEL, REFEREE, TABLE, Actor, at
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Game
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.sheets.shelf import Shelf
from hub.storage.file import write
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.own_corrections import CALL_AFTER
from hub.tables.table import Table
from hub.tables.takeover_limits import WAIT, TakeoverWaits

replace = msgspec.structs.replace

HERE = Path(__file__).parent
NAMES = ("Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia", "Hugo")

MIDDLE = 150

# Together they hold every event that a game has. The game is Samurai Sword, where none is named;
# a `seed` was looked for, so that much happens in few nights.
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
    "taken-4": {"players": 4, "level": "cards", "pace": "flow"},
    "timed-4": {"players": 4, "level": "cards", "characters": "pairs", "shogun": 0, "pace": "flow"},
    "proxied-4": {"players": 4, "level": "cards", "pace": "flow"},
    "recalled-4": {
        "players": 4,
        "level": "cards",
        "characters": "pairs",
        "shogun": 0,
        "pace": "flow",
    },
    "told-5": {"players": 5, "level": "tokens", "characters": "typed", "pace": "flow"},
    "bang-told-5": {"game": "bang", "players": 5, "level": "tokens", "characters": "typed"},
    "put-right-4": {"players": 4, "level": "tokens", "pace": "flow"},
    "bang-8": {"game": "bang", "seed": "bang-8@30", "players": 8, "box": "dodge-city"},
    "bang-7-pairs": {
        "game": "bang",
        "seed": "bang-7-pairs@71",
        "players": 7,
        "characters": "pairs",
        "box": "characters",
    },
    "bang-5-typed": {
        "game": "bang",
        "seed": "bang-5-typed@54",
        "players": 5,
        "roles": "typed",
        "pace": "flow",
    },
    "bang-4-tokens": {"game": "bang", "players": 4, "level": "tokens", "box": "characters"},
    "asked-5": {"players": 5},
    "bang-asked-4": {"game": "bang", "players": 4},
    "duel-asked": {"game": "duel"},
    "duel-cards": {"game": "duel", "level": "cards"},
    "duel-typed-2": {"game": "duel", "characters": "typed"},
    "duel-needed-8": {"game": "duel", "pace": "flow", "house": {"deck_end": "when-needed"}},
    "duel-tokens": {"game": "duel", "level": "tokens"},
    "duel-told": {"game": "duel", "level": "tokens", "characters": "typed"},
    "straight-5": {"seed": "straight-5@7", "players": 5},
    "bang-straight-5": {"game": "bang", "seed": "bang-straight-5@0", "players": 5},
    "duel-straight": {"game": "duel", "seed": "duel-straight@15"},
    "duel-voided": {"game": "duel", "seed": "duel-straight@59"},
    "solo-typed": {"game": "solo", "seed": "solo-typed@219", "sheet": "yagyu-munenori"},
    "solo-beheaded": {"game": "solo", "seed": "solo-typed@172", "sheet": "shishido-baiken"},
    "solo-rolled": {
        "game": "solo",
        "seed": "solo-rolled@50",
        "level": "rolled",
        "sheet": "sasaki-kojiro",
    },
}

# What would end a night, or change it for good, comes seldom.
RARE: dict[str, dict[str, float]] = {
    "samurai": {
        "deal-again": 0.02,
        "step-down": 0.3,
        "leave": 0.1,
        "correct-honor": 0.05,
        "stop-early": 0.0,
    },
    "bang": {
        "deal-again": 0.02,
        "step-down": 0.01,
        "leave": 0.02,
        "deck-end": 0.02,
        "stop-early": 0.0,
        "correct-reputation": 0.0,
        "correct-life": 0.05,
    },
    "duel": {"deal-again": 0.02, "step-down": 0.3, "leave": 0.0},
}

# And what seldom comes by itself is done as soon as it can be.
WISHES = {
    "duel": ("draw", "correct-deck", "step-down"),
    "bang": (
        "correct-laid",
        "two-for-bang",
        "life-for-card",
        "draw-discard",
        "diamond",
        "drink",
        "give-bang",
        "dynamite",
        "jail",
        "panic",
        "cat-balou",
        "gatling",
        "indians",
        "correct-reputation",
        "leave",
    ),
}

# Here much happens beside the game: all that can.
AROUND = "around-4"
# And here a seat goes to another phone.
MOVED = "moved-3"
# And here seats are taken over.
TAKEN = "taken-4"
# And here somebody answers for another, and a guest waits for the next game.
PROXIED = "proxied-4"
# And here a tournament's time is up.
TIMED = "timed-4"
# And here what could not be told before is told, and then the evening is over.
TOLD = ("told-5", "bang-told-5", "duel-told")
TOLD_WISHES = (
    "correct-character",
    "swap-places",
    "everyone",
    "late-wound",
    "leave",
    "come-back",
    "stop-early",
)
# And here the deck is asked for, by its button and by the count.
ASKED = ("asked-5", "bang-asked-4", "duel-asked")
# And here it was not up after all; a tournament's own notes are beside it.
RECALLED = "recalled-4"
# And here a tournament's table is put right, by its referee and by its players, and played on.
PUT_RIGHT = "put-right-4"
# And here cards in play are often set straight, and nothing ends the night early.
STRAIGHT = ("straight-5", "bang-straight-5", "duel-straight", "duel-voided")
# What is told late: a guard, and what strikes harder.
LATE = {
    "samurai": ("+armor", "+armor", "+fast-draw"),
    "bang": ("+mustang", "+mustang", "+barrel", "+dynamite"),
    "duel": ("+armor", "+armor", "+fast-draw"),
}
EARLY_ENDS = ("deal-again", "step-down", "leave", "deck-end", "correct-honor", "correct-reputation")


def told(rules: Game[Any], state: Any) -> dict[str, Any]:
    """What of a state must come out the same in every later version."""
    return _told_of_samurai(rules, state) if rules.key == "samurai" else _seen_by_all(rules, state)


def _seen_by_all(rules: Game[Any], state: Any) -> dict[str, Any]:
    view, outcome = rules.view(state, TABLE), rules.outcome(state)
    return {
        "places": [
            {
                "figure": place.figure,
                "role": place.role,
                "marks": [mark.key for mark in place.marks],
                **{counter.key: counter.value for counter in place.counters},
            }
            for place in view.places
        ],
        "piles": {pile.key: [pile.count, pile.top] for pile in view.piles},
        "round": view.round,
        "totals": {team.key: team.total for team in outcome.teams} if outcome else {},
        "reason": outcome.reason if outcome else "",
    }


def _told_of_samurai(rules: Game[Any], state: Any) -> dict[str, Any]:
    outcome = rules.outcome(state)
    return {
        "honor": [seat.honor for seat in state.seats],
        "resilience": [seat.resilience for seat in state.seats],
        "hands": [seat.hand for seat in state.seats],
        "characters": [seat.character for seat in state.seats],
        "roles": [seat.role for seat in state.seats],
        "deck": state.deck,
        "turns": state.turns,
        "totals": {team.key: team.total for team in outcome.teams} if outcome else {},
        "reason": outcome.reason if outcome else "",
    }


def _chosen(name: str) -> tuple[Game[Any], str, Any]:
    """The rules of a night, its seed and how it is played; a sheet is named by its key."""
    wished = dict(NIGHTS[name])
    seed = wished.pop("seed", name)
    rules = GAMES[wished.pop("game", "samurai")]
    if "sheet" in wished:
        wished["sheet"] = msgspec.to_builtins(Shelf(rules).get(wished["sheet"]))
    return rules, seed, msgspec.convert(wished, rules.options_type)


class Night:
    """A table of restless people: most moves are plain, some wild, some taken back."""

    def __init__(self, name: str) -> None:
        self.rules, seed, options = _chosen(name)
        self.chance = random.Random(seed)
        self.store = MemoryStore()
        of = "cup" if name == PUT_RIGHT else ""
        self.table = Table.open(self.store, self.rules, name, options, lambda: 0, seed=seed, of=of)
        for seat in range(options.players):
            self.table.seats.sit(seat, NAMES[seat])
        if name == AROUND:
            self._come_and_go()
        if name == PROXIED:
            self._appoint()
        self.table.game.start(HOST)
        if name == AROUND:
            self._hand_round()
        if name == MOVED:
            self.table.keys.move_seat(NAMES[1], (), is_own=True)
        if name == TAKEN:
            self._take_over()
        self.plain = PlainPlayer(self.rules, SeededChance(seed))
        self.wild = RandomPlayer(seed)
        # Whoever duels alone wildly never lives to strike by surprise.
        self.wildness = 0.22 if self.rules.key == "solo" else 0.4
        self.rare = RARE.get(self.rules.key, {})
        self.wishes = ["draw", "leave", "correct-deck", "step-down"]
        if name in (TIMED, PUT_RIGHT):
            self.wishes = ["time-up"]
        if name == RECALLED:
            self.wishes = ["time-up", "time-on"]
            self._note()
        if self.rules.key != "samurai":
            self.wishes = list(WISHES.get(self.rules.key, ()))
        if name in TOLD:
            self.wishes = list(TOLD_WISHES)
        self.is_hasty = name in (*TOLD, *STRAIGHT) or self.rules.key != "samurai"
        self.wishers: tuple[Actor, ...] = (HOST, REFEREE)
        if name in ASKED:
            self.wishes = ["ask-deck", "lapse", "correct-deck"]
            self.wishers = (HOST, PANEL, HUB)
        self.is_straight = name in STRAIGHT
        if self.is_straight:
            self.rare = dict.fromkeys(EARLY_ENDS, 0.0)
            self.wishes = ["judge-anew", "attack", "bang"] * 20

    def _come_and_go(self) -> None:
        """Before the start: a code, keys, another order, someone who gets up, a bot."""
        table = self.table
        table.settings.choose_code("AROUND")
        table.settings.choose(HOST, table.settings.options())
        table.keys.give("seat", 0)
        table.keys.give("seat", 0, instead=True)
        table.seats.stand(3)
        table.seats.seat_bot(3, "Botan")
        table.settings.set_pace(0.5)
        table.seats.reorder((1, 0, 2, 3, 4, 5, 6))

    def _appoint(self) -> None:
        """One phone and then another answers for a guest, who changes places with the first."""
        table = self.table
        for seat in (0, 1):
            table.keys.give("seat", seat)
        table.proxies.appoint(2, 0)
        table.proxies.appoint(3, 1)
        table.proxies.appoint(2, 1)
        table.proxies.appoint(3, None)
        table.seats.reorder((2, 1, 0, 3, 4, 5, 6))
        table.waiting.wait(NAMES[7], "3" * 64)

    def _hand_round(self) -> None:
        self.table.device.hand(2, "0" * 64, lambda: True)
        self.table.device.take_back(2)
        self.table.pause(HOST)
        self.table.resume_play(HOST)

    def _take_over(self) -> None:
        """Somebody gets up and comes back, is known by another, and a third nobody speaks for."""
        table, now = self.table, 0
        table.takeovers._waits = TakeoverWaits(lambda: now)
        table.keys.give("seat", 0)
        table.seats.stand(2)
        version = table.seats.sit(2, NAMES[2], digest="1" * 64)
        table.takeovers.vouch(0, 2, version)
        table.seats.stand(3)
        table.seats.seat_bot(3, "Botan")
        table.seats.sit(3, NAMES[7], digest="2" * 64)
        table.takeovers.uncover()
        now += WAIT
        table.takeovers.uncover()

    def _note(self) -> None:
        """What a table keeps for its referee."""
        version = self.table.referee.take_entry(0, "0" * 64, "list")
        self.table.referee.note_clocks({version: 60_000})
        self.table.referee.see_entries(version)

    def put_right(self) -> None:
        """Whatever can become of a correction, in the first turn."""
        table, own = self.table, self.table.own_corrections
        while not table.views.look(HOST).view.round:
            self._move(table.game.awaited()[0], is_wild=False)
        self._correct(REFEREE, 1, 4, why="Counted at the table")
        table.undo.last_move(REFEREE, "undo", why="A wrong tap")
        for seat in (0, 3):
            own.answer(seat, self._correct(at(2), 2, 4) if seat == 0 else self.asked, is_right=True)
        own.answer(1, self._correct(at(0), 0, 7), is_right=False)
        own.rule(self.asked, is_right=False, why="My decision")
        self._correct(at(0), 0, 8)
        self._correct(at(0), 0, 6)
        own.see_to(0)
        own.see_to(CALL_AFTER)
        own.rule(self.asked, is_right=True, why="Counted at the table")

    def _correct(self, who: Actor, seat: int, value: int, why: str = "") -> int:
        values: dict[str, Any] = {"seat": seat, "value": value, "game": "goes-on"}
        move = Move(offer="correct-honor", values=values)
        self.asked = self.table.game.submit(who, move, f"right-{self.table.version}", why=why)
        return self.asked

    def play_on(self) -> None:
        """It was over and closed, and is not after all; then it is."""
        self.table.end(HUB)
        self.table.undo.reopen(HUB)
        self.play()
        self.table.end(HUB)

    def close(self) -> None:
        """The night is over, taken away, and closed."""
        self.table.undo.lay_open(HOST)
        self.table.end(HOST)

    def play(self) -> None:
        while self.table.game.awaited():
            try:
                self._step()
            except Refusal:
                continue

    def _step(self) -> None:
        if self._do_wish():
            return
        dice = self.chance.random()
        if self.is_straight and self.chance.random() < 0.3 and self._tell_late():
            return
        if dice < 0.03:
            self.table.undo.last_move(HOST)
        elif dice < 0.2:
            self._meddle()
        else:
            self._move(self.chance.choice(self.table.game.awaited()), is_wild=dice < self.wildness)

    def _do_wish(self) -> bool:
        """What seldom happens by chance, as soon as it can: a leave while a card is asked …"""
        is_soon = self.is_hasty or self.table.version > MIDDLE
        for key in dict.fromkeys(self.wishes) if is_soon else self.wishes[:1]:
            for who in (*self.wishers, *(at(seat) for seat in range(len(self.table.seats.names)))):
                sight = self.table.views.look(who)
                is_time = key != "leave" or sight.view.asked
                # With this it is over.
                is_time = is_time and (key != "stop-early" or self.wishes == [key])
                for offer in sight.offers:
                    is_choice = key != "draw" or offer.fields
                    if offer.key == key and offer.closed is None and is_time and is_choice:
                        self.wishes.remove(key)
                        self.table.game.submit(who, self._filled(offer), f"wish-{sight.version}")
                        return True
        return False

    def _tell_late(self) -> bool:
        """Whoever is asked, or has the turn, tells of a card that lay there all the time."""
        view = self.table.views.look(HOST).view
        who = at(self.chance.choice([view.turn, *(view.asked[-1].seats if view.asked else ())]))
        late = ("correct-laid", "correct-bushido")
        offers = [each for each in self.table.views.look(who).offers if each.key in late]
        if not offers:
            return False
        move = self.wild.fill(self.chance.choice(offers))
        if "change" in move.values:
            change = self.chance.choice(LATE[self.rules.key])
            move = replace(move, values={**move.values, "change": change})
        self.table.game.submit(who, move, f"late-{self.table.version}")
        return True

    def _filled(self, offer: Offer) -> Move:
        """Ieyasu takes the top discard; all else as chance will have it."""
        move = self.wild.fill(offer)
        if PANEL in self.wishers and offer.key == "correct-deck":
            return replace(move, values={"count": 1})
        return replace(move, values={"first": "discard"}) if offer.key == "draw" else move

    def _move(self, seat: int, *, is_wild: bool) -> None:
        sight = self.table.views.look(at(seat))
        seen = Perspective(sight.view, self.table.views.secret(seat), sight.offers)
        # With real cards nobody here knows what people hold.
        is_wild = is_wild or sight.view.level in ("companion", "tokens")
        move = (self.wild if is_wild else self.plain).move(seen)
        self.table.game.submit(at(seat), move, f"move-{sight.version}")

    def _meddle(self) -> None:
        """A correction, someone leaving, the deck's end, a wound told by who took it."""
        who = self.chance.choice([HOST, at(self.chance.randrange(len(self.table.seats.names)))])
        offers = [
            offer for offer in self.table.views.look(who).offers if self._is_welcome(offer, who)
        ]
        if offers:
            move = self.wild.fill(self.chance.choice(offers))
            self.table.game.submit(who, move, f"meddle-{self.table.version}")

    def _is_welcome(self, offer: Offer, who: Actor) -> bool:
        return offer.closed is None and self.chance.random() < self.rare.get(offer.key, 1)


def record(name: str) -> None:
    night = Night(name)
    if name == PUT_RIGHT:
        night.put_right()
    night.play()
    if name == AROUND:
        night.close()
    if name == PUT_RIGHT:
        night.play_on()
    path = HERE / f"{name}.log"
    if path.exists():
        raise SystemExit(f"{path.name} is there already, for good")
    write(night.store.read(name), path)
    state = night.table._commit.snapshot.history.state
    (HERE / f"{name}.json").write_text(
        json.dumps(told(night.rules, state), indent=2) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    for wanted in sys.argv[1:] or NIGHTS:
        record(wanted)
