"""WebP pictures: a page photographed by Chromium's own encoder, and how large a picture is.

No image library is needed for either.
"""

import base64

from playwright.sync_api import Page

QUALITY = 0.8

_SIZE = 0x3FFF


_ENCODE = """async ([png, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const made = await canvas.convertToBlob({ type: 'image/webp', quality });
  return btoa(Array.from(new Uint8Array(await made.arrayBuffer()),
    each => String.fromCharCode(each)).join(''));
}"""


def photograph(page: Page) -> bytes:
    """What the page shows, in the pixels of its device."""
    png = base64.b64encode(page.screenshot()).decode()
    browser = page.context.browser
    assert browser is not None
    # On a page of its own: a hub's pages fetch from the hub alone.
    with browser.new_page() as desk:
        made: str = desk.evaluate(_ENCODE, [f"data:image/png;base64,{png}", QUALITY])
    return base64.b64decode(made)


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a lossy picture, which is what Chromium makes, from its own frame."""
    if picture[:4] != b"RIFF" or picture[8:12] != b"WEBP":
        raise ValueError("not a WebP picture")
    at = 12
    while at < len(picture):
        if picture[at : at + 4] == b"VP8 ":
            width, height = picture[at + 14 : at + 16], picture[at + 16 : at + 18]
            return int.from_bytes(width, "little") & _SIZE, int.from_bytes(height, "little") & _SIZE
        length = int.from_bytes(picture[at + 4 : at + 8], "little")
        # A chunk of odd length has a byte after it that does not count.
        at += 8 + length + length % 2
    raise ValueError("not a lossy WebP picture")
