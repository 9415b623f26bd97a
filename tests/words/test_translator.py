"""Lines, reasons, offers, questions, choices, faults and outcomes in words that people use."""

import pytest

from hub.rules.contract.form import Offer
from hub.rules.contract.outcome import Outcome, Score, Team
from hub.rules.contract.refusal import reason
from hub.rules.contract.view import Asked, beside, line
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator

NAMES = ("Anna", "Bruno", "Carla", "")


def telling(language: str) -> Translator:
    return Translator(Catalogue(language, "samurai", strict=True), NAMES)


ENGLISH, ITALIAN = telling("en"), telling("it")


def test_a_story_line_names_people_and_cards() -> None:
    played = line("weapon-played", seat=0, card="naginata", target=1, difficulty=3)
    assert ENGLISH.line(played) == "Anna attacks Bruno with a Naginata (difficulty 3)."
    assert ITALIAN.line(played) == "Anna attacca Bruno con la Naginata (difficoltà 3)."


def test_an_undo_tells_whose_it_was_and_the_line_that_is_gone() -> None:
    gone = line("weapon-played", seat=0, card="naginata", target=1, difficulty=3)
    undo = line("taken-back", actor="seat", by=2, what=gone.code, **beside(gone))
    assert ENGLISH.line(undo) == f"Carla takes a move back: “{ENGLISH.line(gone)}”"
    assert ITALIAN.line(undo) == f"Carla annulla una mossa: «{ITALIAN.line(gone)}»"
    seen = line("taken-back-seen", what=gone.code, **beside(gone))
    assert ENGLISH.line(seen) == f"Already seen: {ENGLISH.line(gone)}"


@pytest.mark.parametrize(
    ("actor", "english", "italian"),
    [
        ("seat", "Carla takes the last move back.", "Carla annulla l’ultima mossa."),
        ("host", "The host takes the last move back.", "Chi ospita annulla l’ultima mossa."),
        (
            "panel",
            "The panel’s button takes the last move back.",
            "Il pulsante del pannello annulla l’ultima mossa.",
        ),
        ("referee", "The referee takes the last step back.", "L’arbitro annulla l’ultimo passo."),
    ],
)
def test_an_undo_of_what_nobody_heard_says_who_did_it(
    actor: str, english: str, italian: str
) -> None:
    undo = line("taken-back-untold", actor=actor, by=2)
    assert (ENGLISH.line(undo), ITALIAN.line(undo)) == (english, italian)


@pytest.mark.parametrize(
    ("count", "english", "italian"),
    [
        (1, "Anna takes 1 wound from Bruno.", "Anna subisce 1 ferita da Bruno."),
        (2, "Anna takes 2 wounds from Bruno.", "Anna subisce 2 ferite da Bruno."),
    ],
)
def test_one_wound_is_not_said_like_two(count: int, english: str, italian: str) -> None:
    wounded = line("wounded", seat=0, by=1, count=count)
    assert (ENGLISH.line(wounded), ITALIAN.line(wounded)) == (english, italian)


def test_cards_are_listed_naturally() -> None:
    drew = line("you-drew", cards=("bo", "parry", "bo", "tea-ceremony"))
    assert ENGLISH.line(drew) == "You draw Bō ×2, Parry and Tea Ceremony."
    assert ITALIAN.line(drew) == "Peschi: Bō ×2, Parata e Cerimonia del tè."
    assert ENGLISH.line(line("you-drew", cards=("focus",))) == "You draw Focus."


def test_characters_are_listed_by_their_names() -> None:
    hit = line("side-wounded", seat=0, characters=("hanzo", "kojiro", "tomoe"), count=1)
    said = [Translator(Catalogue(lang, "duel"), ("Anna",)).line(hit) for lang in ("en", "it")]
    assert said[0] == "Hanzō, Kojirō and Tomoe take 1 wound each."
    assert said[1] == "Hanzō, Kojirō e Tomoe subiscono 1 ferita a testa."


def test_italian_says_ed_before_another_e() -> None:
    asked = Asked(question=1, key="daimyo", seats=(0, 1))
    names = ("Anna", "Elsa")
    assert Translator(Catalogue("it"), names).awaited(asked) == "Si aspetta Anna ed Elsa."
    assert Translator(Catalogue("en"), names).awaited(asked) == "Waiting for Anna and Elsa."


def test_cards_that_nobody_saw_are_counted_instead() -> None:
    unseen = line("cards-discarded", seat=0, count=2, cards=())
    known = line("cards-discarded", seat=0, count=2, cards=("bo", "daimyo"))
    assert ENGLISH.line(unseen) == "Anna discards 2 cards."
    assert ENGLISH.line(known) == "Anna discards 2 cards: Bō and Daimyo."


@pytest.mark.parametrize(
    ("card", "english", "italian"),
    [
        ("parry", "Carla parries.", "Carla para il colpo."),
        ("shuriken", "Carla parries with a Shuriken.", "Carla para con lo Shuriken."),
        ("", "Carla parries with a weapon.", "Carla para con un’arma."),
    ],
)
def test_a_parry_says_what_it_was_made_with(card: str, english: str, italian: str) -> None:
    parried = line("parried", seat=2, card=card)
    assert (ENGLISH.line(parried), ITALIAN.line(parried)) == (english, italian)


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    assert ENGLISH.line(line("turn-began", seat=3)) == "It is Seat 4’s turn."
    assert ITALIAN.line(line("turn-began", seat=6)) == "È il turno di Posto 7."


def test_a_refusal_says_the_rule_behind_it() -> None:
    far = reason("out-of-reach", difficulty=3, weapon="bo", reach=2)
    assert ENGLISH.reason(far) == "Out of reach: difficulty 3, the Bō reaches 2."
    assert ITALIAN.reason(far) == "Non ci arrivi: difficoltà 3, il Bō arriva a 2."


def test_a_refused_form_names_the_field_in_words() -> None:
    few = reason("wrong-count", field="cards", low=2, high=2)
    many = reason("wrong-count", field="cards", low=1, high=3)
    assert ENGLISH.reason(few) == "Choose 2 here: Cards."
    assert ENGLISH.reason(many) == "Choose 1–3 here: Cards."


def test_what_a_stranger_sent_is_shown_as_it_is_even_by_a_strict_catalogue() -> None:
    assert ENGLISH.reason(reason("unknown-field", field="hack")).endswith(": hack.")
    assert ENGLISH.reason(reason("not-offered", offer="fly")) == "Not possible now: fly."
    assert ENGLISH.reason(reason("not-offered", offer="draw")) == "Not possible now: Draw."


def test_an_unknown_code_falls_back_to_the_code_itself() -> None:
    lenient = Translator(Catalogue("it", "samurai"), NAMES)
    assert lenient.line(line("moon-fell", seat=0)) == "moon-fell"
    assert lenient.reason(reason("tired")) == "tired"
    assert lenient.choice("card", "excalibur") == "excalibur"
    assert lenient.fault("moon-fell", {"phase": 3}) == "moon-fell (phase 3)"


def test_an_offer_has_a_label_and_a_hint() -> None:
    draw = Offer(key="draw", about={"count": 3, "why": ""})
    assert ENGLISH.offer(draw) == "Draw 3 cards"
    assert ENGLISH.hint(draw) == "This turn you draw 3 cards."
    assert ITALIAN.hint(draw) == "In questo turno peschi 3 carte."


@pytest.mark.parametrize(("language", "said"), [("en", "for nothing"), ("it", "senza effetto")])
def test_a_card_that_would_give_nothing_says_so_before_it_is_played(
    language: str, said: str
) -> None:
    bang = Translator(Catalogue(language, "bang", strict=True), NAMES)
    for key in ("beer", "saloon"):
        idle, useful = (Offer(key=key, about={"count": count}) for count in (0, 1))
        assert said in bang.offer(idle)
        assert said not in bang.offer(useful)
        assert bang.hint(idle) != bang.hint(useful)


def test_a_question_says_what_is_coming_and_the_others_hear_who_is_awaited() -> None:
    asked = Asked(
        question=7, key="weapon", seats=(0, 2), about={"by": 1, "card": "kiseru", "wounds": 2}
    )
    assert ENGLISH.question(asked) == "Bruno attacks you with a Kiseru: 2 wounds. Do you parry?"
    assert ITALIAN.question(asked) == "Bruno ti attacca con il Kiseru: 2 ferite. Vuoi parare?"
    assert ENGLISH.awaited(asked) == "Waiting for Anna and Carla."


@pytest.mark.parametrize(
    ("of", "value", "english"),
    [
        ("seat", 1, "Bruno"),
        ("number", 4, "4"),
        ("card", "armor", "Armor"),
        ("role", "ninja-2", "Ninja ★★"),
        ("character", "hanzo", "Hanzō"),
        ("flip", "weapon", "A weapon"),
        ("spoil", "hand", "A random card from hand"),
        ("spoil", "fast-draw", "Fast Draw"),
        ("spoil", "bushido", "Bushido"),
        ("change", "+focus", "One more Focus"),
        ("change", "-armor", "One Armor less"),
        ("game", "goes-on", "goes on"),
    ],
)
def test_every_kind_of_choice_has_words(of: str, value: str | int, english: str) -> None:
    assert ENGLISH.choice(of, value) == english
    assert ITALIAN.choice(of, value) != ""
    assert ENGLISH.field("target") == "Who"


def test_a_fault_says_where_it_was() -> None:
    damaged = ENGLISH.fault("damaged-log", {"table": "kitchen", "version": 12})
    newer = ITALIAN.fault("newer-log", {"file": "night.jsonl", "version": 9})
    assert damaged.endswith("altered. (table kitchen, record 12)")
    assert newer.endswith("leggerlo. (file night.jsonl, formato 9)")
    assert ENGLISH.fault("full-log", {}).endswith("go on.")


OUTCOME = Outcome(
    reason="points",
    cause="defeat",
    winners=(0, 1),
    teams=(
        Team(
            key="shogun",
            seats=(0, 1),
            scores=(
                Score(key="honor", value=3, times=2, seat=1),
                Score(key="daimyo", value=1, seat=0),
            ),
            total=7,
            rank=1,
        ),
        Team(
            key="ninja",
            seats=(2,),
            scores=(Score(key="deadly-strike", value=-3),),
            total=-3,
            rank=2,
        ),
    ),
    roles=("shogun", "samurai", "ninja-3"),
    numbers=({}, {}, {}),
)


def test_an_outcome_is_told_line_by_line_with_the_winners_last() -> None:
    told = ENGLISH.outcome(OUTCOME)
    assert told[0] == "A defeat decided it."
    assert told[2:5] == ["Anna: Shogun", "Bruno: Samurai", "Carla: Ninja ★★★"]
    assert told[5:] == [
        "1. Shogun and Samurai: 7",
        "  Bruno: Honor 3 × 2 = 6",
        "  Anna: Daimyo 1",
        "2. Ninja: −3",
        "  Ninja: Deadly Strike −3",
        "Victory: Shogun and Samurai (Anna and Bruno).",
    ]
    assert ITALIAN.outcome(OUTCOME)[-1] == "Vittoria: Shogun e Samurai (Anna e Bruno)."


def test_what_is_taken_away_has_a_true_minus_also_as_a_factor() -> None:
    solo = Translator(Catalogue("en", "solo", strict=True), ("Anna",))
    lost = Score(key="foe-life", value=7, times=-1, seat=0)
    team = Team(key="musashi", seats=(0,), scores=(lost,), total=-7, rank=2)
    outcome = Outcome(
        reason="fallen", cause="wound", winners=(), teams=(team,), roles=("musashi",), numbers=({},)
    )
    assert "  Anna: The opponent’s life 7 × −1 = −7" in solo.outcome(outcome)


def test_halves_are_told_as_each_language_writes_them() -> None:
    halves = Outcome(
        reason="reputation",
        cause="fall",
        winners=(1,),
        teams=(
            Team(
                key="outlaws",
                seats=(1,),
                scores=(Score(key="reputation", value=3, times=1.5, seat=1),),
                total=4.5,
                rank=1,
            ),
        ),
        roles=("sheriff", "outlaw"),
        numbers=({}, {}),
    )
    told = {
        language: Translator(Catalogue(language, "bang", strict=True), NAMES).outcome(halves)
        for language in ("en", "it")
    }
    assert "1. Outlaws: 4.5" in told["en"]
    assert "  Bruno: Reputation 3 × 1.5 = 4.5" in told["en"]
    assert "1. Fuorilegge: 4,5" in told["it"]
    assert "  Bruno: Reputazione 3 × 1,5 = 4,5" in told["it"]


@pytest.mark.parametrize(
    ("game", "why", "count", "english", "italian"),
    [
        ("samurai", "", 2, "Draw 2 cards", "Pesca 2 carte"),
        (
            "samurai",
            "hideyoshi",
            3,
            "Draw 3 cards (Hideyoshi: one more)",
            "Pesca 3 carte (Hideyoshi: una in più)",
        ),
        (
            "samurai",
            "shogun",
            3,
            "Draw 3 cards (Shogun, three players: one more)",
            "Pesca 3 carte (Shogun in tre: una in più)",
        ),
        (
            "samurai",
            "both",
            4,
            "Draw 4 cards (Hideyoshi and Shogun, three players: two more)",
            "Pesca 4 carte (Hideyoshi e Shogun in tre: due in più)",
        ),
        ("duel", "", 2, "Draw 2 cards", "Pesca 2 carte"),
        (
            "duel",
            "hideyoshi",
            3,
            "Draw 3 cards (Hideyoshi: one more)",
            "Pesca 3 carte (Hideyoshi: una in più)",
        ),
        (
            "bang",
            "bill-noface",
            1,
            "Draw 1 card (Bill Noface: one, plus one for each wound)",
            "Pesca 1 carta (Bill Noface: una, più una per ogni ferita)",
        ),
        (
            "bang",
            "black-jack",
            2,
            "Draw 2 cards (Black Jack: three if the second is red)",
            "Pesca 2 carte (Black Jack: tre se la seconda è rossa)",
        ),
        (
            "bang",
            "pixie-pete",
            3,
            "Draw 3 cards (Pixie Pete: one more)",
            "Pesca 3 carte (Pixie Pete: una in più)",
        ),
    ],
)
def test_drawing_says_how_many_and_why(
    game: str, why: str, count: int, english: str, italian: str
) -> None:
    offer = Offer(key="draw", about={"count": count, "why": why})
    said = [
        Translator(Catalogue(each, game, strict=True), NAMES).offer(offer) for each in ("en", "it")
    ]
    assert said == [english, italian]


@pytest.mark.parametrize("game", ["samurai", "duel", "bang"])
def test_the_end_of_a_turn_says_what_goes_with_it(game: str) -> None:
    def said(count: int) -> list[str]:
        offer = Offer(key="end-turn", about={"count": count})
        return [
            Translator(Catalogue(each, game, strict=True), NAMES).offer(offer)
            for each in ("en", "it")
        ]

    assert said(0) == ["End turn", "Fine turno"]
    assert said(1) == ["Discard 1 card and end the turn", "Scarta 1 carta e finisci il turno"]
    assert said(2) == ["Discard 2 cards and end the turn", "Scarta 2 carte e finisci il turno"]


def test_a_button_of_which_nothing_is_known_has_its_plain_name() -> None:
    assert ENGLISH.offer(Offer(key="end-turn")) == "End turn"
    assert ENGLISH.reason(reason("not-offered", offer="draw")).count("Draw") == 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_roles_text_names_a_ronin_whom_four_players_do_not_have(language: str) -> None:
    words = Catalogue(language, "samurai", strict=True)
    for role in ("shogun", "samurai", "ninja-1", "ninja-2", "ninja-3"):
        assert "Ronin" not in words.text(f"role-{role}-text")
