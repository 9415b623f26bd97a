"""The referee's routes on a running hub: entries, phones, screens, papers, tables at rest."""

import csv
import io
import re
import time
from datetime import datetime

from tests.web.phone import Phone
from tests.web.running import RunningHub
from tests.web.tournament import Tournament, filled_sheet, typed_in, until

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo")


def opened(hub: RunningHub, **options: object) -> Tournament:
    """A tournament of eight without phones, whose referee is at the desk."""
    tournament = Tournament(hub, **{"level": "cards", "rounds": 1, "entries": NAMES, **options})
    tournament.desk.connect()
    return tournament


def rows(text: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.decode())))


def test_a_list_is_entered_all_of_it_or_nobody(hub: RunningHub) -> None:
    cup = opened(hub, entries=["Aya"], players=4)
    wrong = cup.ask("POST", "/entries", {"text": f"name\nBruno\n{'x' * 25}\n"})
    params = {"line": 3, "low": 1, "high": 24}
    assert wrong.said["refusal"] == {"code": "wrong-entries", "params": params}
    full = cup.ask("POST", "/entries", {"text": "Bruno\nCarla\nDino\nElsa\n"})
    assert full.said["refusal"]["code"] == "field-full"
    cup.desk.drop()
    cup.desk.connect()
    assert len(cup.desk.call("look")["sight"]["view"]["own"]["people"]) == 1
    assert cup.ask("POST", "/entries", {"text": '["Bruno", "Carla"]'}).said == {"count": 2}
    people = cup.desk.call("look")["sight"]["view"]["own"]["people"]
    assert [each["name"] for each in people] == ["Aya", "Bruno", "Carla"]
    assert cup.ask("POST", "/entries", {"text": ""}).said == {"count": 0}


def test_a_list_that_is_pasted_twice_enters_nobody_twice(hub: RunningHub) -> None:
    cup = opened(hub, entries=["Anna Verdi"])
    text = "1. Verdi, Anna\n2. Rossi, Luca\n3. Neri, Ugo\n"
    shown = cup.ask("POST", "/names", {"text": text})
    assert shown.status == 200
    assert shown.said["names"] == [
        {"line": 1, "name": "Anna Verdi", "known": True},
        {"line": 2, "name": "Luca Rossi"},
        {"line": 3, "name": "Ugo Neri"},
    ]
    assert cup.ask("POST", "/entries", {"text": text}).said == {"count": 2, "known": 1}
    assert cup.ask("POST", "/entries", {"text": text}).said == {"count": 0, "known": 3}
    people = cup.desk.call("look")["sight"]["view"]["own"]["people"]
    assert [each["name"] for each in people] == ["Anna Verdi", "Luca Rossi", "Ugo Neri"]


def test_a_list_is_shown_to_its_referee_before_anybody_is_entered(hub: RunningHub) -> None:
    cup = opened(hub, entries=["Aya"])
    phone = cup.join("x", 0)
    assert cup.ask("POST", "/names", {"text": "Bo"}, key=phone.key).status == 403
    (wrong,) = cup.ask("POST", "/names", {"text": "x" * 25}).said["names"]
    assert wrong["wrong"] == {"code": "name-length", "params": {"low": 1, "high": 24}}
    refused = cup.ask("POST", "/names", {"text": "[nothing"}).said["refusal"]
    assert (refused["code"], refused["params"]["line"]) == ("wrong-entries", 1)


def test_the_host_opens_a_tournament_with_a_list_read_as_at_the_desk(hub: RunningHub) -> None:
    text = "Cognome\tNome\nVerdi\tAnna\nRossi\tLuca\nverdi\tanna\n"
    shown = hub.as_host("POST", "/api/tournaments/names", {"text": text})["names"]
    assert [(each["name"], "known" in each) for each in shown] == [
        ("Anna Verdi", False),
        ("Luca Rossi", False),
        ("anna verdi", True),
    ]
    asked = {"options": {"level": "cards"}, "pasted": text}
    code = hub.as_host("POST", "/api/tournaments", asked)["code"]
    seats = hub.ask("GET", f"/api/join/{code}").said["seats"]
    assert [each["name"] for each in seats] == ["Anna Verdi", "Luca Rossi"]
    wrong = {"options": {"level": "cards"}, "pasted": "Aya\n" + "x" * 25}
    reply = hub.ask("POST", "/api/tournaments", wrong, key=hub.host_key)
    assert reply.said["refusal"]["params"]["line"] == 2


def test_the_host_lets_screens_into_a_tournaments_hall_and_to_none_of_its_tables(
    hub: RunningHub,
) -> None:
    """A table's screen shows how it ended; the host may not know that before everyone does."""
    cup = opened(hub)
    cup.referee("draw")
    table = f"{cup.name}.r1-t1"

    def let_in(table: str, kind: str) -> tuple[int, str]:
        screen = hub.ask("POST", "/api/tv").said
        path = f"/api/screens/{screen['letters']}"
        status = hub.ask("POST", path, {"table": table, "kind": kind}, key=hub.host_key).status
        key = hub.ask("GET", f"/api/tv/{screen['ticket']}").said.get("key", "")
        return status, key

    status, key = let_in(cup.name, "hall")
    hall = Phone(hub.url, cup.name, key)
    hall.connect()
    assert (status, hall.wait(0)["view"]["own"]["type"]) == (204, "hall")
    assert hall.sight["offers"] == []
    for name, kind in ((table, "table"), (table, "panel"), (cup.name, "table"), (table, "hall")):
        assert let_in(name, kind) == (404, ""), (name, kind)


def test_the_join_page_says_before_anybody_types_that_it_is_too_late(hub: RunningHub) -> None:
    cup = opened(hub)
    before = hub.ask("GET", f"/api/join/{cup.name}").said
    assert not {"closed", "over", "ranking"} & set(before)
    cup.referee("draw")
    said = hub.ask("GET", f"/api/join/{cup.name}").said
    assert said["closed"]["code"] == "last-round-drawn"
    typed_in(cup)
    cup.referee("close-qualifying")
    said = hub.ask("GET", f"/api/join/{cup.name}").said
    assert (said["closed"]["code"], "over" in said, "ranking" in said) == (
        "last-round-drawn",
        False,
        False,
    )
    for duel in ("semi-1", "semi-2", "final"):
        duels = cup.desk.view["own"]["frame"]["duels"]
        sides = next(each["sides"] for each in duels if each["name"] == duel)
        cup.referee("decide-duel", duel=duel, winner=sides[0], why="With the box")
    said = hub.ask("GET", f"/api/join/{cup.name}").said
    assert said["over"]
    assert [row["place"] for row in said["ranking"]] == [1, 2, 3, 3, 5, 6, 7, 8]
    late = hub.ask("POST", "/api/join", {"code": cup.name, "name": "Zeno"})
    assert late.said["refusal"]["code"] == "last-round-drawn"


def test_the_desk_sees_phones_and_tables_from_afar(hub: RunningHub) -> None:
    cup = opened(hub)
    first, second = cup.join("x", 0), cup.join("x", 3)
    first.connect()
    cup.referee("draw")
    there = cup.at_table(second)
    there.wait(0)

    def seen() -> bool:
        told = cup.ask("GET", "/desk").said
        return (told["phones"], told["linked"]) == ([0, 3], [0, 3])

    until(seen, "both phones are linked")
    told = cup.ask("GET", "/desk").said
    assert [each["table"] for each in told["tables"]] == ["r1-t1", "r1-t2"]
    mine = next(each for each in told["tables"] if each["at"] == there.table)
    assert mine["linked"] == [there.seat]
    assert mine["started"]
    assert not mine["over"]
    assert mine["awaited"] == [0, 1, 2, 3]
    assert 0 <= mine["since"] < 600_000


def test_a_lost_phone_is_replaced_and_a_stray_one_taken_away(hub: RunningHub) -> None:
    cup = opened(hub)
    lost = cup.join("x", 5)
    lost.connect()
    code = cup.ask("POST", "/entrants/5/code").said["code"]
    new = hub.ask("POST", "/api/move", {"code": code}).said
    assert (new["table"], new["seat"]) == (cup.name, 5)
    until(lambda: lost.gone == ["key-revoked"])
    assert cup.ask("DELETE", "/entrants/5/phone").status == 204
    assert cup.ask("GET", "/seat", key=new["key"]).status == 401
    assert cup.ask("DELETE", "/entrants/5/phone").said["refusal"]["code"] == "no-such-key"
    assert cup.ask("POST", "/entrants/8/code").said["refusal"]["code"] == "no-such-seat"


def let_in(cup: Tournament, **asked: str) -> Phone:
    """A screen that shows letters, as the referee lets it in."""
    shown = cup.hub.ask("POST", "/api/tv").said
    assert cup.ask("POST", f"/screens/{shown['letters']}", asked).status == 204
    told = cup.hub.ask("GET", f"/api/tv/{shown['ticket']}").said
    screen = Phone(cup.hub.url, told["table"], told["key"])
    screen.connect()
    return screen


def test_screens_are_let_in_and_go_on_where_they_stand(hub: RunningHub) -> None:
    cup = opened(hub, rounds=2)
    hall = let_in(cup)
    assert hall.wait(0)["view"]["own"]["type"] == "hall"
    cup.referee("draw")
    screen = let_in(cup, table="r1-t2", kind="table")
    panel = let_in(cup, table="r1-t2", kind="panel")
    assert screen.table == panel.table == f"{cup.name}.r1-t2"
    # It shows those who are in the way to their table, and no code to anybody else.
    shown = hub.ask("GET", f"/api/tables/{screen.table}/welcome", key=screen.key).said
    assert re.fullmatch(rf"http://[\w.-]+:\d+/play/{re.escape(screen.table)}", shown["link"])
    assert shown["code"] == ""
    assert cup.ask("GET", "/desk").said["tables"][1]["screens"] == 1
    typed_in(cup)
    until(lambda: screen.sight.get("ended"), "the table was closed")
    assert screen.sight["next"] == ""
    cup.referee("draw")
    until(lambda: screen.sight["next"], "the old table never said where it goes on")
    for old in (screen, panel):
        again = Phone(hub.url, screen.sight["next"], old.key)
        again.connect()
        assert again.wait(0)["table"] == f"{cup.name}.r2-t2"
    # A screen that is let in late at the old table stands at the new one.
    assert let_in(cup, table="r1-t1", kind="table").table == f"{cup.name}.r2-t1"
    assert cup.ask("POST", "/screens/ABCD", {"table": "r1-t1", "kind": "hall"}).status == 400


def test_a_table_rests_at_the_referees_word(hub: RunningHub) -> None:
    cup = opened(hub)
    cup.referee("draw")
    assert cup.ask("POST", "/tables/r1-t1/pause", {"why": "a ruling"}).status == 204
    assert cup.ask("GET", "/desk").said["tables"][0]["paused"] == "a ruling"
    assert cup.ask("POST", "/tables/r1-t1/resume").status == 204
    assert cup.ask("GET", "/desk").said["tables"][0]["paused"] == ""
    assert cup.ask("POST", "/tables/r9-t1/pause", {}).status == 404


def test_the_referee_looks_at_a_table_as_its_screen_does(hub: RunningHub) -> None:
    cup = opened(hub)
    cup.referee("draw")
    there = Phone(hub.url, f"{cup.name}.r1-t1", cup.key)
    there.connect()
    sight = there.wait(0)
    assert sight["you"] == -1
    assert not any(place["role"] for place in sight["view"]["places"][1:])
    assert there.call("secret")["refusal"]["code"] == "no-secret"
    # What may be done for a seat is what needs no look at its secrets.
    acting = there.call("look", {"for_seat": 0})["sight"]
    assert not any(offer["private"] for offer in acting["offers"])
    assert acting["view"]["hand"] == []
    assert acting["view"]["places"] == sight["view"]["places"]


def test_the_papers_say_what_the_desk_says(hub: RunningHub) -> None:
    cup = opened(hub)
    assert cup.ask("GET", "/draw.csv").status == 404
    cup.referee("draw")
    typed_in(cup)
    drawn = rows(cup.ask("GET", "/draw.csv?round=1").raw)
    assert sorted(row["name"] for row in drawn) == sorted(NAMES)
    assert {row["chair"] for row in drawn} == {"1", "2", "3", "4"}
    assert len(cup.ask("GET", "/sheets.json").said) == 8
    standings = cup.ask("GET", "/standings.json").said
    own = cup.desk.view["own"]["standings"]
    assert [row["points"] for row in standings] == [row["points"] for row in own]
    assert cup.ask("GET", "/ranking.json").said == []
    reply = cup.ask("GET", "/sheets.csv")
    assert reply.headers["Content-Disposition"] == f'attachment; filename="{cup.name}-sheets.csv"'
    assert cup.ask("GET", "/sheets.xml").status == 404


def test_sheets_from_paper_come_in_by_a_file_all_of_them_or_none(hub: RunningHub) -> None:
    """A round without Wi-Fi: the file of one tournament's sheets fits another with its draw."""
    cup = opened(hub)
    cup.referee("draw")
    sight = cup.referee("take-sheet", table="r1-t1")
    cup.referee("fill-sheet", **filled_sheet(sight))
    text = cup.ask("GET", "/sheets.csv").raw.decode()
    assert cup.ask("POST", "/sheets", {"text": text}).said == {"count": 0}
    drawn = {row["chair"]: row["name"] for row in rows(cup.ask("GET", "/draw.csv").raw)[4:]}
    head, *lines = text.splitlines()
    other = [line.replace("r1-t1", "r1-t2").split(",") for line in lines]
    for line in other:
        line[3] = drawn[line[2]]
    both = "\n".join([text.rstrip(), *(",".join(line) for line in other), ""])
    wrong = cup.ask("POST", "/sheets", {"text": both.replace("leading-ninja", "ronin")})
    assert wrong.said["refusal"]["code"] == "wrong-sheets"
    assert cup.ask("POST", "/sheets", {"text": both}).said == {"count": 1}
    told = cup.desk.call("look")["sight"]["view"]["own"]
    assert told["frame"]["phase"] == "between"
    assert [each["kind"] for each in told["decisions"]] == ["typed-in", "typed-in"]
    assert head.split(",")[:4] == ['"round"', '"table"', '"chair"', '"name"']


def test_the_record_says_when_and_by_whom(hub: RunningHub) -> None:
    cup = opened(hub)
    cup.referee("note", why="The hall opens at nine")
    cup.referee("penalty", entrant=2, conduct="slow-play", points=50, why="Twice")
    cup.referee("lift-penalty", penalty=1, why="A mistake")
    told = cup.ask("GET", "/record.json").said
    assert [(row["decision"], row["by"], row["why"]) for row in told] == [
        ("note", "referee", "The hall opens at nine"),
        ("penalty", "referee", "Twice"),
        ("lifted", "referee", "A mistake"),
    ]
    assert (told[1]["name"], told[1]["points"], told[1]["lifted"]) == ("Carla", 50, 1)
    assert [row["at"] for row in told] == sorted(row["at"] for row in told)
    assert told[0]["at"] > 1_600_000_000_000


def test_the_whole_record_has_draws_clocks_calls_and_what_a_sheet_was_before(
    hub: RunningHub,
) -> None:
    cup = opened(hub, minutes=60)
    phone = cup.join("x", 0)
    phone.connect()
    cup.referee("draw")
    cup.referee("start-round")
    assert phone.move({"offer": "call-referee", "values": {}})["ok"]
    cup.desk.wait(phone.call("look")["version"])
    cup.referee("answer-call", entrant=0)
    cup.referee("pause-clock")
    assert cup.ask("GET", "/clock").said["paused"]
    cup.referee("resume-clock")
    cup.referee("add-time", count=5)
    cup.referee("fill-sheet", **filled_sheet(cup.referee("take-sheet", table="r1-t1")))
    values = filled_sheet(cup.referee("take-sheet", table="r1-t1"))
    cup.referee("correct-sheet", **{**values, "honor-1": values["honor-1"] + 1})
    told = rows(cup.ask("GET", "/record.csv").raw)
    kinds = [row["decision"] for row in told]
    assert kinds == [
        *("opened", "entry-taken", "drawn", "round-started", "referee-called", "call-answered"),
        *("clock-paused", "clock-resumed", "time-added", "typed-in", "correction"),
    ]
    by_kind = dict(zip(kinds, told, strict=True))
    assert by_kind["opened"]["now"] == ", ".join(NAMES)
    assert by_kind["referee-called"]["name"] == NAMES[0]
    assert (by_kind["entry-taken"]["name"], by_kind["entry-taken"]["now"]) == (NAMES[0], "list")
    assert by_kind["drawn"]["now"].startswith("r1-t1: ")
    assert (by_kind["time-added"]["was"], by_kind["time-added"]["now"]) == ("60", "65")
    assert f"honor {values['honor-1']}," in by_kind["correction"]["was"]
    assert f"honor {values['honor-1'] + 1}," in by_kind["correction"]["now"]
    times = [datetime.fromisoformat(row["at"]) for row in told]
    assert times == sorted(times)
    assert abs(times[-1].timestamp() - time.time()) < 600
    lines = cup.ask("GET", "/record.json").said
    desk = cup.desk.call("look")["sight"]["view"]["own"]["decisions"]
    assert [row["decision"] for row in lines] == [each["kind"] for each in desk]
    whole = cup.ask("GET", "/record.json?all=1").said
    assert [row["decision"] for row in whole] == kinds


def test_the_record_says_what_was_taken_back_and_that_it_was(hub: RunningHub) -> None:
    cup = opened(hub, minutes=60)
    meant = cup.referee("enter", name="Ida")["undo"]
    cup.desk.wait(cup.desk.undo(last=meant)["version"])
    cup.referee("draw")
    meant = cup.referee("start-round")["undo"]
    cup.desk.wait(cup.desk.undo(last=meant)["version"])
    cup.referee("start-round")
    cup.referee("note", why="a slip of mine")
    told = rows(cup.ask("GET", "/record.csv").raw)
    assert [(row["decision"], row["was"]) for row in told] == [
        ("opened", ""),
        ("entered", ""),
        ("taken-back", "entered: Ida"),
        ("drawn", ""),
        ("round-started", ""),
        ("taken-back", "round-started"),
        ("round-started", ""),
        ("note", ""),
    ]
    assert {row["by"] for row in told if row["decision"] == "taken-back"} == {"referee"}
    assert [row["decision"] for row in cup.ask("GET", "/record.json").said] == ["note"]


def test_a_sheet_that_its_ending_belies_is_refused_on_the_desk_and_in_a_file(
    hub: RunningHub,
) -> None:
    cup = opened(hub)
    cup.referee("draw")
    sight = cup.referee("take-sheet", table="r1-t1")
    values = {**filled_sheet(sight), "ending": "honor"}
    question = next(each["question"] for each in sight["offers"] if each["key"] == "fill-sheet")
    asked = {"offer": "fill-sheet", "question": question, "values": values}
    assert cup.desk.move(asked)["refusal"]["code"] == "honor-left"
    missing = {key: value for key, value in values.items() if key != "honor-2"}
    refused = cup.desk.move({**asked, "values": missing})
    assert refused["refusal"]["code"] == "missing-field"
    cup.referee("fill-sheet", **{**values, "honor-3": 0})
    text = cup.ask("GET", "/sheets.csv").raw.decode()
    other = [row["name"] for row in rows(cup.ask("GET", "/draw.csv").raw)][4:]
    lines = [line.split(",") for line in text.replace("r1-t1", "r1-t2").splitlines()]
    for line, name in zip(lines[1:], other, strict=True):
        line[3], line[6] = f'"{name}"', "1"
    wrong = cup.ask("POST", "/sheets", {"text": "\n".join(",".join(line) for line in lines)})
    assert wrong.said["refusal"]["code"] == "honor-left"
    assert [each["is_over"] for each in cup.desk.wait(0)["view"]["own"]["tables"]] == [True, False]


def test_of_two_desks_one_never_takes_back_what_the_other_did(hub: RunningHub) -> None:
    cup = opened(hub)
    meant = cup.referee("enter", name="Ida")["undo"]
    cup.referee("enter", name="Juno")
    for last in (meant, None):
        answer = cup.desk.undo(last=last)
        assert answer["refusal"]["code"] == "old-undo"
    people = cup.desk.call("look")["sight"]["view"]["own"]["people"]
    assert [each["name"] for each in people[8:]] == ["Ida", "Juno"]
    assert cup.desk.undo(last=cup.desk.call("look")["sight"]["undo"])["ok"]
    people = cup.desk.call("look")["sight"]["view"]["own"]["people"]
    assert [each["name"] for each in people[8:]] == ["Ida"]


def test_a_name_is_as_long_on_the_list_as_on_a_phone(hub: RunningHub) -> None:
    long = {"code": "name-length", "params": {"low": 1, "high": 24}}
    asked = {"options": {"entries": ["Aya", "x" * 25]}}
    refused = hub.ask("POST", "/api/tournaments", asked, key=hub.host_key)
    assert refused.said["refusal"] == long
    cup = opened(hub)
    refused = hub.ask("POST", "/api/join", {"code": cup.name, "name": "x" * 25})
    assert refused.said["refusal"] == long
    assert cup.ask("POST", "/entries", {"text": "x" * 24}).said == {"count": 1}


def test_the_archive_has_the_whole_log_and_no_key_and_nothing_of_a_running_table(
    hub: RunningHub,
) -> None:
    cup = opened(hub)
    cup.join("x", 0)
    cup.referee("draw")
    sight = cup.referee("take-sheet", table="r1-t1")
    cup.referee("fill-sheet", **filled_sheet(sight))
    reply = cup.ask("GET", "/export")
    assert [each["table"] for each in reply.said["tables"]] == [f"{cup.name}.r1-t1"]
    events = [e["type"] for r in reply.said["tournament"]["records"] for e in r["events"]]
    assert "drawn" in events
    assert "reported" in events
    assert "key-given" not in events
    opening = reply.said["tournament"]["records"][0]["events"][0]
    assert opening["seed"] == ""


def test_a_new_referee_shuts_the_old_one_out_everywhere(hub: RunningHub) -> None:
    cup = opened(hub)
    cup.referee("draw")
    there = Phone(hub.url, f"{cup.name}.r1-t1", cup.key)
    there.connect()
    new = hub.as_host("POST", f"/api/tournaments/{cup.name}/referee")
    until(lambda: there.gone == ["key-revoked"] and cup.desk.gone == ["key-revoked"])
    assert cup.ask("GET", "/desk").status == 401
    assert cup.ask("GET", "/desk", key=new["key"]).status == 200
    again = Phone(hub.url, f"{cup.name}.r1-t1", new["key"])
    again.connect()
    assert again.wait(0)["of"] == cup.name


def test_nobody_but_the_referee_has_the_referees_routes(hub: RunningHub) -> None:
    cup = opened(hub)
    player = cup.join("x", 0)
    for method, path in (("GET", "/desk"), ("GET", "/standings.json"), ("GET", "/export")):
        assert cup.ask(method, path, key=player.key).said["refusal"]["code"] == "referee-only"
        assert cup.ask(method, path, key=hub.host_key).said["refusal"]["code"] == "no-key"
        assert cup.ask(method, path, key="x" * 32).said["refusal"]["code"] == "no-key"


def test_the_sheet_of_a_table_of_seven_is_typed_in_over_a_socket(hub: RunningHub) -> None:
    cup = opened(hub, entries=[f"P{number}" for number in range(14)])
    cup.referee("draw")
    sight = cup.referee("take-sheet", table="r1-t1")
    values = filled_sheet(sight)
    assert len(values) == 33
    after = cup.referee("fill-sheet", **values)
    sheets = {each["name"]: each["sheet"] for each in after["view"]["own"]["tables"]}
    assert sheets["r1-t2"] is None
    assert len(sheets["r1-t1"]["rows"]) == 7
    assert after["view"]["own"]["decisions"][-1]["kind"] == "typed-in"
