"""Every button does its move, once, whatever the contact does; a refused one changes nothing."""

import time
from collections.abc import Iterator
from functools import partial

import pytest

from hardware.button import QUIET
from hardware.rhythm import rhythms
from tests.hardware.evening import Evening, panelled
from tests.hardware.hand import SEVEN, Hand, soon
from tests.hardware.watch import LATE, history
from tests.web.phone import Json, Phone
from tests.web.running import RunningHub

END, DECK, UNDO = "End of turn", "Deck end", "Undo (hold)"
HELD = next(key.hold for key in SEVEN.buttons if key.label == UNDO)


@pytest.fixture
def evening(hub: RunningHub) -> Iterator[Evening]:
    evening = Evening(hub, phoneless=0)
    evening.begin()
    evening.give_turn(1)
    yield evening
    evening.end()


@pytest.fixture
def hand(evening: Evening) -> Iterator[Hand]:
    with panelled(evening) as hand:
        yield hand


def records(evening: Evening) -> int:
    return evening.settle()


def made_one(evening: Evening, before: int, wait: float = 0.4) -> None:
    """Exactly one record more, and none after a while."""
    soon(lambda: records(evening) > before)
    time.sleep(wait)
    assert records(evening) == before + 1


def told(hand: Hand, label: str) -> int:
    """How many presses of a button the panel has had an answer for, made or refused."""
    return sum(line.startswith(f"{label}:") for line in hand.said)


def test_the_first_button_ends_the_turn_once(evening: Evening, hand: Hand) -> None:
    before = records(evening)
    hand.press(END)
    made_one(evening, before)
    assert evening.turn == 2


def test_a_contact_that_bounces_presses_once(evening: Evening, hand: Hand) -> None:
    before = records(evening)
    for _ in range(6):
        hand.down(END)
        hand.watch.now += 0.004
        hand.up(END)
        hand.watch.now += 0.004
    hand.down(END)
    hand.watch.now += 2 * QUIET
    for _ in range(4):
        hand.up(END)
        hand.watch.now += 0.003
        hand.down(END)
        hand.watch.now += 0.003
    hand.up(END)
    made_one(evening, before)
    assert told(hand, END) == 1


def test_a_second_press_after_a_quiet_moment_is_a_second_one(evening: Evening, hand: Hand) -> None:
    for _ in range(2):
        evening.give_turn(1)
        before = records(evening)
        hand.saw(before)
        hand.press(END)
        made_one(evening, before)
        assert evening.turn == 2


def test_a_long_hold_presses_once(evening: Evening, hand: Hand) -> None:
    before = records(evening)
    hand.down(END)
    # Both clocks: gpiozero has its own for what is held.
    for _ in range(4):
        time.sleep(0.4)
        hand.pass_for(2 * QUIET)
    hand.up(END)
    made_one(evening, before)
    assert told(hand, END) == 1


def test_two_buttons_at_once_are_two_moves(evening: Evening, hand: Hand) -> None:
    evening.made(evening.host, "correct-deck", count=4)
    before = records(evening)
    hand.saw(before)
    hand.down(DECK)
    hand.down(END)
    hand.up(END)
    hand.up(DECK)
    soon(lambda: records(evening) == before + 2)
    time.sleep(0.3)
    assert records(evening) == before + 2
    assert evening.turn == 2
    codes = [line["code"] for line in evening.screen.sight["lines"]]
    assert "deck-asked" in codes


def test_with_many_cards_counted_the_decks_button_has_to_be_kept_down(
    evening: Evening, hand: Hand
) -> None:
    before = records(evening)
    hand.press(DECK)
    hand.heard("refused (deck-counted)")
    assert records(evening) == before
    hand.pass_for(2 * QUIET)
    hand.down(DECK)
    soon(lambda: records(evening) > before)
    hand.up(DECK)
    assert evening.screen.sight["lines"][-1]["code"] == "deck-asked"
    hand.saw(before + 1)
    hand.plays("deck", "asked")
    hand.press(DECK)
    soon(lambda: records(evening) > before + 1)
    codes = [line["code"] for line in evening.screen.sight["lines"]]
    assert codes[-1] == "deck-ended" or "deck-ended" in codes[codes.index("deck-asked") :]


def test_undo_wants_to_be_held_and_takes_one_move_back(evening: Evening, hand: Hand) -> None:
    hand.press(END)
    soon(lambda: evening.turn == 2)
    hand.saw(records(evening))
    before = records(evening)
    hand.press(UNDO)
    time.sleep(HELD + 0.3)
    assert records(evening) == before
    assert told(hand, UNDO) == 0
    hand.watch.now += 2 * QUIET
    hand.down(UNDO)
    made_one(evening, before, wait=2 * HELD)
    hand.up(UNDO)
    assert told(hand, UNDO) == 1
    assert evening.turn == 1


def test_undo_takes_back_what_a_phone_did(evening: Evening, hand: Hand) -> None:
    evening.made(evening.phones[1], "end-turn")
    before = records(evening)
    hand.saw(before)
    hand.down(UNDO)
    made_one(evening, before)
    hand.up(UNDO)
    assert evening.turn == 1


@pytest.mark.parametrize("label", ["I take it (seat 1)", "I parry (seat 1)"])
def test_a_seat_without_a_phone_answers_by_its_buttons(
    evening: Evening, hand: Hand, label: str
) -> None:
    evening.attack(0)
    before = records(evening)
    hand.saw(before)
    hand.press(label)
    made_one(evening, before)
    assert evening.screen.view["asked"] == []
    code = "wounded" if "take" in label else "parried"
    assert code in [line["code"] for line in evening.screen.sight["lines"]]


def test_a_button_never_answers_for_a_seat_with_a_phone(hub: RunningHub) -> None:
    evening = Evening(hub)
    evening.begin()
    evening.give_turn(1)
    evening.attack(0)
    with panelled(evening) as hand:
        before = records(evening)
        hand.press("I take it (seat 1)")
        hand.heard("refused (seat-has-phone)")
        assert records(evening) == before
        assert evening.screen.view["asked"][-1]["seats"] == [0]
    evening.end()


def heard_notices(phone: Phone) -> list[Json]:
    """What a device was told beside its sights."""
    found: list[Json] = []
    client = phone._client
    assert client is not None
    client.on("notice", found.append)
    return found


def test_a_refused_press_shows_on_the_lamp_and_the_table_screen(
    evening: Evening, hand: Hand
) -> None:
    """While somebody is asked, no turn ends."""
    notices = heard_notices(evening.screen)
    others = [heard_notices(phone) for phone in (*evening.phones.values(), evening.host)]
    evening.attack(2)
    before = records(evening)
    hand.saw(before)
    hand.lamp("status").clear_states()
    hand.press(END)
    hand.heard("refused (in-the-middle)")
    soon(lambda: notices)
    assert notices == [
        {"pressed": "end-turn", "refusal": {"code": "in-the-middle", "params": {}}, "seat": None}
    ]
    hand.pass_for(2)
    steps = [(float(step.level > 0), step.ms / 1000) for step in rhythms()["refused"].steps]
    # It was lit before, so its first flash is to be seen by its end alone.
    wanted = [pytest.approx(step, abs=20 * LATE) for step in steps[1:]]
    assert history(hand.lamp("status")) == wanted
    assert hand.lamp("status").state, "it goes on as before"
    assert records(evening) == before
    assert not any(others), "only the table's own screens are told"


def is_past(evening: Evening, before: int) -> bool:
    return records(evening) > before


def pressed_on(evening: Evening, hand: Hand) -> bool:
    """Deck end, which is asked for first, and on; False once the game is over."""
    for label in (DECK, DECK, END):
        before = records(evening)
        hand.saw(before)
        hand.press(label)
        soon(partial(is_past, evening, before))
        while asked := evening.screen.view["asked"]:
            evening.made(evening.phones[asked[-1]["seats"][0]], "daimyo-held", count=0)
        if evening.screen.outcome is not None:
            return False
    return True


def test_deck_end_after_the_end_is_refused_and_changes_nothing(hub: RunningHub) -> None:
    """Each deck end costs everyone an honor, and the first who has none left ends the game."""
    evening = Evening(hub, players=3, level="tokens")
    evening.begin()
    with panelled(evening) as hand:
        notices = heard_notices(evening.screen)
        for _ in range(20):
            if not pressed_on(evening, hand):
                break
        before = records(evening)
        hand.saw(before)
        hand.press(DECK)
        hand.heard("refused (not-offered)")
        soon(lambda: notices)
        assert notices[-1]["refusal"]["code"] == "not-offered"
        assert records(evening) == before
    evening.end()
