"""A code that moves a seat to another phone, as it is shown: letters, address, and to scan."""

from hub.web import qr
from hub.web.address import Address
from hub.wire.requests import SeatCode


def seat_code(address: Address, code: str) -> SeatCode:
    link = address.move(code)
    return SeatCode(code=code, link=link, scan=qr.svg(link).decode())
