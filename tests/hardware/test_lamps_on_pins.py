"""Every state lights its own rhythm at its own place, asserted on what the pins have done."""

import time
from itertools import combinations

import msgspec
import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.board import LampAtPin
from hardware.header import USABLE
from hardware.player import LampPlayer
from hardware.rhythm import rhythms
from hardware.wiring import Light
from tests.hardware.evening import Evening, panelled
from tests.hardware.hand import SEVEN, soon
from tests.hardware.watch import LATE, Watch, WatchedPins, history
from tests.web.running import RunningHub

SEATS = ("off", "turn", "asked", "called", "harmless", "winner")
DECKS = ("off", "deck-end", "over")
STATUSES = ("ready", "waiting", "resting", "knocking", "alone", "closed", "refused")


@pytest.mark.parametrize("state", [*SEATS, *DECKS, *STATUSES])
def test_no_lamp_flashes_more_than_three_times_a_second(state: str) -> None:
    assert rhythms()[state].flashes() <= 3


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


def test_the_pins_do_what_the_rhythms_say() -> None:
    """All rhythms at once, each at a pin of its own; then the pins' histories are compared."""
    watch = Watch()
    factory = WatchedPins(watch)
    table = rhythms()
    pins = dict(zip(table, USABLE, strict=False))
    lamps = {state: LampAtPin(Light(pin=pin, pwm=True), factory) for state, pin in pins.items()}
    player = LampPlayer(lamps, watch)
    player.show({state: state for state in table})
    for pin in pins.values():
        factory.pin(pin).clear_states()
    watch.pass_for(player, 20)
    for state, rhythm in table.items():
        pin = factory.pin(pins[state])
        if rhythm.is_steady:
            changes = 0 if state == "off" else 1
            assert len(pin.states) == 1 + changes, state
            assert pin.state == pytest.approx(rhythm.steps[0].level), state
            continue
        found, steps = history(pin), rhythm.steps
        assert len(found) >= int(19 / rhythm.seconds) * len(steps), state
        for at, (level, seconds) in enumerate(found):
            step = steps[at % len(steps)]
            assert level == pytest.approx(step.level), state
            assert seconds == pytest.approx(step.ms / 1000, abs=20 * LATE), state
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
    watch = Watch()
    factory = WatchedPins(watch)
    lamp = LampAtPin(Light(pin=17), factory)
    player = LampPlayer({"status": lamp}, watch)
    player.show({"status": "ready"})
    player.once("status", "refused")
    player.once("no such place", "refused")
    watch.pass_for(player, 1.5)
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
        evening.made(evening.host, "correct-deck", count=5)
        hand.saw(evening.settle())
        hand.press("Deck end")
        hand.plays("deck", "asked")
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
        hand.pass_for(1)
        buzzer = hand.lamp("buzzer")
        buzzer.clear_states()
        hand.press("End of turn")
        hand.plays("seat-2", "turn")
        hand.pass_for(1)
        assert history(buzzer) == [pytest.approx((1, 0.08), abs=20 * LATE)]
        assert not buzzer.state
    evening.end()


def test_who_does_not_answer_is_called_by_their_lamp_and_one_buzz(hub: RunningHub) -> None:
    evening = Evening(hub, players=4)
    evening.begin()
    evening.give_turn(1)
    with panelled(evening) as hand:
        evening.attack(2)
        hand.plays("seat-2", "asked")
        hand.pass_for(1)
        buzzer = hand.lamp("buzzer")
        buzzer.clear_states()
        hand.plays("seat-2", "called")
        hand.plays("seat-1", "turn")
        assert history(buzzer) == [pytest.approx((1, 0.5), abs=20 * LATE)]
        evening.made(evening.phones[2], "take")
        hand.plays("seat-2", "off")
    evening.end()


def test_a_buzzer_keeps_the_phones_quiet_as_long_as_it_is_there(hub: RunningHub) -> None:
    evening = Evening(hub, players=4)
    evening.begin()
    phone = evening.phones[0]
    assert phone.sight["sounding"] is False
    with panelled(evening):
        soon(lambda: phone.sight["sounding"])
    soon(lambda: not phone.sight["sounding"])
    without = msgspec.structs.replace(SEVEN, buzzer=None)
    with panelled(evening, without) as hand:
        hand.plays("status", "ready")
        assert phone.sight["sounding"] is False
    evening.end()


def test_the_lamps_keep_time_by_themselves(hub: RunningHub) -> None:
    """By the real clock: what comes in which order, and never faster than it should."""
    evening = Evening(hub, players=4)
    evening.begin()
    evening.give_turn(1)
    with panelled(evening, is_live=True) as hand:
        pin = hand.lamp("seat-2")
        soon(lambda: hand.lamp("seat-1").state)
        pin.clear_states()
        began = time.monotonic()
        evening.attack(2)
        soon(lambda: len(pin.states) >= 7)
        seen = [each.state for each in list(pin.states)]
        rounds = (time.monotonic() - began) / rhythms()["asked"].seconds
        assert seen == [float(at % 2) for at in range(len(seen))]
        assert seen.count(1) <= rounds + 1
        evening.made(evening.phones[2], "take")
        soon(lambda: not pin.state)
    evening.end()
