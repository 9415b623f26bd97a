"""No two names at a table look alike, whatever alphabet they are typed in."""

import pytest

from hub.rules.contract.identifiers import Seat
from hub.rules.contract.lookalike import LOOKALIKES
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Reason, Refusal
from hub.tables.seats import Seats

ALIKE = [
    ("Anna", "Аnna"),  # Cyrillic А
    ("ANNA", "АNNА"),
    ("Ivan", "Іvan"),  # Cyrillic І
    ("Bea", "Βea"),  # Greek Β
    ("Anna", "Ꭺnna"),  # Cherokee Ꭺ
    ("Ilse", "llse"),
    ("Ilse", "IIse"),
    ("Ali", "AIi"),
    ("Otto", "0tto"),
    ("OTTO", "OTT0"),
    ("Ida", "1da"),
    ("Carmen", "Carrnen"),
    ("Wanda", "VVanda"),
    ("Вера", "вера"),
    ("Βασιλική", "ΒΑΣΙΛΙΚΉ"),
    ("Ivan", "ivan"),
    ("luca", "LUCA"),
    ("Straße", "STRASSE"),
    ("Zoe", "ᴢoe"),
    ("Mia", "ꓟia"),
    ("Anna Ilse", "Anna llse"),
]
APART = [
    ("Elia", "Ella"),
    ("Emilia", "Emilla"),
    ("Ada", "Ida"),
    ("Anna", "Hanna"),
    ("Anna 1", "Anna 2"),
    ("Anna 10", "Anna 11"),
    ("Вера", "Вета"),
    ("Νίκος", "Μίκος"),
    ("Lia", "Pia"),
    ("Zoe", "Zoé"),
    ("Marco", "Mario"),
    ("Vera", "Wera"),
    ("小林", "小松"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_names_that_look_alike_are_not_both_taken(first: str, second: str) -> None:
    seats = Seats(names=("", "")).taken(Seat(0), first)
    with pytest.raises(Refusal, match=r"^name-taken$"):
        seats.fitting(Seat(1), second)
    assert alike(first) == alike(second)


@pytest.mark.parametrize(("first", "second"), APART)
def test_names_that_differ_to_the_eye_are(first: str, second: str) -> None:
    seats = Seats(names=("", "")).taken(Seat(0), first)
    assert seats.fitting(Seat(1), second) == second


def test_a_name_on_the_record_is_not_judged_again() -> None:
    seats = Seats(names=("", "")).taken(Seat(0), "Anna").taken(Seat(1), "Аnna")
    assert seats.names == ("Anna", "Аnna")


def test_no_letter_is_listed_twice_and_each_is_read_as_latin() -> None:
    assert all(latin.isascii() and latin.islower() for latin in LOOKALIKES.values())
    # A capital and its small letter have one likeness, so that a name called out is one name.
    for code in LOOKALIKES:
        assert alike(chr(code).upper()) == alike(chr(code)) or not chr(code).isalpha()


# The first and the last of each kind that shows nothing of itself, by code point.
UNSEEN = (0x200D, 0x180B, 0x180F, 0xFE00, 0xFE0F, 0xE0100, 0xE01EF)
# Letters in name, blank to the eye.
BLANK = (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)


@pytest.mark.parametrize("point", UNSEEN, ids=hex)
def test_what_shows_nothing_makes_no_other_name(point: int) -> None:
    assert alike(f"An{chr(point)}na") == alike("Anna")


def test_what_stands_beside_them_is_seen() -> None:
    """A Mongolian digit, and a comma for vertical writing."""
    assert alike("An\u1810na") != alike("Anna") != alike("An\ufe10na")


@pytest.mark.parametrize("point", [*BLANK, ord("<"), ord(">"), 0x00, 0x202E], ids=hex)
def test_what_is_blank_or_reads_as_markup_is_in_no_name(point: int) -> None:
    with pytest.raises(Refusal, match=r"^name-characters$"):
        clean_name(f"An{chr(point)}na")


@pytest.mark.parametrize("name", ["", "x" * 25])
def test_a_length_that_is_refused_says_what_may_be(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.reason == Reason(code="name-length", params={"low": 1, "high": 24})
    assert clean_name("x" * 24) == "x" * 24
