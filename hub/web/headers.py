"""Security headers (Content-Security-Policy and others) of every page and answer."""

Headers = list[tuple[str, str]]

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        # Older phones do not take 'self' to mean our WebSockets too.
        "connect-src 'self'{sockets}",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# What is no page loads nothing and shows nothing; said in few bytes, as a phone gets many of these.
_NO_PAGE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
_PAGES = ("text/html", "image/svg+xml")


def guarded(headers: Headers, host: str) -> Headers:
    """No inline script, no frames, no referrer; nothing is kept by a cache unless it says so.

    `host` is the name and port that were asked, once they are known to be ours.
    """
    present = {name.lower(): text for name, text in headers}
    sockets = f" ws://{host} wss://{host}" if host else ""
    is_page = present.get("content-type", "").startswith(_PAGES)
    own = (
        ("Content-Security-Policy", _POLICY.format(sockets=sockets) if is_page else _NO_PAGE),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    )
    return [*headers, *(each for each in own if each[0].lower() not in present)]
