"""Chance gives the same answer to the same question, and an even one."""

from collections import Counter

import pytest

from hub.tables.chance import SeededChance, new_seed


def test_the_same_question_gets_the_same_answer() -> None:
    chance = SeededChance("s")
    assert chance.order(90, "deck 1") == SeededChance("s").order(90, "deck 1")
    assert [chance.pick(1000, "x") for _ in range(3)] == [chance.pick(1000, "x")] * 3


def test_what_a_seed_says_never_changes() -> None:
    chance = SeededChance("0123456789abcdef")
    assert chance.order(8, "deck 1") == (2, 6, 7, 3, 1, 4, 5, 0)
    assert [chance.pick(6, f"die {number}") for number in range(8)] == [1, 4, 3, 4, 3, 1, 2, 1]


def test_another_question_or_seed_gets_another_answer() -> None:
    asked = [SeededChance(seed).order(90, ask) for seed in "ab" for ask in ("x", "y")]
    assert len(set(asked)) == 4


def test_a_seed_and_a_question_do_not_run_together() -> None:
    assert SeededChance("a b").order(50, "c") != SeededChance("a").order(50, "b c")


def test_an_order_is_of_all_the_numbers() -> None:
    for size in range(100):
        assert sorted(SeededChance("s").order(size, f"o {size}")) == list(range(size))


def test_picks_and_orders_are_even() -> None:
    chance = SeededChance("even")
    picks = Counter(chance.pick(6, f"die {number}") for number in range(12_000))
    orders = Counter(chance.order(3, f"deck {number}") for number in range(12_000))
    for counts in (picks, orders):
        assert len(counts) == 6
        assert all(1_800 < count < 2_200 for count in counts.values())


def test_words_that_would_favour_low_numbers_are_skipped() -> None:
    # A quarter of all words lies above this size; taken as they come they would make the
    # lowest third of the numbers come up half the time. Rows must grow for it, too.
    size = 3 << 62
    chance = SeededChance("skip")
    picks = [chance.pick(size, f"x {number}") for number in range(3_000)]
    assert all(0 <= pick < size for pick in picks)
    assert 900 < sum(pick < size // 3 for pick in picks) < 1_100


def test_nothing_cannot_be_picked_from() -> None:
    with pytest.raises(ValueError, match=r"^cannot pick from nothing$"):
        SeededChance("s").pick(0, "x")
    with pytest.raises(ValueError, match=r"^cannot order fewer than no things$"):
        SeededChance("s").order(-1, "x")


def test_a_new_seed_is_long_and_never_shown() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) >= 16
    assert seed != new_seed()
    assert seed not in repr(SeededChance(seed))
