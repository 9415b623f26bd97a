"""What a request may hold and how a refusal is answered, on both sides of each limit."""

import msgspec
import pytest
from flask import Flask, Response

from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.store import FullLog
from hub.web.requests import Page, as_file, bearer, json_response, read_body, with_error_response
from tests.tables.shelf import refused

app = Flask(__name__)


class Asked(msgspec.Struct):
    name: str = ""


def _page(query: str) -> Page | None:
    with app.test_request_context(f"/?{query}"):
        return Page.asked()


def test_a_page_has_between_one_and_five_hundred() -> None:
    assert _page("limit=1") == (1, None)
    assert _page("limit=500") == (500, None)
    for query in ("limit=0", "limit=501"):
        with refused("malformed"):
            _page(query)


def test_who_says_only_until_when_gets_as_many_as_there_may_be() -> None:
    assert _page("") is None
    assert _page("before=7") == (500, 7)
    assert _page("limit=3&before=0") == (3, 0)


def test_a_time_has_at_most_eighteen_digits() -> None:
    assert _page(f"before={'9' * 18}") == (500, 10**18 - 1)
    for text in ("9" * 19, "-1", "٣", "1.5", "x"):
        with refused("malformed"):
            _page(f"before={text}")


def _body(data: bytes) -> str:
    with app.test_request_context("/", method="POST", data=data):
        return read_body(Asked).name


def test_a_body_has_at_most_sixteen_kilobytes() -> None:
    padding = 16_384 - len(b'{"name":""}')
    assert len(_body(b'{"name":"%s"}' % (b"x" * padding))) == padding
    with refused("too-large"):
        _body(b'{"name":"%s"}' % (b"x" * (padding + 1)))
    assert _body(b"") == ""
    for wrong in (b"{", b'{"name":1}', b"\xff", b"[" * 10_000):
        with refused("malformed"):
            _body(wrong)


def test_a_key_stands_after_its_word_in_any_case() -> None:
    for header, key in (("Bearer a b", "a b"), ("bearer k", "k"), ("Basic k", ""), ("", "")):
        with app.test_request_context("/", headers={"Authorization": header}):
            assert bearer() == key


STATUS = {
    **{"no-key": 401, "host-only": 403, "referee-only": 403, "malformed": 400},
    **{"no-such-table": 404, "no-such-code": 404, "no-such-page": 404, "no-such-sheet": 404},
    **{"too-large": 413, "too-fast": 429, "name-taken": 409},
}


@pytest.mark.parametrize(("code", "status"), STATUS.items())
def test_a_refusal_has_the_status_of_its_kind(code: str, status: int) -> None:
    @with_error_response
    def refuse() -> Response:
        raise Refusal(code, seat=2)

    answer = refuse()
    assert answer.status_code == status
    assert answer.json == {"refusal": {"code": code, "params": {"seat": 2}}}
    assert answer.mimetype == "application/json"


def test_a_fault_of_the_disk_and_one_of_ours_are_told_apart() -> None:
    @with_error_response
    def full() -> Response:
        raise FullLog(file="log")

    @with_error_response
    def broken() -> Response:
        raise TableFault("red")

    answers = [full(), broken()]
    assert [answer.status_code for answer in answers] == [503, 500]
    assert [answer.json for answer in answers] == [
        {"refusal": {"code": code, "params": {}}} for code in ("full-log", "table-fault")
    ]


def test_a_file_is_saved_under_its_name() -> None:
    answer = as_file(json_response({"a": "b"}), "red.json")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="red.json"'
    assert (answer.status_code, answer.json) == (200, {"a": "b"})
