"""A tournament of eight from the first entry to a decided duel: desk, hall and two real phones.

The tests of this file go through one evening, one after the other.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.contest import Contest
from tests.browser.hosting import letters_of
from tests.browser.watched import Watched
from tests.web.running import RunningHub


@pytest.fixture(scope="module")
def contest(browser: Browser, hub: RunningHub) -> Iterator[Contest]:
    """What any of its pages writes to the console fails the last of these tests."""
    devices = Watched(browser, hub.url)
    yield Contest(hub, devices)
    devices.close()


def _said(page: Page) -> str:
    return page.locator("body").inner_text()


# A word that lies on two lines has two rectangles.
BROKEN = """sheet => [...sheet.querySelectorAll('thead th')].flatMap(cell => {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


def _broken_words(sheet: Locator) -> list[str]:
    broken: list[str] = sheet.evaluate(BROKEN)
    return broken


def test_the_host_opens_a_tournament_and_stands_at_the_desk(contest: Contest) -> None:
    contest.open()
    desk = contest.desk
    assert re.fullmatch(r".*/desk/[A-Z]{5}", desk.url), "the key is out of the address"
    expect(desk.locator(".desk-person")).to_have_count(6)
    expect(desk.locator(".desk-next")).to_contain_text("Draw round 1")
    assert_accessible(desk)
    desk.reload()
    expect(desk.locator(".desk-person")).to_have_count(6)


def test_people_enter_by_their_name_by_a_new_one_and_at_the_desk(contest: Contest) -> None:
    contest.hang_up_the_hall()
    contest.write_down("Hugo")
    one, two = contest.scan(), contest.scan()
    assert_accessible(one)
    contest.take_name("Aya", one)
    contest.write_name("Gaia", two)
    expect(contest.hall.locator(".t-arrived li")).to_have_count(8)
    expect(contest.hall.locator(".t-arrived")).to_contain_text("Gaia")
    part = contest.part("entries")
    expect(part.locator(".desk-phone.is-linked")).to_have_count(2)
    taken = contest.desk.locator(".desk-taken")
    expect(taken).to_have_text(re.compile("from the list: Aya"))
    assert_accessible(contest.desk)
    taken.locator("[data-seen]").click()
    expect(taken).to_have_count(0)
    expect(one.locator(".bar")).to_contain_text("Aya")
    expect(one.locator(".seat-badge")).to_have_count(0)
    assert_accessible(contest.hall)
    assert_accessible(two)


def test_leave_to_play_another_number_of_rounds_is_on_the_record(contest: Contest) -> None:
    contest.shorten()
    expect(contest.desk.locator(".desk-where")).to_contain_text("1 round")
    record = contest.part("record")
    expect(record.locator(".desk-record li").first).to_contain_text("The club’s own evening")
    expect(record.locator(".desk-record time").first).to_be_visible()
    assert_accessible(contest.desk)


def test_after_a_draw_every_phone_says_where_to_sit_until_its_player_does(
    contest: Contest,
) -> None:
    contest.draw()
    one = contest.phones["Aya"]
    for phone in contest.phones.values():
        card = phone.locator(".t-seat")
        expect(card.locator(".t-big b")).to_have_text([re.compile(r"^\d$")] * 2)
        expect(card.locator("[data-to-table]")).to_have_text("I am in my seat")
    assert_accessible(one)
    expect(one.locator(".t-company li.you")).to_contain_text("Aya")
    one.reload()
    expect(one.locator("[data-to-table]")).to_have_text("I am in my seat")
    assert one.url.endswith(f"/play/{contest.table}"), "only a tap goes to the table"
    for phone in contest.phones.values():
        contest.sit_down(phone)
        phone.locator(".playing").wait_for()
    assert_accessible(one)
    table = one.url.rpartition("/")[2]
    one.reload()
    one.locator(".playing").wait_for()
    assert one.url.endswith(f"/play/{table}"), "whoever sits is at the table"
    one.locator("[data-back]").tap()
    one.wait_for_url(f"**/play/{contest.table}")
    expect(one.locator("[data-to-table]")).to_have_text("To my table")
    contest.sit_down(one)
    assert one.url.endswith(f"/play/{table}")


def test_once_a_round_is_drawn_the_join_page_says_whom_to_ask(contest: Contest) -> None:
    late = contest.devices.page(f"/join/{contest.table}")
    expect(late.locator("[data-ask-referee]")).to_have_text("Ask the referee for your code.")
    expect(late.locator(".t-names")).to_have_count(0)
    expect(late.locator("#name")).to_have_count(0)
    assert_accessible(late)
    contest.part("entries").locator(".desk-person", has_text="Bruno").click()
    sheet = contest.desk.locator("dialog[open]")
    sheet.locator("[data-code]").click()
    code = sheet.locator(".big-code").inner_text()
    sheet.locator(".sheet-head .round").click()
    late.locator("#code").fill(code.lower())
    late.locator("form button[type=submit]").tap()
    late.wait_for_url("**/move/*")
    late.locator("button.main").tap()
    late.wait_for_url(f"**/play/{contest.table}*")
    taken = contest.desk.locator(".desk-taken")
    expect(taken).to_have_text(re.compile("with a code: Bruno"))
    taken.locator("[data-seen]").click()
    expect(taken).to_have_count(0)
    late.close()


def test_the_hall_says_who_sits_where_and_how_long(contest: Contest) -> None:
    hall = contest.hall
    expect(hall.locator(".t-table")).to_have_count(2)
    expect(hall.locator(".t-table ol li")).to_have_count(8)
    expect(hall.locator(".t-table .shogun")).to_have_count(2)
    contest.next("start-round")
    expect(hall.locator(".t-clock-time")).to_have_text(re.compile(r"^(59|60|1:00):\d\d(:\d\d)?$"))
    expect(contest.desk.locator(".desk-next")).to_contain_text("2 tables are still playing")
    assert_accessible(hall)


def test_a_clock_that_is_stopped_stands_still_for_everyone(contest: Contest) -> None:
    desk, hall = contest.desk, contest.hall
    face = hall.locator(".t-clock")
    desk.locator(".desk-clock [data-offer=pause-clock]").click()
    contest.fill("pause-clock")
    expect(face).to_contain_text("the clock is stopped")
    stood = face.locator(".t-clock-time").inner_text()
    hall.wait_for_timeout(1500)
    assert face.locator(".t-clock-time").inner_text() == stood
    desk.locator(".desk-clock [data-offer=resume-clock]").click()
    contest.fill("resume-clock")
    expect(face).to_contain_text("left in this round")
    desk.locator(".desk-clock [data-offer=add-time]").click()
    contest.fill("add-time", count="5")
    expect(face.locator(".t-clock-time")).to_have_text(re.compile(r"^1:0[45]:\d\d$"))
    assert_accessible(desk)


@pytest.mark.long
def test_the_desk_asks_for_nothing_by_time_and_sees_what_happens(contest: Contest) -> None:
    desk, phone = contest.desk, contest.phones["Aya"]
    away = contest.part("tables").get_by_label("Phone disconnected")
    away.first.wait_for()
    before, here = away.count(), phone.url
    asked: list[str] = []
    desk.on("request", lambda request: asked.append(request.url))
    left = desk.locator(".desk-clock .t-clock-time").inner_text()
    phone.goto("about:blank")
    expect(away).to_have_count(before + 1)
    phone.goto(here)
    expect(away).to_have_count(before)
    desk.wait_for_timeout(10_000)
    assert desk.locator(".desk-clock .t-clock-time").inner_text() != left
    assert [url for url in asked if "/api/" in url] == []


def test_a_call_of_time_is_taken_back_and_the_clock_goes_on_by_a_tap(contest: Contest) -> None:
    desk, face = contest.desk, contest.hall.locator(".t-clock")
    for offer, said in (
        ("time-up", "Finish the turn"),
        ("recall-time", "the clock is stopped"),
        ("resume-clock", "left in this round"),
    ):
        desk.locator(f".desk-clock [data-offer={offer}]").click()
        contest.fill(offer)
        expect(face).to_contain_text(said)
    expect(face.locator(".t-clock-time")).to_have_text(re.compile(r"^1:0[45]:\d\d$"))


@pytest.mark.long
def test_the_host_lets_a_tv_show_the_hall_by_its_letters(contest: Contest) -> None:
    host = contest.devices.page(f"/host#{contest.hub.host_key}", "laptop")
    screen = contest.devices.page("/tv", "tv")
    host.locator(".screen-in").click()
    sheet = host.locator("dialog[open]")
    expect(sheet.get_by_text("Tournament: the hall")).to_be_visible()
    expect(sheet.get_by_text("table 2")).to_have_count(0)
    assert_accessible(host)
    sheet.locator("input.letters").fill(letters_of(screen))
    sheet.locator("form button[type=submit]").click()
    screen.locator(".t-hall .t-table").first.wait_for()
    host.context.close()
    screen.context.close()


@pytest.mark.long
def test_a_tables_own_screen_says_which_it_is(contest: Contest) -> None:
    first = contest.tables()[0]
    screen = contest.devices.page("/tv", "tv")
    contest.let_in(letters_of(screen), first)
    expect(screen.locator(".stage-head h1")).to_have_text("Round 1, table 1")
    expect(screen.locator(".join-band .invite-code")).to_be_visible()
    expect(screen.locator(".stage-head .t-clock-time")).to_contain_text(":")
    assert_accessible(screen)
    screen.context.close()


def test_a_player_calls_the_referee_who_comes(contest: Contest) -> None:
    phone = contest.phones["Aya"]
    phone.locator("[data-back]").tap()
    phone.locator("[data-offer=call-referee]").tap()
    phone.locator("dialog[open] .main").tap()
    calls = contest.desk.locator(".desk-calls li")
    expect(calls).to_contain_text("Aya calls you: Round 1, table")
    contest.part("tables")
    card = contest.desk.locator(".desk-table.called")
    expect(card).to_have_count(1)
    row = card.locator("li", has_text="Aya")
    expect(row).to_contain_text("calls you")
    # Whoever looks at the tournament's page has not gone away.
    expect(row.get_by_label("Phone disconnected")).to_have_count(0)
    calls.locator("[data-offer=answer-call]").click()
    expect(calls).to_have_count(0)
    expect(card).to_have_count(0)


def test_a_sheet_is_typed_in_as_it_lies_on_paper(contest: Contest) -> None:
    first, second = contest.tables()
    sheet = contest.take_sheet(first)
    assert_accessible(contest.desk)
    contest.fill_sheet(sheet, honor=3)
    # A role that is taken already leaves whoever had it.
    sheet.locator("[name=role-4]").select_option("samurai")
    expect(sheet.locator("[name=role-2]")).to_have_value("ninja")
    sheet.locator("[name=role-2]").select_option("samurai")
    expect(sheet.locator("[name=role-4]")).to_have_value("ninja")
    sheet.locator("[name=honor-1]").fill("")
    expect(sheet.locator("button[type=submit]")).to_be_disabled()
    expect(sheet.locator("td:has([name=honor-1])")).to_contain_text("still empty")
    sheet.locator("[name=honor-1]").fill("4")
    # Both Ninja look filled in; which of them has more stars is open.
    sheet.locator("[name=role-3]").select_option("ninja")
    open_field = sheet.locator("[role=status]")
    expect(open_field).to_have_text("One field still empty: Ninja with more stars")
    expect(sheet.locator("td", has_text="Ninja with more stars?")).to_have_count(2)
    sheet.locator("[data-open]").click()
    expect(sheet.locator("[name=role-3]")).to_be_focused()
    sheet.locator("[name=role-3]").select_option("leading-ninja")
    sheet.locator("[name=honor-1]").fill("999")
    expect(sheet.locator("[role=status]")).to_have_text(
        re.compile(r"^Honor: .+ can be 0 to \d+\.\s*$")
    )
    expect(sheet.locator("[name=honor-1]")).to_have_attribute("aria-invalid", "true")
    sheet.locator("[name=honor-1]").fill("4")
    contest.send_sheet(sheet)
    over = contest.hall.locator(f".t-table[data-table={first}]")
    expect(over.locator(".t-stamp")).to_be_visible()
    expect(contest.hall.locator(f".t-table[data-table={second}] .t-stamp")).to_have_count(0)
    assert not re.search(r"\b[45]\d\d\b|point", _said(contest.hall)), "a mark, never a result"


def test_players_see_their_own_line_of_the_sheets_of_their_tables(contest: Contest) -> None:
    contest.type_in(contest.tables()[1], honor=1)
    for name, phone in contest.phones.items():
        phone.wait_for_url(f"**/play/{contest.table}")
        expect(phone.locator(".t-result")).to_have_count(1)
        phone.locator(".t-result summary").tap()
        expect(phone.locator(".t-result tr.you")).to_contain_text(name)
        expect(phone.locator(".t-board > .t-part .t-rows tbody tr")).to_have_count(1)
        expect(phone.locator(".t-result .hint")).to_contain_text("your own line")
    assert_accessible(contest.phones["Aya"])


def test_a_sheet_is_put_right_with_a_reason(contest: Contest) -> None:
    first = contest.tables()[0]
    sheet = contest.take_sheet(first)
    expect(sheet.locator("[name=honor-1]")).to_have_value("4")
    sheet.locator("[name=honor-1]").fill("5")
    sheet.locator("#sheet-why").fill("Counted again together")
    contest.send_sheet(sheet)
    record = contest.part("record").locator(".desk-record li").first
    expect(record).to_contain_text("Counted again together")


def test_the_standings_lie_face_down_until_they_are_wanted(contest: Contest) -> None:
    part = contest.part("standings")
    expect(part.locator(".t-rows")).to_have_count(0)
    part.locator("[data-cover]").click()
    expect(part.locator(".t-rows tbody tr")).to_have_count(8)
    assert_accessible(contest.desk)
    contest.part("tables")
    expect(contest.part("standings").locator(".t-rows")).to_have_count(0)


def test_paper_is_there_for_the_door_and_the_tables(contest: Contest) -> None:
    part = contest.part("paper")
    expect(part.locator("[data-printed=by-table] section")).to_have_count(2)
    part.locator("[data-paper=by-name]").click()
    names = part.locator(".print-names li span").all_inner_texts()
    assert names == sorted(names)
    assert len(names) == 8
    part.locator("[data-paper=blank]").click()
    expect(part.locator(".print-sheet tbody tr")).to_have_count(8)
    assert not _broken_words(part.locator(".print-sheet").first), "no heading breaks inside a word"
    contest.desk.emulate_media(media="print")
    expect(contest.desk.locator(".desk-strip")).to_be_hidden()
    expect(part.locator(".print")).to_be_visible()
    contest.desk.emulate_media(media="screen")
    with contest.desk.expect_download() as download:
        part.locator("[data-save='sheets.csv']").click()
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 8
    assert_accessible(contest.desk)


def test_printed_standings_are_covered_as_long_as_they_are_secret(contest: Contest) -> None:
    part = contest.part("paper")
    part.locator("[data-paper=standings]").click()
    expect(part.locator(".desk-cover")).to_be_visible()
    expect(part.locator("[data-printed]")).to_have_count(0)
    expect(part.locator("[data-print]")).to_be_disabled()
    part.locator("[data-cover]").click()
    printed = part.locator("[data-printed=standings]")
    expect(printed).to_contain_text("Rounds over: 1 of 1")
    expect(printed).to_contain_text("not for the players yet")


def test_filled_sheets_are_covered_as_long_as_they_are_secret(contest: Contest) -> None:
    part = contest.part("paper")
    part.locator("[data-paper=standings]").click()
    part.locator("[data-cover]").click()
    part.locator("[data-paper=filled]").click()
    expect(part.locator(".desk-cover")).to_be_visible()
    expect(part.locator("[data-printed]")).to_have_count(0)
    expect(part.locator("[data-print]")).to_be_disabled()
    part.get_by_role("button", name="Show the sheets").click()
    expect(part.locator(".print-sheet")).to_have_count(2)


def test_after_the_rounds_everyone_sees_the_standings_and_the_bracket(contest: Contest) -> None:
    contest.close_qualifying()
    expect(contest.hall.locator(".t-duel.open")).to_have_count(2)
    rows = contest.hall.locator(".t-rows tbody tr")
    expect(rows).to_have_count(8)
    heights = rows.evaluate_all("all => all.map(each => each.getBoundingClientRect())")
    assert max(row["bottom"] for row in heights) < 1080, "all eight are on the glass"
    sizes = rows.locator("th").evaluate_all(
        "all => all.map(each => getComputedStyle(each).fontSize)"
    )
    assert len(set(sizes)) == 1, "no name is written smaller than another"
    finalists = " ".join(contest.hall.locator(".t-duel.open").all_inner_texts())
    for name, phone in contest.phones.items():
        if name in finalists:
            # Brought to their duel.
            phone.wait_for_url(f"**/play/{contest.table}.*")
            phone.locator("[data-back]").tap()
        expect(phone.locator(".t-bracket .t-duel")).to_have_count(3)
        expect(phone.locator(".t-result .t-rows tbody tr")).to_have_count(4)
    assert_accessible(contest.hall)
    assert_accessible(contest.desk)


def test_a_decided_duel_is_seen_in_the_hall_and_on_the_phones(contest: Contest) -> None:
    side = contest.sides("semi-1")[0]
    contest.decide("semi-1", side)
    for page in (contest.hall, *contest.phones.values()):
        expect(page.locator("[data-duel=semi-1] .t-side.won")).to_have_count(1)
        expect(page.locator("[data-duel=final] .t-side.unknown")).to_have_count(1)


def test_the_host_sees_how_far_it_is_and_no_result(contest: Contest) -> None:
    page = contest.devices.page(f"/host#{contest.hub.host_key}", "laptop")
    card = page.locator(f"[data-table={contest.table}]")
    expect(card).to_contain_text("Finals")
    assert_accessible(page)
    assert "point" not in _said(page).lower()
    page.locator("[data-tournament]").click()
    page.locator("#names").wait_for()
    assert_accessible(page)


def test_the_host_gives_the_desk_to_another_referee_by_a_link_that_can_be_copied(
    contest: Contest,
) -> None:
    page = contest.devices.page(f"/host#{contest.hub.host_key}", "laptop")
    page.context.grant_permissions(["clipboard-read"])
    card = page.locator(f"[data-table={contest.table}]")
    card.get_by_role("button", name="New key for the referee").click()
    page.locator("dialog[open] .main").click()
    link = card.locator("[data-desk-link]").inner_text()
    card.locator("[data-copy]").click()
    expect(card.locator("[data-copy]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    expect(contest.desk.locator("main")).not_to_have_class(re.compile("part-"))
    other = contest.devices.page(link.partition(contest.hub.url)[2], "laptop")
    other.locator(".desk-strip").wait_for()


@pytest.mark.long
def test_a_finished_tournament_invites_nobody_and_shows_how_it_ended(contest: Contest) -> None:
    page = contest.devices.page(f"/host#{contest.hub.host_key}", "laptop")
    card = page.locator(f"[data-table={contest.table}]")
    card.get_by_role("button", name="New key for the referee").click()
    page.locator("dialog[open] .main").click()
    link = card.locator("[data-desk-link]").inner_text()
    contest.desk = contest.devices.page(link.partition(contest.hub.url)[2], "laptop")
    for duel in ("semi-2", "final"):
        contest.decide(duel, contest.sides(duel)[0])
    stranger = contest.devices.page(f"/join/{contest.table}", "phone")
    expect(stranger.locator("[data-over]")).to_have_text("This tournament is over.")
    expect(stranger.locator(".t-rows tbody tr")).to_have_count(8)
    expect(stranger.locator("form, .choice")).to_have_count(0)
    assert_accessible(stranger)
    expect(card.locator("[data-ranking]")).to_be_visible()
