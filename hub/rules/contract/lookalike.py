"""Letters of other alphabets that are read as Latin ones across a table.

Our own short list, of alphabets that phones can type or people paste from. Unicode's list of
thousands is made for addresses on the web: it would call Elia and Ella one person.
"""

from typing import Final

# By their small letters, as capitals are folded first: it is enough that one of the two is read so.
_PAIRS: Final = (
    ("авеѕіјкмнорстухһԁԛԝѵүӏ", "abesijkmhopctyxhdqwvyl"),  # Cyrillic
    ("αβεζηικμνορτυχϳ", "abezhikmnoptyxj"),  # Greek
    ("օսհոցյզ", "ouhngjq"),  # Armenian
    ("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᏀᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏴ", "drtiyajewmhgbrwsvslcpkdb"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz"),  # Lisu
    ("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghijklmnoprstuvwyz"),  # Small capitals
    ("ıɑɡǀ|10", "iaglllo"),
)

LOOKALIKES: Final = {
    ord(letter): latin
    for letters, latins in _PAIRS
    for letter, latin in zip(letters, latins, strict=True)
}
