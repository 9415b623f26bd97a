"""Draw QR codes as SVG, PNG and text. What they carry is decided elsewhere."""

import io

import qrcode
from qrcode.image.pure import PyPNGImage
from qrcode.image.svg import SvgPathImage

_SPECIAL = str.maketrans({char: f"\\{char}" for char in '\\;,:"'})


def svg(text: str) -> bytes:
    return _drawn(text, SvgPathImage)


def png(text: str) -> bytes:
    return _drawn(text, PyPNGImage)


def terminal(text: str) -> str:
    """A code drawn with characters, for the terminal the hub was started in."""
    code = qrcode.QRCode(border=1)
    code.add_data(text)
    out = io.StringIO()
    code.print_ascii(out=out, invert=True)
    return out.getvalue()


def wifi(name: str, password: str) -> str:
    """What a phone's camera joins a Wi-Fi with; special characters are escaped."""
    kind = "WPA" if password else "nopass"
    return f"WIFI:T:{kind};S:{name.translate(_SPECIAL)};P:{password.translate(_SPECIAL)};;"


def _drawn(text: str, factory: type) -> bytes:
    code = qrcode.QRCode(border=2, image_factory=factory)
    code.add_data(text)
    out = io.BytesIO()
    code.make_image().save(out)
    return out.getvalue()
