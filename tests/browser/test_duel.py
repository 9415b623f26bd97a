"""The final duel in real browsers: two phones, a table screen, every level, both languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hub.rules.box.cards import WEAPONS
from tests.browser import axe
from tests.browser.evening import NAMES, Evening, see_the_end
from tests.browser.hosting import Host, letters_of
from tests.browser.survey import drawn, sized, twice_the_text
from tests.browser.tapping import Tapper
from tests.browser.typist import Typist
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# From the left of the glass: who stands where, on either side.
_LINES = """() => ['near', 'far'].map(side =>
  [...document.querySelectorAll(`.line.${side} .fighter`)].map(each => each.dataset.figure))"""

# Who lies fallen there, by name.
_DOWN = "() => [...document.querySelectorAll('.remnant.down .remnant-name')].map(e => e.innerText)"

# Difficulties that something else lies on, or that hang out of their character.
_COVERED = """() => [...document.querySelectorAll('.arena .reach')].filter(badge => {
  badge.scrollIntoView({block: 'center'});
  const at = badge.getBoundingClientRect(), own = badge.parentElement.getBoundingClientRect();
  const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  const isInside = at.top >= own.top && at.bottom <= own.bottom;
  return !isInside || !(top === badge || badge.contains(top));
}).map(badge => badge.dataset.reach)"""

_SHOGUN_DOWN = ".remnant.down:has(.fighter-role)"


def _screen(evening: Evening, language: str = "en", query: str = "") -> Page:
    """A table screen that the host lets in."""
    page = evening.devices.page(f"/tv{query}", "tv", language)
    evening.hub.as_host("POST", f"/api/screens/{letters_of(page)}", {"table": evening.table})
    page.wait_for_selector(".hall")
    return page


def _duel(hub: RunningHub, devices: Watched, seed: str, **options: object) -> Evening:
    return Evening(hub, devices, seed=seed, game="duel", players=2, **options)


def _with(evening: Evening, *offers: str, most: int = 120) -> Tapper:
    """Tapped on until a phone is awaited with one of these."""
    for _ in range(most):
        found = evening.awaited()
        if found is not None and set(offers) & set(found[1]):
            return found[0]
        assert not evening.is_over(), f"the duel was over before anyone had {offers}"
        evening.play(until=evening.moves + 1)
    raise AssertionError(f"nobody ever had {offers}: {evening.said()}")


def _other(evening: Evening, phone: Tapper) -> Tapper:
    return next(each for each in evening.phones if each is not phone)


def _assert_nothing_is_covered(pages: list[Page]) -> None:
    """There are no roles: nothing to hold, and nobody confirms having looked."""
    for page in pages:
        assert page.locator(".cover, [data-offer=seen]").count() == 0, page.url


def _assert_one_circle(pages: list[Page], screen: Page) -> None:
    """Everyone sees the same six, each player their own nearest and the others from in front."""
    [mine, theirs], [others, ours] = (page.evaluate(_LINES) for page in pages)
    assert (mine, theirs) == (ours[::-1], others[::-1])
    assert len({*mine, *theirs}) == 6
    assert screen.evaluate(_LINES) == [mine, theirs], "onlookers have the first seat near"


def _assert_blow_is_seen(struck: Tapper, attacker: Tapper, screen: Page) -> None:
    """The one aimed at, the way the blow takes, and how hard it was, on all three."""
    told = screen.locator(".told .newest").inner_text()
    difficulty = re.search(r"\d+", told)
    assert difficulty is not None, told
    for page in (struck.page, attacker.page, screen):
        expect(page.locator(".fighter.aimed")).to_have_count(1)
        name = page.locator(".fighter.aimed .fighter-name").inner_text()
        assert name in told, (name, told)
        expect(page.locator(".blow")).to_have_count(1)
        assert page.locator(".blow-hard").inner_text() == difficulty[0]
    assert struck.page.locator(".line.near .aimed").count() == 1
    assert attacker.page.locator(".line.far .aimed").count() == 1
    assert struck.page.locator(".blow.up").count() == 0
    assert attacker.page.locator(".blow.up").count() == 1


def _assert_named_with_eyes_open(mine: Tapper) -> None:
    """Whoever can be named stands there with resilience and ability, and what a Shogun is for."""
    mine.tap("[data-offer=name]")
    notes = mine.page.locator("dialog[open] .choice .note")
    expect(notes).to_have_count(4)
    for note in notes.all()[:3]:
        assert re.match(r"\d resilience · .{20}", note.inner_text()), note.inner_text()
    expect(notes.last).to_contain_text("an active Shogun adds no ability")
    mine.page.keyboard.press("Escape")
    mine.page.wait_for_selector("dialog[open]", state="detached")


def _assert_difficulty_is_explained(mine: Tapper) -> None:
    """A tap on an enemy says what the number on the ring is made of."""
    shown = mine.page.locator(".line.far .reach").first.get_attribute("data-reach")
    mine.tap(".line.far .fighter")
    note = mine.page.locator("dialog[open] .aim .note").inner_text()
    assert re.fullmatch(rf"Difficulty {shown} · \d places? away( · \+.*)?", note), note
    mine.page.keyboard.press("Escape")
    mine.page.wait_for_selector("dialog[open]", state="detached")


def _weapon_at_hand(evening: Evening, phone: Tapper) -> Locator:
    """Tapped on until the phone holds a weapon that reaches somebody."""
    kinds = ", ".join(f"[data-card={kind}]" for kind in WEAPONS)
    useful = phone.page.locator(f".hand-card:not(.resting):has({kinds})")
    for _ in range(120):
        if _with(evening, "attack") is phone and useful.count():
            return useful.first
        evening.play(until=evening.moves + 1)
    raise AssertionError("no weapon ever reached anybody")


def _assert_weapon_is_asked_for_once(evening: Evening, phone: Tapper) -> None:
    """A weapon tapped in the hand stands in the form, which asks for whom and for nothing else."""
    phone.tap(_weapon_at_hand(evening, phone))
    name = phone.page.locator("dialog[open] h2").inner_text()
    phone.tap("dialog[open] [data-offer=attack]")
    expect(phone.page.locator("dialog[open] .chip")).to_contain_text(name)
    expect(phone.page.locator("dialog[open] [data-field=target]")).to_be_visible()
    phone.tap("dialog[open] .choice:not(.closed)")
    phone.page.wait_for_selector("dialog[open]", state="detached")
    expect(phone.page.locator(".bench.near .tally")).to_contain_text("Weapons 1/")


def _assert_numbers_are_uncovered(page: Page) -> None:
    """With letters twice as large, on the smallest phone too."""
    for width, height in ((390, 844), (320, 568)):
        with sized(page, width, height), twice_the_text(page):
            assert page.evaluate(_COVERED) == []


def _assert_over(evening: Evening, screen: Page | None = None) -> None:
    """One has won, the other's Shogun lies there, and every screen says so."""
    for page in evening.pages():
        see_the_end(page)
        assert page.locator(_SHOGUN_DOWN).count() == 1, page.evaluate(_DOWN)
    won = [phone for phone in evening.phones if phone.page.locator(".brand.won").count()]
    if len(evening.phones) == 2:
        assert len(won) == 1
    shown = {tuple(page.evaluate(_DOWN)) for page in evening.pages()}
    assert len(shown) == 1, "everyone sees the same fallen"
    if screen is not None:
        screen.wait_for_selector(".victory")
        assert tuple(screen.evaluate(_DOWN)) in shown
        winner = screen.locator(".victory h2").inner_text()
        assert not won or won[0].name in winner
        while screen.locator(".looking").count() == 0:
            screen.locator(".skip, .looking").first.click()
        expect(screen.locator(".night .chart-line")).to_have_count(2)
    assert evening.hub.as_host("GET", f"/api/tables/{evening.table}")["over"]


@pytest.mark.long
def test_two_phones_and_a_screen_fight_a_whole_duel(hub: RunningHub, devices: Watched) -> None:
    evening = _duel(hub, devices, "duel")
    screen = _screen(evening)
    evening.seat(2)
    evening.start()
    pages = evening.pages()
    expect(screen.locator(".fighter.back")).to_have_count(8)
    for page in pages:
        expect(page.locator(".candidate")).to_have_count(4)
    _assert_nothing_is_covered(pages)
    evening.phones[0].move(["lineup"])
    expect(pages[0].locator(".fighter.back")).to_have_count(8)
    assert screen.locator(".fighter[data-figure]").count() == 0, "sealed until both are in"
    axe.assert_accessible(pages[1])

    mine = _with(evening, "name")
    for page in (*pages, screen):
        expect(page.locator(".line .fighter")).to_have_count(6)
        expect(page.locator(".bench .fighter.shogun")).to_have_count(2)
    _assert_one_circle(pages, screen)
    _assert_named_with_eyes_open(mine)
    mine.tap(".line.near .fighter")
    figure = mine.page.locator(".line.near .fighter").first.get_attribute("data-figure")
    mine.tap("dialog[open] .aim .button")
    expect(screen.locator(".fighter.active.turn")).to_have_attribute("data-figure", figure or "")

    mine = _with(evening, "attack")
    _assert_difficulty_is_explained(mine)
    _assert_numbers_are_uncovered(mine.page)
    struck = _with(evening, "parry")
    _assert_blow_is_seen(struck, _other(evening, struck), screen)
    drawn(screen)
    for page in (struck.page, screen):
        axe.assert_accessible(page)
    evening.hurry()
    _assert_over(evening, screen)
    _assert_nothing_is_covered(pages)


@pytest.mark.long
def test_the_host_fills_the_second_seat_without_being_asked_how_many(
    hub: RunningHub, devices: Watched
) -> None:
    evening = _duel(hub, devices, "filled", level="cards")
    evening.seat(1)
    host = Host(hub, devices)
    host.go_to(evening.table)
    expect(host.page.locator("[data-start]")).to_contain_text("this game is for 2.")
    bots = host.page.locator("details", has_text="Let the hub play along")
    bots.locator("summary").click()
    assert bots.locator(".stepper").count() == 0, "there is one number only"
    bots.get_by_role("button", name="Fill up to 2 seats").click()
    expect(host.page.locator("[data-start]")).to_contain_text("2 players")


@pytest.mark.long
def test_a_whole_duel_with_tokens_alone(hub: RunningHub, devices: Watched) -> None:
    evening = _duel(hub, devices, "tokens", level="tokens")
    screen = _screen(evening)
    evening.seat(2)
    evening.start()
    _with(evening, "end-turn")
    assert screen.locator(".reach, .tally:not(:empty)").count() == 0, "nobody follows places here"
    while not evening.is_over():
        evening.play(until=evening.moves + 1)
        for phone in evening.phones:
            seen = phone.look()
            # Where the hub sees no cards, whoever was hit says so, out of turn too.
            if not seen["mine"] and "wound" in seen["offers"]:
                phone.move(["wound"])
    _assert_over(evening, screen)


@pytest.mark.long
def test_a_whole_duel_against_the_hub_with_the_cards_on_the_phone(
    hub: RunningHub, devices: Watched
) -> None:
    evening = _duel(hub, devices, "cards", level="cards", pace="flow")
    screen = _screen(evening)
    evening.seat(1)
    evening.post("bots")
    evening.start()
    phone = evening.phones[0]
    _with(evening, "end-turn")
    held = phone.page.locator(".hand-card").count()
    assert held > 0
    assert phone.page.locator(".hand-card .washi").count() == held, "cards as cards"
    said = phone.page.locator(".bench.near [data-counter=hand]").get_attribute("data-value")
    assert said == str(held)
    assert screen.locator(".hand-card").count() == 0
    _assert_weapon_is_asked_for_once(evening, phone)
    evening.play(with_hand=True)
    assert phone.by_hand > 0
    _assert_over(evening, screen)


@pytest.mark.long
def test_a_whole_duel_in_italian_with_the_host_beside_it(hub: RunningHub, devices: Watched) -> None:
    evening = _duel(hub, devices, "duello")
    screen = _screen(evening, "it")
    host = Host(hub, devices, "it")
    host.go_to(evening.table)
    evening.seat(2, device="small-phone", language="it")
    host.start()
    evening.begin()
    for page in (screen, host.page):
        expect(page.locator(".fighter.back")).to_have_count(8)
    struck = _with(evening, "parry")
    assert "Vuoi parare?" in struck.page.locator(".status").inner_text()
    assert host.page.evaluate(_LINES) == screen.evaluate(_LINES)
    expect(host.page.locator(".fighter.aimed")).to_have_count(1)
    host.page.locator(".line .fighter").first.tap()
    host.page.locator("dialog[open] h3").first.wait_for()
    host.page.keyboard.press("Escape")
    evening.hurry()
    _assert_over(evening, screen)
    expect(host.page.locator(".victory")).to_be_visible()
    for page in (*evening.pages(), screen, host.page):
        axe.assert_accessible(page)


@pytest.mark.long
def test_a_whole_duel_without_its_own_face(hub: RunningHub, devices: Watched) -> None:
    """A ring of eight places and forms: plainer, and everything can be played."""
    evening = _duel(hub, devices, "plain")
    screen = _screen(evening, query="?face=plain")
    evening.seat(2, query="?face=plain")
    evening.start()
    evening.play(until=6)
    for page in (*evening.pages(), screen):
        assert "face=plain" in page.url
        assert page.locator(".arena, .sumi").count() == 0
    expect(screen.locator(".seat-card")).to_have_count(8)
    _assert_nothing_is_covered(evening.pages())
    evening.hurry()
    for page in evening.pages():
        see_the_end(page)
    screen.wait_for_selector(".ceremony")
    assert hub.as_host("GET", f"/api/tables/{evening.table}")["over"]


@pytest.mark.long
def test_somebody_without_a_phone_lines_up_on_the_hosts_device(
    hub: RunningHub, devices: Watched
) -> None:
    """The four are secret, so the device changes hands; what comes after, the host may do."""
    evening = _duel(hub, devices, "lent")
    evening.seat(1)
    evening.post("seats/1", {"name": "Nonna"})
    host = Host(hub, devices)
    host.go_to(evening.table)
    host.start()
    evening.phones[0].move(["lineup"])
    lent = Tapper(host.page, "Nonna", evening.chance, 1)
    lent.tap(".player[data-seat='1']")
    lent.tap("[data-hand-over]")
    lent.tap(".handing .ink.main")
    expect(host.page.locator(".theirs .candidate")).to_have_count(4)
    _assert_nothing_is_covered([host.page])
    axe.assert_accessible(host.page)
    lent.move(["lineup"])
    expect(host.page.locator(".theirs .line .fighter[data-figure]")).to_have_count(6)
    lent.tap("[data-hand-done]")
    lent.tap(".handing .ink.main")
    host.page.wait_for_selector(".handing", state="detached")
    lent.close()
    expect(host.page.locator(".places .line .fighter[data-figure]")).to_have_count(6)
    assert host.page.locator(".candidate").count() == 0


@pytest.fixture
def typed(hub: RunningHub, devices: Watched) -> Evening:
    """One of the two has no pointer at all."""
    evening = _duel(hub, devices, "keys", pace="flow")
    page = devices.page(evening.invitation(), "tv")
    typist = Typist(page, NAMES[0], evening.chance, 0)
    typist.reach(page.locator("#name"))
    page.keyboard.type(NAMES[0])
    typist.tap(".join button[type=submit]")
    page.locator(".waiting").wait_for()
    evening.phones.append(typist)
    evening.seat(1)
    return evening


@pytest.mark.long
def test_a_whole_duel_by_keyboard(typed: Evening) -> None:
    typed.start()
    typed.play()
    assert typed.phones[0].taps > 10, "it was hardly ever the keyboard's turn"
    _assert_over(typed)
