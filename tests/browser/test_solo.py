"""The solo duel in a real browser: typed and rolled dice, by thumb and by keyboard, and sheets."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import axe, measuring
from tests.browser.duelling import begun, drag
from tests.browser.survey import look
from tests.browser.tour import Shown
from tests.browser.watched import Watched
from tests.web.running import RunningHub


def _rows(page: Page) -> list[list[str]]:
    """The rounds as they are written on the sheet, without those to come."""
    found = [
        re.split(r"\s+", row.inner_text().strip()) for row in page.locator(".rounds tbody tr").all()
    ]
    return [row for row in found if len(row) > 2]


def _is_fine(page: Page, what: str) -> None:
    found = axe.violations(page) + measuring.small_targets(page) + measuring.outside(page)
    assert not found, f"{what}:\n" + "\n".join(found)


@pytest.mark.long
def test_a_whole_duel_with_typed_dice_on_a_small_phone(hub: RunningHub, devices: Watched) -> None:
    """Won in three rounds; what each choice would bring stands there before it is made."""
    duel = begun(hub, devices)
    page = duel.page
    expect(page.locator(".fighter.foe")).to_contain_text("Oda Nobunaga")
    duel.move(".take-one[data-value='3']")
    duel.hand.tap(".key[data-face='1']")
    duel.hand.tap(".typed-die >> nth=0")
    duel.type(6, 6, 5)
    drag(page, "[data-die=die-3]", "[data-use=defence]")
    expect(page.locator("[data-zone=defence] .zone-die")).to_have_count(1)
    duel.hand.tap("[data-use=attack]")
    expect(page.locator(".outlook.unknown")).to_have_count(1)
    # The last die shows at each place what it would bring there.
    expect(page.locator("button.zone .glimpse")).to_have_count(3)
    duel.hand.tap("[data-use=attack]")
    expect(page.locator("[data-zone=attack] .zone-value")).to_have_text("12")
    expect(page.locator(".gauge.hit b")).to_have_text("100 %")
    expect(page.locator(".gauge.hurt b")).to_have_text("0 %")
    _is_fine(page, "giving")
    duel.move("[data-offer=give]")
    duel.type(6)
    expect(page.locator(".clash-side.mine")).to_contain_text("they lose 4 life")
    duel.move("[data-offer=stand]")

    duel.move(".take-one[data-value='2']")
    duel.type(6, 6)
    duel.give("attack", "attack")
    duel.type(5, 5)
    expect(page.locator(".clash-side.theirs")).to_contain_text("wounded, level 2")
    duel.move("[data-offer=stand]")
    duel.type(2, 1)
    expect(page.locator(".body.me .limb.hit[data-part=right-arm]")).to_have_count(1)

    duel.type(6)
    for _ in range(6):
        duel.hand.tap("[data-use=attack]")
    expect(page.locator("[data-zone=attack] .zone-value")).to_have_text("6")
    duel.move("[data-offer=split]")
    duel.type(6, 6, 1)
    duel.move("[data-offer=stand]")

    expect(page.locator(".duel-end.won h1")).to_have_text("You have won")
    assert _rows(page) == [
        ["1", "3", "12", "→", "10", "5", "held", "✓", "0"],
        ["2", "2", "12", "→", "12", "0", "did", "not", "hold", "✗", "0"],
        ["3", "1", "6", "→", "6", "0", "0"],
    ]
    page.locator(".life-chart .chart-line").nth(1).wait_for()
    _is_fine(page, "the end")
    page.locator(".duel-end .undo").tap()
    page.locator("[data-offer=stand]").wait_for()
    duel.move("[data-offer=stand]")
    _assert_told_to_the_host(hub, devices, page.url.split("/play/")[1].split("?")[0])
    page.locator("[data-again]").tap()
    page.locator(".take").wait_for()


@pytest.mark.long
def test_a_duel_is_given_up_from_the_menu_and_is_lost(hub: RunningHub, devices: Watched) -> None:
    duel = begun(hub, devices, level="rolled")
    page = duel.page
    duel.move(".take-one[data-value='3']")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_text("Correct or leave").tap()
    page.locator(".standing [data-offer=give-up]").tap()
    expect(page.locator(".form .hint")).to_have_text("The duel is over and counts as lost.")
    _is_fine(page, "giving up")
    page.locator(".form .main").tap()
    expect(page.locator(".duel-end.lost h1")).to_have_text("You have lost")
    expect(page.locator(".duel-end [role=status]")).to_contain_text("You gave up")


def _assert_told_to_the_host(hub: RunningHub, devices: Watched, table: str) -> None:
    """Whom it was against, won or not, and the score with a true minus."""
    host = devices.page(f"/host#{hub.host_key}", "tablet")
    host.wait_for_selector(".home")
    host.goto(f"{hub.url}/host#/table/{table}")
    expect(host.locator(".over-against")).to_have_text("against Oda Nobunaga")
    expect(host.locator(".over .team li").last).to_contain_text("0 × −1 = 0")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_duel_with_the_hubs_dice_on_a_small_phone(
    hub: RunningHub, devices: Watched, language: str
) -> None:
    """Whatever falls; each kind of state is looked at the first time it is met."""
    duel = begun(hub, devices, level="rolled", sheet="sasaki-kojiro", language=language)
    found: dict[str, list[str]] = {}
    for stage in duel.stages():
        if stage in found:
            continue
        shown = Shown(stage, duel.page, "phone")
        found[stage] = [
            each for all_of in look(shown, ("dark", "light")).values() for each in all_of
        ]
    assert {"take", "give", "roll foe", "over"} <= duel.met
    wrong = [each for all_of in found.values() for each in all_of]
    assert not wrong, "\n" + "\n".join(dict.fromkeys(wrong))


def _lucky(asked: str, count: int) -> list[int]:
    """Dice that bring a duel to its end soon."""
    return [{"own": 6, "foe": 5, "wound": 2}.get(asked, 1)] * count


@pytest.mark.long
def test_a_whole_duel_by_keyboard(hub: RunningHub, devices: Watched) -> None:
    duel = begun(hub, devices, device="tv", by_keyboard=True)
    for _ in duel.stages(_lucky):
        pass
    assert duel.page.locator(".duel-end").count() == 1
    assert duel.hand.taps > 10


@pytest.mark.long
def test_a_round_begins_by_keyboard(hub: RunningHub, devices: Watched) -> None:
    """From the host's first page to dice that are given, without touching the glass."""
    duel = begun(hub, devices, device="tv", by_keyboard=True)
    for stage in duel.stages(_lucky):
        if stage == "typed foe":
            break
    expect(duel.page.locator("[data-zone=attack] .zone-value")).to_have_text("12")


def test_a_slip_of_the_thumb_is_taken_back(hub: RunningHub, devices: Watched) -> None:
    duel = begun(hub, devices)
    page = duel.page
    duel.move(".take-one[data-value='3']")
    duel.type(1, 1, 1)
    expect(page.locator(".give .tray-die")).to_have_count(3)
    duel.move(".undo")
    expect(page.locator(".typed-die")).to_have_count(3)


@pytest.mark.long
def test_the_hosts_page_leads_back_to_a_duel_that_is_played_on_this_very_device(
    hub: RunningHub, devices: Watched
) -> None:
    page = begun(hub, devices).page
    table = page.url.split("/play/")[1].split("?")[0]
    for way in ("/host#/", f"/host#/table/{table}"):
        page.goto(f"{hub.url}{way}")
        back = page.locator(f"[data-back={table}]")
        expect(back).to_have_text("Back to the duel")
        back.tap()
        page.locator(".board").wait_for()
    other = devices.page(f"/host#{hub.host_key}", "tablet")
    other.locator(f".table-card[data-table={table}]").wait_for()
    assert other.locator("[data-back]").count() == 0, "the seat is not on this one"


@pytest.mark.long
def test_the_plain_face_plays_a_whole_duel(hub: RunningHub, devices: Watched) -> None:
    """No board, no picture: forms alone, as for any game."""
    duel = begun(hub, devices, level="rolled", query="?face=plain")
    page = duel.page
    page.goto(page.url.split("?")[0] + "?face=plain")
    page.wait_for_selector(".thumb .offer")
    assert page.locator(".board").count() == 0
    while not (seen := duel.hand.look())["over"]:
        if seen["busy"] or not seen["offers"]:
            page.wait_for_timeout(30)
            continue
        wanted = ("stand", "give", "split", "take", "roll")
        offer = next(each for each in wanted if each in seen["offers"])
        duel.hand.move([offer])
    page.wait_for_selector(".the-end")


def _write(page: Page, sheet: dict[str, Any]) -> None:
    """A whole page of a booklet, box by box."""
    page.fill("[data-edit=name]", sheet["name"])
    page.locator(f".star-choice:nth-of-type({sheet['stars']})").click()
    boxes = page.locator(".edit-numbers .number-box")
    for at, name in enumerate(("foe_life", "life", "ki")):
        boxes.nth(at).fill(str(sheet[name]))
    pairs = page.locator(".edit-pair")
    for at, row in enumerate(sheet["resistance"]):
        if at >= pairs.count():
            page.locator("[data-edit=threshold]").click()
        pairs.nth(at).locator(".number-box").nth(0).fill(str(row["attack"]))
        pairs.nth(at).locator(".number-box").nth(1).fill(str(row["loss"]))
    for row in sheet["rows"]:
        _row(page.locator(f"[data-row='{row['sum']}']"), row)
    for part in sheet["body"]:
        line = page.locator(f"[data-part-row='{part['sum']}']")
        line.locator("select").select_option(part["part"])
        for at, cost in enumerate(("life", "ki")):
            if part.get(cost):
                line.locator(".number-box").nth(at).fill(str(part[cost]))
        if part.get("deep"):
            line.locator(".edit-check").check()


def _row(line: Locator, row: dict[str, Any]) -> None:
    line.locator(".number-box").nth(0).fill(str(row["defence"]))
    line.locator(".number-box").nth(1).fill(str(row["guard"]))
    if row.get("wound"):
        line.locator("select").select_option(str(row["wound"]))
    if row.get("life"):
        line.locator(".number-box").nth(2).fill(str(row["life"]))


def _saved(hub: RunningHub, page: Page, key: str) -> Any:
    page.locator("[data-save-sheet]:not(:disabled)").click()
    page.locator(f"[data-sheet={key}]").wait_for()
    return hub.as_host("GET", f"/api/games/solo/sheets/{key}")


def _editor(hub: RunningHub, devices: Watched, sheet: str = "", **more: Any) -> Page:
    """The host's page, at a sheet; without one, at an empty one."""
    page = devices.page(f"/host#{hub.host_key}", more.pop("device", "small-phone"), **more)
    page.wait_for_selector(".home")
    page.goto(f"{hub.url}/host#/sheet/solo%2F{sheet}")
    page.wait_for_selector(".sheet-editor")
    return page


@pytest.mark.long
def test_a_sheet_is_changed_checked_while_it_is_typed_saved_and_played(
    hub: RunningHub, devices: Watched
) -> None:
    page = _editor(hub, devices, "oda-nobunaga")
    guard = page.locator("[data-row='7'] .number-box").nth(1)
    guard.fill("99")
    expect(page.locator(".mistakes")).to_have_text(re.compile(r"^\s*Row 7, guard: .*0.*40"))
    expect(page.locator("[data-save-sheet]")).to_be_disabled()
    _is_fine(page, "a sheet with a mistake")
    guard.fill("6")
    page.fill("[data-edit=name]", "Nobunaga’s Ghost")
    page.fill("[data-edit=key]", "ghost")
    expect(page.locator("[data-save-sheet]")).to_be_enabled()
    assert _saved(hub, page, "ghost")["rows"][6] == {"sum": 7, "defence": 3, "guard": 6, "wound": 1}
    _is_fine(page, "the list of sheets")
    page.get_by_role("button", name="Delete the sheet").click()
    expect(page.get_by_role("dialog", name="Delete the sheet")).to_contain_text("Nobunaga’s Ghost")
    _is_fine(page, "deleting a sheet")
    page.get_by_role("button", name="Cancel").click()
    duel = begun(hub, devices, sheet="ghost", device="phone")
    expect(duel.page.locator(".fighter.foe")).to_contain_text("Nobunaga’s Ghost")


def test_an_empty_sheet_is_counted_and_accused_of_nothing(
    hub: RunningHub, devices: Watched
) -> None:
    page = _editor(hub, devices)
    expect(page.locator(".edit-empty")).to_have_text("53 places are still empty.")
    for wrong in (".mistakes li", "tr.wrong", "[aria-invalid]"):
        expect(page.locator(wrong)).to_have_count(0)
    page.locator("[data-row='7'] .number-box").nth(1).fill("99")
    expect(page.locator(".mistakes li")).to_have_count(1)
    expect(page.locator("[aria-invalid]")).to_have_count(1)
    expect(page.locator(".edit-empty")).to_have_text("52 places are still empty.")


@pytest.mark.long
@pytest.mark.parametrize("device", ["small-phone", "tablet"])
def test_a_whole_booklet_page_is_written_taken_away_brought_in_and_fought(
    hub: RunningHub, devices: Watched, tmp_path: Path, device: str
) -> None:
    known = hub.as_host("GET", "/api/games/solo/sheets/oda-nobunaga")
    page = _editor(hub, devices, device=device)
    expect(page.locator(".sheet-save [role=status]")).to_contain_text("still missing")
    _is_fine(page, "an empty sheet")
    _write(page, known | {"name": f"Kojirō of the {device}"})
    key = f"kojiro-of-the-{device}"
    saved = _saved(hub, page, key)
    for name in ("foe_life", "life", "ki", "resistance", "rows", "body", "dice"):
        assert saved[name] == known[name], name

    with page.expect_download() as download:
        page.locator(f"[data-export={key}]").click()
    file = tmp_path / "second.toml"
    text = download.value.path().read_text(encoding="utf-8")
    file.write_text(text.replace(key, f"{device}-again"), encoding="utf-8")
    page.set_input_files("input[type=file]", file)
    page.locator(f"[data-sheet={device}-again]").wait_for()

    duel = begun(hub, devices, sheet=f"{device}-again", device="phone")
    for _ in duel.stages(_lucky):
        pass
    expect(duel.page.locator(".duel-end")).to_contain_text(f"Kojirō of the {device}")
    page.goto(f"{hub.url}/host#/people/against")
    page.locator(".sums tr", has_text=f"Kojirō of the {device}").wait_for()
    _is_fine(page, "wins by opponent")
