"""Setting up: roles, characters, tokens, hands, and having looked."""

from typing import Any

import msgspec
import pytest

from hub.rules.box.characters import CHARACTERS, NAMES
from hub.rules.box.roles import HANDS, NINJA, ROLES, add_up, hidden_roles
from hub.rules.contract.actor import HOST, TABLE, at, viewers
from hub.rules.contract.event import Event
from hub.rules.contract.play import begin, on_behalf
from hub.rules.samurai.options import HouseRules, Options
from hub.rules.samurai.state import State
from hub.rules.swordplay.card_events import CardsDealt
from hub.tables.chance import SeededChance
from tests.rules.box import kinds
from tests.rules.game import because, choices, names, why
from tests.rules.samurai.arranged import RULES, do, hands, keys, offer, points, refused, start

# players: Samurai, Ninja, Ronin, the Shogun's honor, everyone else's
COMPANY = {
    3: (0, 2, 0, 6, 3),
    4: (1, 2, 0, 5, 3),
    5: (1, 2, 1, 5, 3),
    6: (1, 3, 1, 5, 4),
    7: (2, 3, 1, 5, 4),
}


def roles_of(state: State) -> list[str]:
    return [seat.role for seat in state.seats]


@pytest.mark.parametrize("players", range(3, 8))
def test_the_table_of_roles_and_honor(players: int) -> None:
    samurai, ninja, ronin, shogun_honor, honor = COMPANY[players]
    state = start(players=players, confirm=False)
    roles = roles_of(state)
    assert roles.count("shogun") == 1
    assert roles.count("samurai") == samurai
    assert len({role for role in roles if role in NINJA}) == ninja
    assert roles.count("ronin") == ronin
    assert len(roles) == 1 + samurai + ninja + ronin == players
    for seat in state.seats:
        assert seat.honor == (shogun_honor if seat.role == "shogun" else honor)
    assert state.box == 30 - shogun_honor - (players - 1) * honor


@pytest.mark.parametrize("players", range(3, 8))
def test_everyone_starts_with_their_characters_full_resilience(players: int) -> None:
    state = start(players=players, confirm=False)
    assert points(state) == [CHARACTERS[seat.character] for seat in state.seats]
    assert state.heap == 36 - sum(points(state))
    assert len({seat.character for seat in state.seats}) == players


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("seed", ["a", "b"])
def test_hands_clockwise_from_the_shogun(players: int, seed: str) -> None:
    state = start(seed, players=players, level="cards", confirm=False)
    shogun = roles_of(state).index("shogun")
    dealt = hands(state)[shogun:] + hands(state)[:shogun]
    assert dealt == [4, 5, 5, 6, 6, 7, 7][:players]
    assert state.deck == len(state.order) == 90 - sum(dealt)
    cards = [card for seat in state.seats for card in seat.cards] + list(state.order)
    assert len(set(cards)) == 90
    assert HANDS == (4, 5, 5, 6, 6, 7, 7)


@pytest.mark.parametrize("players", range(3, 8))
def test_the_shogun_takes_the_first_turn(players: int) -> None:
    state = start(players=players, confirm=False)
    assert state.turn == roles_of(state).index("shogun")
    assert (state.turns, state.step) == (1, "draw")


def test_the_shogun_sits_anywhere_and_chance_says_where() -> None:
    seats = {start(str(seed), players=5).seats for seed in range(40)}
    assert {[seat.role for seat in table].index("shogun") for table in seats} == set(range(5))


def test_which_ninja_stays_out_is_random_and_unseen() -> None:
    out = set()
    for seed in range(40):
        state = start(str(seed), players=4)
        (missing,) = set(NINJA) - set(roles_of(state))
        out.add(missing)
        lines = [event.seen_by(TABLE) for event in begin_events(seed)]
        assert not any("ninja" in str(line) for line in lines)
    assert out == set(NINJA)


def begin_events(seed: int) -> tuple[Event, ...]:
    return begin(RULES, Options(players=4), SeededChance(str(seed)))[1]


def test_the_hidden_roles_of_a_table() -> None:
    assert hidden_roles(7, NINJA) == ("samurai", "samurai", *NINJA, "ronin")
    assert hidden_roles(3, ("ninja-3", "ninja-1", "ninja-2")) == ("ninja-3", "ninja-1")


@pytest.mark.parametrize("seat", range(5))
def test_a_tournament_seats_the_shogun(seat: int) -> None:
    state = start(players=5, shogun=seat)
    assert roles_of(state).index("shogun") == seat
    assert add_up(tuple(roles_of(state)))


def test_the_shoguns_seat_must_be_at_the_table() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"players": 4, "shogun": 4}, Options)
    with pytest.raises(ValueError, match=r"^the Shogun's seat is not at this table$"):
        Options(players=3, shogun=3)
    assert Options(players=3, shogun=2).shogun == 2


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 8},
        {"players": 5, "level": "easy"},
        {"players": 5, "house": {"ties": "coin"}},
        {"players": 5, "shogun": -2},
        {"players": 5, "roof": 1},
    ],
)
def test_options_that_make_no_sense_are_not_taken(options: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)


def test_what_a_table_plays_if_it_says_nothing() -> None:
    options = Options(players=5)
    assert (options.level, options.roles, options.characters) == ("companion", "dealt", "dealt")
    assert (options.pace, options.confirm, options.shogun) == ("flow", True, -1)
    assert options.house == HouseRules(deck_end="at-once", both="swordmaster", ties="base")


def test_whoever_has_a_hidden_role_confirms_having_seen_it() -> None:
    state = start(players=4, shogun=0)
    assert state.question is not None
    assert (state.question.key, state.question.asked) == ("confirm", (1, 2, 3))
    assert keys(state, 2) == ["seen"]
    assert keys(state, 0) == [], "everyone knows the Shogun"
    for seat in (3, 1):
        state, _ = do(state, seat, "seen")
    assert state.turns == 0
    state, events = do(state, 2, "seen")
    assert (state.turns, state.step) == (1, "draw")
    assert names(events) == ["Answered", "Closed", "StepTaken", "TurnBegan"]


def test_at_a_table_of_three_no_role_is_hidden_and_none_is_confirmed() -> None:
    assert start(players=3).turns == 1


def test_nobody_plays_before() -> None:
    state = start(players=4)
    assert refused(state, state.turn if state.turn >= 0 else 0, "draw").code == "not-offered"
    assert keys(state, 0, standing=True) == []


def test_a_confirmation_may_be_taken_back() -> None:
    state, _ = do(start(players=4), 0, "seen")
    state, _ = do(state, 0, "take-back")
    assert state.question is not None
    assert 0 in state.question.awaited


def test_a_role_is_its_owners_alone_while_they_look() -> None:
    state = start(players=5)
    for seat in range(5):
        role = state.seats[seat].role
        secret = RULES.secret(state, seat)
        assert secret is not None
        assert secret.role == role
        assert secret.team == {"samurai": "shogun"}.get(role, role.partition("-")[0])
        assert secret.stars == (int(role[-1]) if role.startswith("ninja") else 0)
    for viewer in viewers(5):
        shown = {place.role for place in RULES.view(state, viewer).places}
        assert shown == {"shogun", ""}


def test_before_the_deal_there_is_no_secret() -> None:
    assert RULES.secret(start(players=4, roles="typed"), 0) is None


# Typed roles


TYPED = ("samurai", "ninja-1", "shogun", "ninja-3")


def typed(*roles: str, **options: Any) -> State:
    state = start(players=len(roles), roles="typed", **options)
    for seat, role in enumerate(roles):
        state, _ = do(state, seat, "role", role=role)
    return state


def test_every_seat_is_offered_the_same_list() -> None:
    """Ruling 22."""
    state = start(players=4, roles="typed")
    offers = [offer(state, seat, "role") for seat in range(4)]
    assert all(each == offers[0] for each in offers)
    assert list(choices(offers[0], "role")) == list(ROLES)
    assert all(choice.closed is None for choice in choices(offers[0], "role").values())


def test_a_typed_role_is_no_business_of_the_hosts() -> None:
    state = start(players=4, roles="typed")
    assert on_behalf(RULES.offers(state, at(1))) == ()


def test_typed_roles_are_taken_when_they_add_up() -> None:
    state = typed(*TYPED)
    assert roles_of(state) == list(TYPED)
    assert state.seats[0].character


def test_who_typed_a_role_need_not_confirm_having_seen_it() -> None:
    state = typed(*TYPED)
    assert (state.turns, state.turn) == (1, 2)


def test_typed_roles_are_sealed() -> None:
    """Ruling 22."""
    state = start(players=4, roles="typed")
    one, _ = do(state, 0, "role", role="shogun")
    other, _ = do(state, 0, "role", role="ronin")
    for viewer in viewers(4):
        assert RULES.view(one, viewer) == RULES.view(other, viewer)
        assert RULES.offers(one, viewer) == RULES.offers(other, viewer)


@pytest.mark.parametrize(
    "roles",
    [
        ("samurai", "ninja-1", "ninja-2", "ninja-3"),
        ("shogun", "shogun", "ninja-1", "ninja-3"),
        ("shogun", "samurai", "ninja-1", "ninja-1"),
        ("shogun", "samurai", "ninja-1", "ronin"),
        ("shogun", "samurai", "samurai", "ninja-1"),
        ("shogun", "ninja-1", "ninja-2", "ninja-3"),
    ],
)
def test_a_set_that_does_not_add_up_asks_everyone_again(roles: tuple[str, ...]) -> None:
    """Ruling 22: nobody is named."""
    assert not add_up(roles)
    state = start(players=4, roles="typed")
    for seat in range(3):
        state, _ = do(state, seat, "role", role=roles[seat])
    before = state.question
    state, events = do(state, 3, "role", role=roles[3])
    assert names(events) == ["Answered", "AnswersRefused"]
    told = events[1].seen_by(at(0))
    assert told is not None
    assert (told.code, told.params) == ("roles-refused", {})
    assert state.question is not None
    assert before is not None
    assert state.question.question > before.question
    assert state.question.awaited == (0, 1, 2, 3)
    assert roles_of(state) == ["", "", "", ""]


@pytest.mark.parametrize("players", range(3, 8))
def test_a_whole_company_adds_up(players: int) -> None:
    samurai, ninja, ronin, *_ = COMPANY[players]
    roles = ("shogun", *("samurai",) * samurai, *NINJA[:ninja], *("ronin",) * ronin)
    assert add_up(roles)


def test_typed_roles_must_have_the_shogun_where_the_tournament_drew_it() -> None:
    state = typed(*TYPED, shogun=0)
    assert roles_of(state) == ["", "", "", ""]
    state = typed(*TYPED, shogun=2)
    assert roles_of(state) == list(TYPED)


def test_a_typed_role_may_be_taken_back_before_all_are_in() -> None:
    state = start(players=4, roles="typed")
    state, _ = do(state, 0, "role", role="ronin")
    state, _ = do(state, 0, "take-back")
    assert keys(state, 0) == ["role"]


def test_a_role_that_does_not_exist_is_refused() -> None:
    state = start(players=4, roles="typed")
    assert refused(state, 0, "role", role="daimyo").code == "not-a-choice"
    assert refused(state, 0, "role", role=3).code == "not-a-choice"


# Characters


def test_typed_characters_are_public_and_each_is_taken_once() -> None:
    """Ruling 22."""
    state = start(players=4, characters="typed")
    assert list(choices(offer(state, 2, "character"), "character")) == list(NAMES)
    state, _ = do(state, 0, "character", character="hanzo")
    naming = offer(state, 2, "character")
    assert why(naming, "character", "hanzo") == because("taken", character="hanzo")
    assert not naming.private
    assert refused(state, 1, "character", character="hanzo").code == "taken"
    for seat, name in ((3, "tomoe"), (1, "benkei"), (2, "goemon")):
        state, _ = do(state, seat, "character", character=name)
    assert [seat.character for seat in state.seats] == ["hanzo", "benkei", "goemon", "tomoe"]
    assert points(state) == [4, 5, 5, 5]


def pairs(players: int) -> State:
    return start(players=players, characters="pairs", confirm=False)


@pytest.mark.parametrize("players", range(3, 7))
def test_everyone_chooses_one_of_two(players: int) -> None:
    """Ruling 23."""
    state = pairs(players)
    dealt = [list(choices(offer(state, seat, "character"), "character")) for seat in range(players)]
    assert all(len(pair) == 2 for pair in dealt)
    assert len({name for pair in dealt for name in pair}) == 2 * players
    assert offer(state, 0, "character").private
    for seat in range(players):
        state, _ = do(state, seat, "character", character=str(dealt[seat][1]))
    assert [seat.character for seat in state.seats] == [pair[1] for pair in dealt]
    assert state.pairs == ()
    assert state.turns == 1


def test_nobody_takes_from_another_pair() -> None:
    state = pairs(4)
    other = choices(offer(state, 1, "character"), "character")
    for name in other:
        assert refused(state, 0, "character", character=name).code == "not-a-choice"


def test_pairs_are_private_and_choices_sealed() -> None:
    """Ruling 23: turned over together."""
    state = pairs(4)
    mine = list(choices(offer(state, 0, "character"), "character"))
    one, _ = do(state, 0, "character", character=str(mine[0]))
    other, _ = do(state, 0, "character", character=str(mine[1]))
    for viewer in viewers(4):
        assert RULES.view(one, viewer) == RULES.view(other, viewer)
        assert RULES.offers(one, viewer) == RULES.offers(other, viewer)
    assert [place.figure for place in RULES.view(one, at(0)).places] == ["", "", "", ""]


def test_the_seventh_alone_sees_the_six_given_back_and_takes_one() -> None:
    """Ruling 23: the seventh is the last clockwise from the Shogun."""
    state = pairs(7)
    shogun = roles_of(state).index("shogun")
    seventh = (shogun - 1) % 7
    assert state.question is not None
    assert state.question.asked == tuple(seat for seat in range(7) if seat != seventh)
    assert keys(state, seventh) == []
    kept, back = {}, []
    for seat in state.question.asked:
        one, two = map(str, choices(offer(state, seat, "character"), "character"))
        kept[seat] = one
        back.append(two)
        state, _ = do(state, seat, "character", character=one)
    assert state.question is not None
    assert (state.question.key, state.question.asked) == ("seventh", (seventh,))
    assert [place.figure for place in RULES.view(state, TABLE).places] == [""] * 7
    naming = offer(state, seventh, "character")
    assert list(choices(naming, "character")) == sorted(back)
    assert naming.private
    for seat in kept:
        assert keys(state, seat) == []
    assert refused(state, seventh, "character", character=kept[shogun]).code == "not-a-choice"
    state, _ = do(state, seventh, "character", character=back[3])
    assert [seat.character for seat in state.seats] == [
        back[3] if seat == seventh else kept[seat] for seat in range(7)
    ]
    assert state.turns == 1


# Cards, levels, dealing again


def test_with_real_cards_only_counts_are_dealt() -> None:
    state = start(players=4, confirm=False)
    assert [seat.cards for seat in state.seats] == [()] * 4
    assert (state.deck, state.order) == (90 - 4 - 5 - 5 - 6, ())


def test_with_tokens_alone_no_cards_are_dealt() -> None:
    state = start(players=4, level="tokens", confirm=False)
    assert hands(state) == [-1] * 4
    assert (state.deck, state.step) == (0, "play")


def test_the_hands_come_from_the_top_of_the_shuffled_deck() -> None:
    state, events = begin(
        RULES,
        Options(players=3, level="cards", shogun=0, confirm=False, pace="taps"),
        SeededChance("x"),
    )
    order = next(event.order for event in events if isinstance(event, CardsDealt))
    assert state.seats[0].cards == order[-4:][::-1]
    assert state.seats[1].cards == order[-9:-4][::-1]
    assert state.order == order[:-14]
    assert kinds(state.order) != sorted(kinds(state.order))


def test_a_void_deal_is_dealt_again_from_the_beginning() -> None:
    state = start(players=5, level="cards")
    again, events = do(state, HOST, "deal-again")
    assert names(events)[0] == "Opened"
    assert again.deals == 2
    assert again.seats != state.seats
    assert again.options == state.options
    assert again.questions > state.questions
    told = events[0].seen_by(at(1))
    assert told is not None
    assert (told.code, told.params) == ("dealt-again", {"count": 5})


def test_a_void_deal_is_the_hosts_word_alone_and_also_later() -> None:
    state = start(players=5, confirm=False)
    assert "deal-again" in keys(state, HOST, standing=True)
    assert refused(state, 0, "deal-again").code == "not-offered"
    again, _ = do(state, HOST, "deal-again")
    assert (again.turns, again.box) == (1, state.box)


def test_the_beginning_is_told_in_its_order() -> None:
    _, events = begin(RULES, Options(players=5, level="cards"), SeededChance("x"))
    assert names(events) == [
        "Opened",
        "RolesSet",
        "StepTaken",
        "CharactersSet",
        "StepTaken",
        "TokensPlaced",
        "CardsDealt",
        "StepTaken",
        "QuestionAsked",
    ]


def test_every_question_to_chance_names_the_deal() -> None:
    asked: list[str] = []

    class Listening(SeededChance):
        def order(self, size: int, ask: str) -> tuple[int, ...]:
            asked.append(f"{ask}:{size}")
            return super().order(size, ask)

    chance = Listening("x")
    state, _ = begin(RULES, Options(players=5, level="cards"), chance)
    do(state, HOST, "deal-again", chance)
    assert asked == [
        f"{name}/{deal}:{size}"
        for deal in (1, 2)
        for name, size in (("ninja", 3), ("roles", 5), ("characters", 12), ("cards", 90))
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 2}, "Samurai Sword is for 3 to 7 players, not 2"),
        ({"players": 8}, "Samurai Sword is for 3 to 7 players, not 8"),
        ({"players": 4, "shogun": 4}, "the Shogun's seat is not at this table"),
        ({"players": 4, "level": "dice"}, "level is one of tokens, companion, cards"),
        ({"players": 4, "pace": "slow"}, "pace is one of taps, flow"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}$"):
        Options(**wrong)


def test_the_smallest_and_the_largest_table_and_its_last_seat_can_be() -> None:
    assert [Options(players=players).players for players in (3, 7)] == [3, 7]
    assert Options(players=4, shogun=3).shogun == 3
