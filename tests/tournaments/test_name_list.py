"""Lists of names as people keep them: what is a name, what is a mark, what is a column."""

import pytest

from hub.tournaments.name_list import WrongEntries, known_names, read_entries, read_list


@pytest.mark.parametrize(
    "text",
    [
        "Aya\nBruno\n",
        "name\nAya\nBruno\n",
        "Club,Nome\nNord,Aya\nSud,Bruno\n",
        "club;name\nNord;Aya\n;Bruno\n",
        "\ufeffName,Club\r\nAya,\r\n\r\nBruno,Sud\r\n",
        '"Aya"\n"Bruno"',
        "name\rAya\rBruno\r",
        "Aya\rBruno\n",
        '["Aya", "Bruno"]',
        '[{"name": "Aya"}, {"name": " Bruno ", "club": "Sud"}]',
    ],
)
def test_entries_are_read_from_whatever_people_keep_them_in(text: str) -> None:
    assert read_entries(text) == ("Aya", "Bruno")


def test_a_name_on_a_list_is_written_as_a_phone_would_write_it() -> None:
    assert read_entries("name\nA\u00a0\u00a0B\n👩\u200d🚀\n") == ("A B", "👩\u200d🚀")


def test_no_entries_are_none() -> None:
    assert read_entries("") == read_entries("\n") == read_entries("[]") == ()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name,club\nAya,x\n,y\n", 3),
        ("Aya\n" + "x" * 41, 2),
        ("Aya\na\x07b", 2),
        ("Aya\n\u3164", 2),
        ("Aya\n<i>q</i>", 2),
        ('["\u2800"]', 1),
        ("[1, 2]", 1),
        ('["Aya", {"club": "x"}]', 2),
        ('["Aya", {"name": 3}]', 2),
        ("[", 1),
        ("Aya\n" + "x" * 140_000, 2),
    ],
)
def test_what_is_no_entry_is_named_by_its_line(text: str, line: int) -> None:
    with pytest.raises(WrongEntries) as caught:
        read_entries(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    "text",
    [
        "Verdi, Anna\nRossi, Luca\n",
        "Verdi,Anna\nRossi,Luca",
        "1. Verdi, Anna\n2. Rossi, Luca",
        "Anna\tVerdi\nLuca\tRossi",
        "Anna;Verdi\nLuca;Rossi",
        "1\tAnna Verdi\tNord\n2\tLuca Rossi\tSud",
        "Nome\tCognome\nAnna\tVerdi\nLuca\tRossi",
        "Cognome;Nome;Club\nVerdi;Anna;Nord\nRossi;Luca;",
        "First name,Last name,E-mail\nAnna,Verdi,a@b.it\nLuca,Rossi,",
        'Nome\n"Verdi, Anna"\n"Rossi, Luca"',
        "1. Anna Verdi\n2. Luca Rossi",
        "1) Anna Verdi\n 2) Luca Rossi",
        "1 Anna Verdi\n2 Luca Rossi",
        "- Anna Verdi\n- Luca Rossi",
        "• Anna Verdi\n•Luca Rossi",
        "[ ] Anna Verdi\n[x] Luca Rossi",
        "Iscritti:\n\nAnna Verdi\n------\nLuca Rossi\n\n",
        "Anna Verdi,anna@example.org\nLuca Rossi,333 1234567",
    ],
)
def test_a_line_is_one_person_whole_however_it_is_written(text: str) -> None:
    assert read_entries(text) == ("Anna Verdi", "Luca Rossi")


@pytest.mark.parametrize(
    "head",
    [
        *("name", "names", "nome", "nomi", "player", "players", "giocatore", "giocatori"),
        *("iscritti", "nominativo", "partecipante", "partecipanti", "full name", "entries"),
        *("nome e cognome", "cognome e nome", "participant", "participants", "surname and name"),
        *("first name", "given name", "firstname", "Nome:", "NAME"),
    ],
)
def test_every_word_for_a_name_heads_its_column(head: str) -> None:
    assert read_entries(f"Club\t{head}\nNord\tAya\nSud\tBruno") == ("Aya", "Bruno")


@pytest.mark.parametrize("first", ["first name", "given name", "firstname", "name", "nome"])
@pytest.mark.parametrize(
    "last", ["surname", "cognome", "last name", "family name", "lastname", "Cognome:"]
)
def test_every_word_for_half_a_name_heads_its_column(first: str, last: str) -> None:
    assert read_entries(f"{last};Club;{first}\nVerdi;Nord;Anna") == ("Anna Verdi",)


def test_a_surname_alone_is_a_name() -> None:
    assert read_entries("Club;Cognome\nNord;Verdi") == ("Verdi",)


@pytest.mark.parametrize("bullet", "-–—*•·‣▪◦")
def test_every_bullet_is_none_of_the_name(bullet: str) -> None:
    assert read_entries(f"{bullet} Aya\n{bullet}Bruno") == ("Aya", "Bruno")


@pytest.mark.parametrize("rule", ["--", "––", "——", "==", "__", "**", "..", "- - -"])
def test_a_line_that_parts_others_is_nobody(rule: str) -> None:
    assert read_entries(f"Aya\n{rule}\nBruno") == ("Aya", "Bruno")


def test_a_number_before_a_name_has_at_most_three_digits() -> None:
    assert read_entries("999. Aya\n7: Bruno") == ("Aya", "Bruno")
    assert read_entries("999 Aya\n7 Bruno") == ("Aya", "Bruno")
    assert read_entries("1000 Aya\n7 Bruno") == ("1000 Aya", "7 Bruno")


def test_names_keep_what_belongs_to_them() -> None:
    names = ("D’Annunzio-Montefeltro G", "R2", "#2", "Maria Grazia De Santis", "Anna-Lena")
    assert read_entries("\n".join(names)) == names


def test_a_wrong_line_is_told_beside_the_good_ones() -> None:
    listed = read_list("Aya\n\n" + "x" * 25 + "\nBruno\n")
    assert [(each.line, each.wrong and each.wrong.code) for each in listed] == [
        (1, None),
        (3, "name-length"),
        (4, None),
    ]


def test_whoever_is_there_already_is_known_and_so_is_a_name_that_stands_twice() -> None:
    assert known_names(["Aya", "Bruno", "ＢＲＵＮＯ", "Carla"], ["carla"]) == (
        False,
        False,
        True,
        True,
    )


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Iscritti\nPaolo\tGalli\nSara\tFontana", ("Paolo Galli", "Sara Fontana")),
        (
            "Maria Pia\tRossi\nPaolo\tGalli\nSara\tFontana",
            ("Maria Pia Rossi", "Paolo Galli", "Sara Fontana"),
        ),
        ("Anna Verdi\tTorino\nPaolo Galli\tMilano", ("Anna Verdi", "Paolo Galli")),
        ("Nome\tClub\nAnna\tTorino", ("Anna",)),
    ],
)
def test_two_columns_keep_both_halves_of_a_name(text: str, names: tuple[str, ...]) -> None:
    assert read_entries(text) == names
