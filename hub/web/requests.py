"""Read and answer HTTP requests: bodies strictly decoded, errors as JSON with a reason."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec
from flask import Response, has_request_context, request

from hub.rules.contract.refusal import Reason, Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.web.arrival import arrived_at
from hub.wire.requests import Refused

Asked = TypeVar("Asked")
Arguments = ParamSpec("Arguments")
Answer = msgspec.Struct | Sequence[msgspec.Struct] | Mapping[str, str]

LARGEST_REQUEST = 16_384
MOST_A_PAGE = 500

_STATUS = {
    "no-key": 401,
    "host-only": 403,
    "referee-only": 403,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-page": 404,
    "no-such-sheet": 404,
    "no-such-copy": 404,
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
}


def read_body(kind: type[Asked], largest: int = LARGEST_REQUEST) -> Asked:
    """The request's body as the type it must be."""
    data = request.get_data(cache=False)
    if len(data) > largest:
        raise Refusal("too-large")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("malformed") from None


class Page(NamedTuple):
    """A page of a list: at most `limit`, opened before that time in milliseconds."""

    limit: int
    before: int | None

    @classmethod
    def asked(cls) -> "Page | None":
        """What `limit` and `before` in the address say; None: neither is there, so it is all."""
        limit, before = request.args.get("limit"), request.args.get("before")
        if limit is None and before is None:
            return None
        numbers = [cls._number(limit or str(MOST_A_PAGE)), cls._number(before or "0")]
        if not 1 <= numbers[0] <= MOST_A_PAGE:
            raise Refusal("malformed")
        return cls(numbers[0], None if before is None else numbers[1])

    @staticmethod
    def _number(text: str) -> int:
        # At most as many digits as an SQLite number has.
        if not (text.isascii() and text.isdigit() and len(text) <= 18):
            raise Refusal("malformed")
        return int(text)


def bearer() -> str:
    """The key in the Authorization header, or nothing."""
    kind, _, key = request.headers.get("Authorization", "").partition(" ")
    return key if kind.lower() == "bearer" else ""


def arrival() -> str:
    """The address of this machine that the request came in on; empty outside of a request."""
    return arrived_at(request.environ) if has_request_context() else ""


def remote_address() -> str:
    """Where in the network the request comes from; empty if that is not known."""
    return request.remote_addr or ""


def json_response(answer: Answer, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, mimetype="application/json")


def as_file(response: Response, name: str) -> Response:
    """The same response, for a browser to save under this name."""
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def refusal(why: Reason) -> Response:
    return json_response(Refused(refusal=why), _STATUS.get(why.code, 409))


def with_error_response(
    handler: Callable[Arguments, Response],
) -> Callable[Arguments, Response]:
    """A handler whose refusals and faults become answers."""

    @wraps(handler)
    def handle(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Response:
        try:
            return handler(*args, **kwargs)
        except Refusal as refused:
            return refusal(refused.reason)
        except StorageFault as fault:
            return json_response(Refused(refusal=Reason(code=fault.code)), 503)
        except TableFault as fault:
            return json_response(Refused(refusal=Reason(code=fault.code)), 500)

    return handle
