"""A QR code as the answer to a request: drawn as SVG or PNG, by the end of its address."""

from flask import Response

from hub.rules.contract.refusal import Refusal
from hub.web import qr


def qr_response(text: str, kind: str) -> Response:
    if kind == "svg":
        return Response(qr.svg(text), mimetype="image/svg+xml")
    if kind == "png":
        return Response(qr.png(text), mimetype="image/png")
    raise Refusal("no-such-page")
