"""How an HTTP request is read and answered: strictly decoded, typed, refused in words."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from flask import Response, request

from hub.rules.contract.refusal import Reason, Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.wire.requests import Refused

Asked = TypeVar("Asked")
LARGEST_REQUEST = 16_384

_STATUS = {
    "no-key": 401,
    "host-only": 403,
    "referee-only": 403,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-page": 404,
    "no-such-sheet": 404,
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
}


def body(kind: type[Asked], largest: int = LARGEST_REQUEST) -> Asked:
    """The request's body as the type it must be."""
    data = request.get_data(cache=False)
    if len(data) > largest:
        raise Refusal("too-large")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("malformed") from None


def bearer() -> str:
    """The key in the Authorization header, or nothing."""
    kind, _, key = request.headers.get("Authorization", "").partition(" ")
    return key if kind.lower() == "bearer" else ""


def said(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, mimetype="application/json")


def refusal(why: Reason) -> Response:
    return said(Refused(refusal=why), _STATUS.get(why.code, 409))


def worded(handler: Callable[..., Response]) -> Callable[..., Response]:
    """A handler whose refusals and faults become answers."""

    @wraps(handler)
    def handle(*args: Any, **kwargs: Any) -> Response:
        try:
            return handler(*args, **kwargs)
        except Refusal as refused:
            return refusal(refused.reason)
        except StorageFault as fault:
            return said(Refused(refusal=Reason(code=fault.code)), 503)
        except TableFault as fault:
            return said(Refused(refusal=Reason(code=fault.code)), 500)

    return handle
