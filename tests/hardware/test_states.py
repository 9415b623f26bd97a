"""Every state lights its own rhythm at its own place, asserted on what the pins have done."""

from itertools import combinations

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.board import LampAtPin
from hardware.header import USABLE
from hardware.player import Player
from hardware.rhythm import MOST_FLASHES, rhythms
from hardware.wiring import Light
from tests.hardware.evening import Evening, panelled, soon
from tests.web.running import RunningHub

SEATS = ("off", "turn", "asked", "harmless", "winner")
DECKS = ("off", "deck-end", "over")
STATUSES = ("ready", "waiting", "resting", "alone", "closed", "refused")


@pytest.mark.parametrize("state", [*SEATS, *DECKS, *STATUSES])
def test_no_lamp_flashes_more_than_three_times_a_second(state: str) -> None:
    assert rhythms()[state].flashes() <= MOST_FLASHES


@pytest.mark.parametrize("place", [SEATS, DECKS, STATUSES])
def test_no_two_states_of_a_lamp_look_alike_even_without_pwm(place: tuple[str, ...]) -> None:
    seen = {
        state: tuple((step.level > 0, step.ms) for step in rhythms()[state].steps)
        if not rhythms()[state].is_steady
        else rhythms()[state].steps[0].level > 0
        for state in place
    }
    for one, other in combinations(place, 2):
        assert seen[one] != seen[other], (one, other)


class Watch:
    """A clock that the test turns."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def played(player: Player, watch: Watch, seconds: float) -> None:
    """Let so many seconds pass for a player, from one change to the next."""
    until = watch.now + seconds
    while watch.now < until:
        left = player.step()
        # A thread never wakes before its time, but a little after.
        watch.now += seconds if left is None else left + 0.0001


def test_the_pins_do_what_the_rhythms_say() -> None:
    """All rhythms at once, each at a pin of its own; then the pins' histories are compared."""
    factory, watch = MockFactory(pin_class=MockPWMPin), Watch()
    table = rhythms()
    pins = dict(zip(table, USABLE, strict=False))
    lamps = {state: LampAtPin(Light(pin=pin, pwm=True), factory) for state, pin in pins.items()}
    player = Player(lamps, watch)
    player.show({state: state for state in table})
    for pin in pins.values():
        factory.pin(pin).clear_states()
    played(player, watch, 20)
    for state, rhythm in table.items():
        history = [each.state for each in factory.pin(pins[state]).states][1:]
        wanted = [step.level for step in rhythm.steps]
        rounds = 1 if rhythm.is_steady else int(19 / rhythm.seconds)
        if state == "off":
            assert history == []
            continue
        assert len(history) >= rounds * len(wanted), state
        for at, level in enumerate(history):
            assert level == pytest.approx(wanted[at % len(wanted)]), state
    player.close()
    assert not any(factory.pin(pin).state for pin in pins.values())
    for lamp in lamps.values():
        lamp.close()
    factory.close()


@pytest.mark.parametrize("state", sorted(rhythms()))
def test_every_step_lasts_as_long_as_it_should(state: str) -> None:
    rhythm = rhythms()[state]
    at = 0.0
    for step in (*rhythm.steps, *rhythm.steps):
        for into in (0.0001, step.ms / 2000, step.ms / 1000 - 0.0001):
            now = rhythm.at(at + into)
            assert now.level == step.level
            if now.left is not None:
                assert now.left == pytest.approx(step.ms / 1000 - into, abs=1e-6)
        at += step.ms / 1000


def test_what_is_played_once_gives_way_to_the_usual() -> None:
    factory, watch = MockFactory(pin_class=MockPWMPin), Watch()
    lamp = LampAtPin(Light(pin=17), factory)
    player = Player({"status": lamp}, watch)
    player.show({"status": "ready"})
    player.once("status", "refused")
    player.once("no such place", "refused")
    played(player, watch, 1.5)
    pin = factory.pin(17)
    assert [bool(each.state) for each in pin.states[1:]] == [True, False] * 3 + [True]
    player.close()
    assert not pin.state
    lamp.close()


def test_a_lamp_can_be_wired_the_other_way_round() -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    lamp = LampAtPin(Light(pin=17, active_high=False), factory)
    assert factory.pin(17).state
    lamp.set(1)
    assert not factory.pin(17).state
    lamp.close()


def test_a_game_lights_every_state_at_its_place(hub: RunningHub) -> None:
    evening = Evening(hub, players=4)
    with panelled(evening) as hand:
        hand.plays("status", "waiting")
        evening.begin()
        evening.give_turn(1)
        hand.plays("status", "ready")
        hand.plays("seat-1", "turn")
        hand.plays("seat-2", "off")
        evening.made(evening.host, "correct-hand", seat=3, value=0, game="goes-on")
        hand.plays("seat-3", "harmless")
        evening.attack(2)
        hand.plays("seat-2", "asked")
        hand.plays("seat-1", "turn")
        evening.made(evening.phones[2], "take")
        hand.plays("seat-2", "off")
        hand.plays("deck", "off")
        hand.press("Deck end")
        hand.plays("deck", "deck-end")
        hand.press("End of turn")
        soon(lambda: evening.turn == 2)
        hand.plays("deck", "off")
        hub.as_host("POST", f"/api/tables/{evening.table}/pause")
        hand.plays("status", "resting")
        hub.as_host("POST", f"/api/tables/{evening.table}/resume")
        hand.plays("status", "ready")
    evening.end()


def test_the_buzzer_sounds_when_somebody_new_is_meant(hub: RunningHub) -> None:
    evening = Evening(hub, players=4)
    evening.begin()
    evening.give_turn(1)
    with panelled(evening) as hand:
        soon(lambda: not hand.lamp("buzzer").state)
        hand.lamp("buzzer").clear_states()
        hand.press("End of turn")
        soon(lambda: len(hand.lamp("buzzer").states) == 3)
        assert hand.lamp("buzzer").states[-1].timestamp > 0.06
    evening.end()
