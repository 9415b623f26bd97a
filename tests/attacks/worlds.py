"""Two hubs, two nights that differ only in what one viewer may not know, and every byte they
send that viewer: the stream after each step, refusals, HTTP, coming back, a hub started anew.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hub.laws.broken import LeakFound
from hub.laws.case import Case
from hub.laws.forms import fill
from hub.laws.random_nights import Mood, RandomNight, Rules, actors, choose, live
from hub.laws.spoilt_moves import spoils
from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Version
from hub.rules.contract.night import PlayedStep, Step
from hub.rules.contract.night import UndoneStep as Taken
from hub.rules.contract.play import apply, begin, replay
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.events import Undone
from hub.tables.table import Table
from tests.attacks.inside import Inside, Listener
from tests.rules.laws.plants import Planted

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
KINDS = ("table", "panel", "watcher")
PROBES = 8
LONGEST = 8_000

MOOD = Mood(undo=0.0, standing=0.01, think_again=0.1)

Tamper = Callable[["World"], None]


def evening(case: Case, seed: int, length: int, undo: float = 0.05) -> RandomNight:
    """A random night in which the last move is taken back now and then, as a table allows it."""
    rules = RULES[case.game]
    night = RandomNight(rules=rules, case=case, seed=seed, states=[rules.blank()])
    state, events = begin(rules, case.options, night.chance)
    night.add(PlayedStep(events=events), state)
    dice = Random(f"evening/{case}/{seed}")
    while len(night.steps) < length:
        path = live(night.steps)
        if len(path) > 1 and dice.random() < undo:
            to = path[-2] + 1
            night.add(Taken(to=to), night.states[to])
            continue
        found = choose(night, dice, MOOD)
        if found is None:
            break
        state, events = apply(rules, night.state, *found, night.chance)
        night.add(PlayedStep(events=events), state, found)
    return night


@dataclass
class Setting:
    """A table before its start, as records, and everyone's key to it."""

    folder: Path
    table: str
    store: MemoryStore
    keys: dict[str, str] = field(default_factory=dict)

    def copied(self) -> MemoryStore:
        copy = MemoryStore()
        for record in self.store.read(self.table):
            copy.append(record)
        return copy

    def auth(self, viewer: Actor) -> dict[str, str]:
        return {"table": self.table, "key": self.keys[str(viewer)]}


def laid(folder: Path, night: RandomNight, proxies: Mapping[int, int] | None = None) -> Setting:
    """A table for a night, with every seat taken and a key of every kind.

    `proxies` are the seats without a phone, and whose phone answers for each.
    """
    proxies = proxies or {}
    folder.mkdir(parents=True, exist_ok=True)
    store = MemoryStore()
    inside = Inside(folder, store)
    host = inside.hub.hosts.give()
    options = msgspec.to_builtins(night.case.options)
    wanted = {"game": night.rules.key, "options": options}
    table = str(inside.said("POST", "/api/tables", wanted, host)["table"])
    setting = Setting(folder, table, store, {str(HOST): host})
    for seat, name in enumerate(NAMES[: night.case.options.players]):
        if seat in proxies:
            inside.said("POST", f"/api/tables/{table}/seats/{seat}", {"name": name}, host)
            continue
        made = inside.said("POST", "/api/join", {"code": table, "name": name, "seat": seat})
        setting.keys[str(at(made["seat"]))] = made["key"]
    for seat, by in proxies.items():
        inside.said("POST", f"/api/tables/{table}/seats/{seat}/proxy", {"proxy": by}, host)
    for kind in KINDS:
        made = inside.said("POST", f"/api/tables/{table}/keys", {"kind": kind}, host)
        setting.keys[kind] = made["key"]
    inside.stop()
    return setting


class World:
    """A hub at which a night happens, step by step."""

    def __init__(
        self,
        setting: Setting,
        night: RandomNight,
        steps: Sequence[Step],
        rules: Rules | None = None,
    ) -> None:
        self.setting = setting
        self.night = night
        self.steps = steps
        self.store = setting.copied()
        self.inside = Inside(setting.folder, self.store, rules)
        self.table: Table = self.inside.hub.registry.get(setting.table)
        self._after = [Version(0)]

    def step(self, place: int) -> None:
        """The next step happens: it is stored and shown, as any move is."""
        step, made = self.steps[place], self.night.made[place]
        table, rules = self.table, self.table.rules
        with table._commit.decision() as now:
            if not isinstance(step, PlayedStep):
                version = self._after[step.to]
                table._commit.append(HOST, Undone(to=version))
                self._after.append(version)
                return
            by = HOST if made is None else made[0]
            if now.history.has_begun:
                state = replay(rules, step.events, now.history.state)
            else:
                state = replay(rules, step.events)
            self._after.append(table._commit.append_game(by, state, step.events))

    @property
    def state(self) -> Any:
        return self.table._commit.snapshot.history.state

    def listen(self, viewer: Actor) -> Listener:
        return Listener(self.inside, self.setting.auth(viewer))

    def anew(self, viewer: Actor, rules: Rules | None) -> list[bytes]:
        """What is heard by one who comes to a hub that was just started on this log."""
        copy = MemoryStore()
        for record in self.store.read(self.setting.table):
            copy.append(record)
        inside = Inside(self.setting.folder, copy, rules)
        try:
            listener = Listener(inside, self.setting.auth(viewer))
            listener.ask("look")
            return listener.heard
        finally:
            inside.stop()

    def asked(self, viewer: Actor) -> list[bytes]:
        """What HTTP says to this viewer, mostly no."""
        one, key = f"/api/tables/{self.setting.table}", self.setting.keys[str(viewer)]
        wishes: list[tuple[str, str, object]] = [
            ("GET", "/healthz", None),
            ("GET", "/api/tables", None),
            ("GET", one, None),
            ("POST", f"{one}/start", None),
            ("POST", f"{one}/order", {"order": [0]}),
            ("POST", f"{one}/seats/0", {"name": "Zoe"}),
            ("POST", f"{one}/nothing", None),
            ("POST", "/api/join", {"code": self.setting.table, "name": "Zoe"}),
            ("GET", f"/api/join/{self.setting.table}", None),
        ]
        if self.table.game.outcome() is None:
            # Once it is over, the whole night is the host's to take away.
            past = (f"{one}/export", "/api/history", "/api/results.csv")
            wishes += [("GET", path, None) for path in past]
        return [self.inside.http(method, path, body, key) for method, path, body in wishes]

    def stop(self) -> None:
        self.inside.stop()


@dataclass
class Compared:
    """How much was compared."""

    pairs: int = 0
    packets: int = 0
    bytes: int = 0
    probes: int = 0


def compare(
    setting: Setting,
    night: RandomNight,
    viewer: Actor,
    *,
    plant: type[Planted] | None = None,
    tamper: Tamper | None = None,
    tally: Compared | None = None,
) -> bool:
    """The law on the wire for one viewer; LeakFound says where. False: nothing is hidden."""
    other = night.rules.resample_hidden(
        night.steps, viewer, SeededChance(f"wire/{night.seed}/{viewer}")
    )
    if other is None or list(other) == night.steps:
        return False
    rules = [None if plant is None else _as_rules(plant()) for _ in range(2)]
    worlds = [
        World(setting, night, steps, each)
        for steps, each in zip((night.steps, list(other)), rules, strict=True)
    ]
    try:
        for world in worlds:
            if tamper is not None:
                tamper(world)
        _watch(worlds, viewer, rules, tally or Compared())
    finally:
        for world in worlds:
            world.stop()
    return True


def _as_rules(plant: Any) -> Rules:
    rules: Rules = plant
    return rules


def same(where: str, tally: Compared, pair: Sequence[Sequence[bytes]], note: str) -> None:
    mine, theirs = pair
    tally.packets += len(mine)
    tally.bytes += sum(map(len, mine))
    if list(mine) != list(theirs):
        differing = [(a, b) for a, b in zip(mine, theirs, strict=False) if a != b]
        raise LeakFound(where, f"{note}: {differing[:1] or (len(mine), len(theirs))}")


def _watch(
    worlds: Sequence[World], viewer: Actor, rules: Sequence[Rules | None], tally: Compared
) -> None:
    """There from the start, away for a while in the middle, back, and probing now and then."""
    tally.pairs += 1
    night = worlds[0].night
    count = len(night.steps)
    away = range(count // 3, count // 2)
    dice = Random(f"{night.seed}/{viewer}")
    probed = {*dice.sample(range(count), min(2, count)), count - 1}
    listeners = [world.listen(viewer) for world in worlds]
    for place in range(count):
        note = f"{viewer} at step {place} of {night}"
        for world in worlds:
            world.step(place)
        if place in away:
            if place == away[0]:
                for listener in listeners:
                    listener.leave()
            continue
        if away and place == away[-1] + 1:
            listeners = [world.listen(viewer) for world in worlds]
            same("return", tally, [listener.heard for listener in listeners], note)
        same("stream", tally, [listener.settle() for listener in listeners], note)
        if place in probed:
            _probe(worlds, listeners, viewer, dice, tally)
            same("http", tally, [world.asked(viewer) for world in worlds], note)
            pairs = zip(worlds, rules, strict=True)
            same("restart", tally, [world.anew(viewer, own) for world, own in pairs], note)


def _probe(
    worlds: Sequence[World],
    listeners: Sequence[Listener],
    viewer: Actor,
    dice: Random,
    tally: Compared,
) -> None:
    """The same moves that cannot be made get the same answers."""
    wishes: list[tuple[str, dict[str, object]]] = [("undo", {"id": "undo-0001", "last": 0})]
    for number, (move, seat) in enumerate(_bad_moves(worlds[0], viewer, dice)):
        told = {"id": f"probe-{number:04d}", **msgspec.to_builtins(move)}
        wishes.append(("move", told if seat is None else {**told, "for_seat": seat}))
    for event, payload in [*wishes, ("look", {"x": 1}), ("nonsense", {})]:
        if len(str(payload)) > LONGEST:
            continue
        tally.probes += 1
        heard = [listener.ask(event, payload) for listener in listeners]
        same("refusal", tally, heard, f"{viewer} tries {event} {payload}")


def _bad_moves(world: World, viewer: Actor, dice: Random) -> list[tuple[Move, int | None]]:
    rules, state = world.night.rules, world.state
    found: list[tuple[Move, int | None]] = []
    for who in actors(world.night.case.options.players):
        for offer in rules.offers(state, who):
            move = fill(offer, dice) if offer.closed is None else None
            move = move or Move(offer=offer.key, question=offer.question)
            if _is_refused(rules, state, viewer, move):
                found.append((move, None))
            if who.kind == "seat" and (viewer != HOST or offer.private):
                found.append((move, who.seat))
    for offer in rules.offers(state, viewer):
        spoilt = [move for _, move in spoils(offer, dice)]
        found += [(move, None) for move in spoilt if _is_refused(rules, state, viewer, move)]
    return dice.sample(found, min(PROBES, len(found)))


def _is_refused(rules: Rules, state: Any, who: Actor, move: Move) -> bool:
    try:
        apply(rules, state, who, move, SeededChance("probe"))
    except Refusal:
        return True
    return False
