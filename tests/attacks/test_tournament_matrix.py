"""Every kind of key × every route and every table of a tournament, cell by cell.

What is not the key's own is refused in words that tell nothing, and changes nothing.
"""

import json
import re
from collections.abc import Iterator

import pytest

from hub.wire.protocol import ROUTES
from tests.attacks.phone import Refused
from tests.attacks.running import Running, running

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")

OK = "ok"
NO_KEY = "401 no-key"
REFEREE_ONLY = "403 referee-only"
HOST_ONLY = "403 host-only"
GONE = "404 no-such-table"

# Whoever asks. "outside" are keys that open something else, or open nothing any more.
ENTRANTS = ("entrant", "other entrant", "absent entrant")
INSIDE = ("referee", *ENTRANTS, "hall", "screen", "other screen", "panel")
OUTSIDE = (
    *("garbage", "other referee", "old referee", "old entrant"),
    *("a seat elsewhere", "a screen elsewhere"),
)
KINDS = ("nobody", "host", *INSIDE, *OUTSIDE)

REFEREES = [route for route in ROUTES if "/api/tournaments/{name}/" in route]
OF_PLAYERS = {
    "GET /api/tournaments/{name}/seat",
    "GET /api/tournaments/{name}/clock",
}
OF_THE_HOST = {
    "GET /api/tournaments",
    "POST /api/tournaments/names",
    "POST /api/tournaments",
    "POST /api/tournaments/{name}/referee",
}
# These need a key of the table itself; all others that name a table are the host's.
OF_ONES_OWN_SEAT = {
    "POST /api/tables/{name}/seat",
    "DELETE /api/tables/{name}/seat",
    "POST /api/tables/{name}/name",
    "POST /api/tables/{name}/not-me",
}
OF_A_TABLE = OF_ONES_OWN_SEAT | {
    "POST /api/tables/{name}/code",
    "GET /api/tables/{name}/awards",
    "GET /api/tables/{name}/chart",
    "GET /api/tables/{name}/welcome",
}
NAMING = [route for route in ROUTES if "/api/tables/{name}" in route]
# What the right key would do here would change the tournament for the cells after it; each is
# tried with its right key in a test of its own.
ONCE = {
    "POST /api/tournaments",
    "POST /api/tournaments/{name}/referee",
    "DELETE /api/tournaments/{name}/entrants/{entrant}/phone",
    "POST /api/tournaments/{name}/screens/{letters}",
}


def expected(route: str, kind: str) -> str:
    """What the tournament's own routes say."""
    if route in OF_THE_HOST:
        return OK if kind == "host" else NO_KEY if kind == "nobody" else HOST_ONLY
    if route == "GET /api/tournaments/{name}/clock":
        return OK if kind in INSIDE else NO_KEY
    if route == "GET /api/tournaments/{name}/seat":
        return OK if kind in ENTRANTS else NO_KEY
    if kind == "referee":
        return OK
    return REFEREE_ONLY if kind in (*ENTRANTS, "hall") else NO_KEY


def expected_of_table(route: str, where: str, kind: str) -> str:
    """What the routes that name a table say of a tournament (`it`), its tables and no table."""
    if route in OF_A_TABLE:
        return _of_key(route, where, kind)
    if kind != "host":
        return NO_KEY if kind == "nobody" else HOST_ONLY
    return GONE


def _of_key(route: str, where: str, kind: str) -> str:
    here = {
        "it": ("referee", *ENTRANTS, "hall"),
        "own": ("referee", "entrant", "screen", "panel"),
        "other": ("referee", "other entrant", "other screen"),
        "none": (),
    }[where]
    if route in OF_ONES_OWN_SEAT:
        # At a tournament the referee says who sits where.
        return NO_KEY
    if route.endswith("/code"):
        return OK if where == "it" and kind in ENTRANTS else NO_KEY
    if kind == "host":
        return GONE
    if kind not in here:
        return NO_KEY
    return OK if route.endswith("/welcome") else GONE


class Cup:
    """A hub with a tournament whose first round is drawn, and someone with every kind of key.

    "own" is the table of the entrant, the screen and the panel; "other entrant" and "other
    screen" are of the other table of the same round, "other referee" of another tournament.
    """

    def __init__(self, hub: Running) -> None:
        self.hub = hub
        self.name, first = self._opened()
        another, other_referee = self._opened()
        phones = [self._taken(at) for at in range(len(NAMES))]
        self._move(first, "draw")
        places = [hub.said("GET", f"{self._one}/seat", None, key)["table"] for key in phones]
        own, other = sorted(set(places))
        mine, theirs = places.index(own), places.index(other)
        self.tables = {"it": self.name, "own": own, "other": other, "none": f"{self.name}.r9-t9"}
        old_entrant = phones[mine]
        phones[mine] = self._moved(old_entrant)
        # Whoever has no table now, but is in the tournament.
        self._move(first, "enter", name="Ida")
        absent = self._let_in(first, len(NAMES))
        referee = hub.host("POST", f"{self._one}/referee")["key"]
        elsewhere = hub.join(hub.open(3), "Zoe")
        self.keys = {
            "nobody": "",
            "host": hub.host_key,
            "referee": referee,
            "entrant": phones[mine],
            "absent entrant": absent,
            "hall": self._given(referee, "hall"),
            "screen": self._given(referee, "table", own),
            "panel": self._given(referee, "panel", own),
            "garbage": "x" * 32,
            "other referee": other_referee,
            "other entrant": phones[theirs],
            "other screen": self._given(referee, "table", other),
            "old referee": first,
            "old entrant": old_entrant,
            "a seat elsewhere": elsewhere.key,
            "a screen elsewhere": hub.key(elsewhere.table, "table"),
        }
        self.another = another

    @property
    def _one(self) -> str:
        return f"/api/tournaments/{self.name}"

    def _opened(self) -> tuple[str, str]:
        options = {"level": "cards", "rounds": 3, "entries": list(NAMES)}
        made = self.hub.host("POST", "/api/tournaments", {"options": options})
        return made["table"], made["key"]

    def _taken(self, entrant: int) -> str:
        asked = {"code": self.name, "name": "x", "seat": entrant}
        return str(self.hub.said("POST", "/api/join", asked)["key"])

    def _let_in(self, referee: str, entrant: int) -> str:
        """By the referee's code, once a round is drawn."""
        path = f"{self._one}/entrants/{entrant}/code"
        code = self.hub.said("POST", path, None, referee)["code"]
        return str(self.hub.said("POST", "/api/move", {"code": code})["key"])

    def _moved(self, key: str) -> str:
        code = self.hub.said("POST", f"/api/tables/{self.name}/code", None, key)["code"]
        return str(self.hub.said("POST", "/api/move", {"code": code})["key"])

    def _given(self, referee: str, kind: str, table: str = "") -> str:
        asked = {"kind": kind, "table": table.partition(".")[2]}
        return str(self.hub.said("POST", f"{self._one}/keys", asked, referee)["key"])

    def _move(self, key: str, offer: str, **values: object) -> None:
        phone = self.hub.enter({"table": self.name, "key": key})
        said = phone.ask("move", {"id": f"{offer}-0001", "offer": offer, "values": values})
        assert said["ok"], said
        phone.close()

    def asked(self, route: str, table: str, key: str) -> str:
        method, path = route.split(" ")
        parts = {"name": table, "short": "r1-t1", "entrant": "0", "letters": "ABCD", "since": "1"}
        parts |= {"kind": "json", "seat": "0"}
        path = re.sub(r"\{(\w+)\}", lambda found: parts[found[1]], path)
        body: object = {"text": ""} if path.endswith(("/entries", "/sheets", "/names")) else None
        body = {"to": 0} if path.endswith("/phones/seen") else body
        body = {"accept": True, "why": "a slip"} if "/corrections/" in path else body
        reply = self.hub.http(method, path, body, key)
        if reply.status < 300 or reply.status == 409:
            # A 409 is what comes after the key was found right.
            return OK
        return f"{reply.status} {json.loads(reply.body)['refusal']['code']}"


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cup]:
    state = tmp_path_factory.mktemp("tournament")
    with running(state, address_connections=2000, joins_a_minute=10_000) as hub:
        yield Cup(hub)


CELLS = [
    pytest.param(route, kind, id=f"{route}-{kind}")
    for route in sorted({*OF_THE_HOST, *REFEREES})
    for kind in KINDS
    if not (route in ONCE and expected(route, kind) == OK)
]
TABLE_CELLS = [
    pytest.param(route, where, kind, id=f"{route}-{where}-{kind}")
    for route in NAMING
    for where in ("it", "own", "other", "none")
    for kind in KINDS
    # The one thing that the host may do to a tournament by its name.
    if (route, where, kind) != ("DELETE /api/tables/{name}", "it", "host")
]


@pytest.mark.parametrize(("route", "kind"), CELLS)
def test_a_route_of_the_tournament_is_for_its_own_keys(cup: Cup, route: str, kind: str) -> None:
    wanted = expected(route, kind)
    before = cup.hub.records()
    assert cup.asked(route, cup.name, cup.keys[kind]) == wanted
    if wanted != OK:
        assert cup.hub.records() == before


@pytest.mark.parametrize(("route", "where", "kind"), TABLE_CELLS)
def test_a_route_that_names_a_table_does_not_find_a_tournaments(
    cup: Cup, route: str, where: str, kind: str
) -> None:
    before = cup.hub.records()
    got = cup.asked(route, cup.tables[where], cup.keys[kind])
    assert got == expected_of_table(route, where, kind)
    assert cup.hub.records() == before


VIEWS = {"referee": "desk", "entrant": "entrant", "absent entrant": "entrant"}
VIEWS |= {"other entrant": "entrant", "hall": "hall", "host": "hall"}
AT_OWN = ("referee", "entrant", "screen", "panel")
AT_OTHER = ("referee", "other entrant", "other screen")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", ["it", "own", "other", "none"])
def test_a_connection_is_for_the_tables_that_a_key_opens(cup: Cup, where: str, kind: str) -> None:
    admitted = {"it": tuple(VIEWS), "own": AT_OWN, "other": AT_OTHER, "none": ()}[where]
    auth = {"table": cup.tables[where], "key": cup.keys[kind]}
    if kind not in admitted:
        with pytest.raises(Refused, match="no-key"):
            cup.hub.enter(auth)
        return
    phone = cup.hub.enter(auth)
    phone.drain()
    view = phone.sight["view"]
    if where == "it":
        assert view["own"]["type"] == VIEWS[kind]
        assert phone.sight["people"] == []
    else:
        assert phone.sight["of"] == cup.name
        assert view["you"] == phone.sight["you"]
        assert ("entrant" in kind) == (view["you"] >= 0)
    phone.close()


@pytest.mark.parametrize("kind", ["hall", "host", "entrant", "screen", "panel", "referee"])
def test_nobody_moves_undoes_or_looks_beyond_what_is_theirs(cup: Cup, kind: str) -> None:
    where = "own" if kind in ("screen", "panel", "referee") else "it"
    phone = cup.hub.enter({"table": cup.tables[where], "key": cup.keys[kind]})
    before = cup.hub.records()
    for offer in ("draw", "close-qualifying", "report/r1-t1", "enter", "time-up", "take-sheet"):
        said = phone.ask("move", {"id": f"{offer}-{kind}"[:60] + "-00000000", "offer": offer})
        assert not said["ok"], (offer, said)
    assert not phone.ask("undo", {"id": "undo-00000"})["ok"]
    if kind not in ("panel", "referee"):
        assert phone.ask("look", {"for_seat": 1})["refusal"]["code"] == "host-only"
    if kind == "referee":
        # Acting for a seat shows what needs no look at its secrets.
        sight = phone.ask("look", {"for_seat": 1})["sight"]
        assert not any(offer["private"] for offer in sight["offers"])
    assert phone.ask("secret")["refusal"]["code"] == "no-secret"
    assert cup.hub.records() == before
    phone.close()


@pytest.mark.parametrize("key", ["", "nobody", "host", "hall", "entrant", "old entrant"])
def test_once_a_round_is_drawn_no_entry_is_taken_without_the_referees_code(
    cup: Cup, key: str
) -> None:
    before = cup.hub.records()
    entries = cup.hub.said("GET", f"/api/join/{cup.name}")["seats"]
    assert not any(entry["free"] for entry in entries)
    for entry in entries:
        asked = {"code": cup.name, "name": entry["name"], "seat": entry["seat"]}
        reply = cup.hub.http("POST", "/api/join", asked, cup.keys.get(key, key))
        said = json.loads(reply.body)["refusal"]["code"]
        assert (reply.status, said) in ((409, "seat-taken"), (409, "seat-playing"))
    assert cup.hub.records() == before


def test_a_code_of_nothing_finds_no_table(cup: Cup) -> None:
    """A tournament's tables have no code; no text that is empty after all may mean theirs."""
    for code in ("-", "--", "%20", "-%20-"):
        assert cup.hub.http("GET", f"/api/join/{code}").status == 404
    for code in ("-", " ", "- -"):
        asked = {"code": code, "name": "Eve"}
        assert cup.hub.http("POST", "/api/join", asked).status == 404


def test_a_tournament_is_in_no_list_of_the_host(cup: Cup) -> None:
    for path in ("/api/tables", "/api/history", "/api/results.csv", "/api/games"):
        assert cup.name.encode() not in cup.hub.http("GET", path, key=cup.hub.host_key).body
        assert b'"game":"tournament"' not in cup.hub.http("GET", path, key=cup.hub.host_key).body
    letters = cup.hub.said("POST", "/api/tv")["letters"]
    for table in cup.tables.values():
        asked = {"table": table}
        reply = cup.hub.http("POST", f"/api/screens/{letters}", asked, cup.hub.host_key)
        assert reply.status == 404
    made = {"game": "tournament", "options": {}}
    assert cup.hub.http("POST", "/api/tables", made, cup.hub.host_key).status == 409


def test_the_matrix_has_every_route_that_is_there() -> None:
    named = {*OF_THE_HOST, *REFEREES, *NAMING}
    left = {route for route in ROUTES if "tournaments" in route or "/tables/{name}" in route}
    assert left <= named
    assert set(REFEREES) >= OF_PLAYERS
    assert len(CELLS) + len(TABLE_CELLS) > 1000
