"""Buckets, paces and places: who waits, who is refused, and who gives way."""

import pytest

from hub.rules.contract.refusal import Refusal
from hub.tables.codes import OneTimeCodes
from hub.web.guesses import Guesses
from hub.web.limits import Buckets, Places, network_of


class Clock:
    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def test_a_bucket_that_is_empty_is_not_forgotten_for_any_number_of_others() -> None:
    buckets = Buckets(1 / 60, 5, Clock())
    while buckets.take("guesser"):
        pass
    for number in range(20_000):
        buckets.take(number)
    assert not buckets.take("guesser")
    assert len(buckets._levels) <= 4096


def test_room_is_made_by_forgetting_a_quarter_at_once() -> None:
    buckets = Buckets(1, 5, Clock(), most=8)
    for number in range(8):
        buckets.take(number)
    assert len(buckets._levels) == 8
    buckets.take("newcomer")
    assert len(buckets._levels) == 6


def test_what_is_given_back_was_never_taken() -> None:
    buckets = Buckets(1, 2, Clock())
    for _ in range(10):
        assert buckets.take("phone")
        buckets.give_back("phone")
    assert buckets.left("phone") == 2


def test_a_pace_is_kept_by_waiting() -> None:
    clock = Clock()
    pace = Buckets(10, 5, clock)
    assert [pace.wait("phone") for _ in range(5)] == [0] * 5
    assert pace.wait("phone") == pytest.approx(0.1)
    assert pace.wait("phone") == pytest.approx(0.2)
    assert pace.wait("other") == 0
    clock.now += 10_000
    assert pace.wait("phone") == 0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::99", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_newcomer_gets_the_place_of_the_oldest_of_whoever_has_most() -> None:
    places: Places[str] = Places(4, 3)
    assert places.enter("one", "single") is None
    assert [places.enter(name, "many") for name in ("a", "b", "c")] == [None] * 3
    assert places.enter("two", "other") == "a"
    assert places.enter("d", "many") == "b"
    assert "one" in places
    assert places.leave("one")
    assert not places.leave("one")


def test_no_address_has_more_than_its_share() -> None:
    places: Places[int] = Places(100, 3)
    assert [places.enter(number, "many") for number in range(5)] == [None, None, None, 0, 1]
    assert places.next_of("many") == 2
    assert places.next_of("other") is None


def _look(is_right: bool) -> str:
    if not is_right:
        raise Refusal("no-such-code")
    return "table"


def test_an_ipv6_network_guesses_as_one() -> None:
    guesses = Guesses(20, Clock())
    refused = set()
    for number in range(40):
        try:
            guesses.tried(f"2001:db8::{number:x}", number, lambda: _look(is_right=False))
        except Refusal as refusal:
            refused.add(refusal.reason.code)
    assert refused == {"no-such-code", "too-fast"}


def _tries(guesses: Guesses, address: str) -> int:
    """How many wrong codes are looked for until one has to wait."""
    for number in range(10_000):
        with pytest.raises(Refusal) as refusal:
            guesses.tried(address, ("wrong", number), lambda: _look(is_right=False))
        if refusal.value.code == "too-fast":
            return number
        assert refusal.value.code == "no-such-code"
    raise AssertionError("never")


def test_an_address_has_as_many_wrong_codes_as_are_said_and_then_at_that_pace() -> None:
    clock = Clock()
    guesses = Guesses(20, clock)
    assert _tries(guesses, "a") == 20
    assert _tries(guesses, "b") == 20
    clock.now = 2999
    assert _tries(guesses, "a") == 0
    clock.now = 3000
    assert _tries(guesses, "a") == 1
    clock.now = 63_000
    assert _tries(guesses, "a") == 20


def test_when_ten_addresses_have_guessed_whoever_guesses_gets_three_and_slowly() -> None:
    clock = Clock()
    guesses = Guesses(20, clock)
    assert [_tries(guesses, f"a{number}") for number in range(10)] == [20] * 10
    assert _tries(guesses, "late") == 3
    with pytest.raises(Refusal, match=r"^too-fast$"):
        guesses.tried("late", "right", lambda: _look(is_right=True))
    assert guesses.tried("new", "right", lambda: _look(is_right=True)) == "table"
    # A twentieth of its pace, while the guessing goes on: one a minute.
    clock.now = 60_000 - 1
    while guesses._all.take(""):
        pass
    assert _tries(guesses, "late") == 0
    clock.now = 60_000
    while guesses._all.take(""):
        pass
    assert _tries(guesses, "late") == 1


def test_what_an_address_was_told_it_may_ask_again_while_it_has_to_wait() -> None:
    guesses = Guesses(2, Clock())
    assert guesses.tried("a", "right", lambda: _look(is_right=True)) == "table"
    assert _tries(guesses, "a") == 2
    assert guesses.tried("a", "right", lambda: _look(is_right=True)) == "table"
    for number in range(4096):
        guesses.tried(f"10.0.{number // 256}.{number % 256}", "x", lambda: _look(is_right=True))
    # Four thousand others later it is forgotten.
    with pytest.raises(Refusal, match=r"^too-fast$"):
        guesses.tried("a", "right", lambda: _look(is_right=True))


def test_a_code_is_not_even_looked_for_when_it_has_to_wait() -> None:
    guesses, looked = Guesses(1, Clock()), []

    def look() -> str:
        looked.append(1)
        return _look(is_right=False)

    for code in ("no-such-code", "too-fast", "too-fast"):
        with pytest.raises(Refusal, match=f"^{code}$"):
            guesses.tried("a", "wrong", look)
    assert len(looked) == 1


def test_what_else_is_refused_costs_nothing() -> None:
    guesses = Guesses(1, Clock())

    def full() -> str:
        raise Refusal("no-free-seat")

    for _ in range(5):
        with pytest.raises(Refusal, match=r"^no-free-seat$"):
            guesses.tried("a", "right", full)


def test_nobodys_code_is_pushed_out_by_another_owner() -> None:
    codes: OneTimeCodes[int] = OneTimeCodes(4, 1000, Clock(), share=2, most=10)
    mine = codes.give(-1, "me")
    others = [codes.give(number, number // 5) for number in range(20)]
    assert codes.peek(mine) == -1
    assert sum(codes.peek(code) is not None for code in others) == 8


def test_a_code_stands_for_nothing_from_the_moment_its_time_is_up() -> None:
    clock = Clock()
    codes: OneTimeCodes[int] = OneTimeCodes(4, 1000, clock)
    code = codes.give(7, "owner")
    clock.now = 999
    assert codes.peek(code) == 7
    clock.now = 1000
    assert codes.peek(code) is None
    assert codes.use(code) is None


def test_when_there_is_no_room_a_newcomer_is_told_so() -> None:
    clock = Clock()
    codes: OneTimeCodes[int] = OneTimeCodes(4, 1000, clock, share=1, most=3)
    first = [codes.give(number, number) for number in range(3)]
    with pytest.raises(Refusal, match=r"^codes-full$"):
        codes.give(9, 9)
    assert codes.give(4, 0) != first[0]
    clock.now += 1000
    codes.give(9, 9)
