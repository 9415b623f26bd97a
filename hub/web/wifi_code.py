"""The code with which a phone's camera joins the configured Wi-Fi; it holds the password."""

from hub.settings import Settings
from hub.web import qr


class WifiCode:
    """`text` is what the code says; empty: no Wi-Fi is configured. Its repr never shows it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    @classmethod
    def of(cls, settings: Settings) -> "WifiCode":
        name, password = settings.wifi_name, settings.wifi_password
        return cls(qr.wifi(name, password) if name else "")

    def svg(self) -> str:
        return qr.svg(self.text).decode() if self.text else ""
