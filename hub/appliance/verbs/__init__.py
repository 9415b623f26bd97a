"""The few things that root does for a hub, asked by files in one folder.

`worker` runs as root and must import as little as it can; `requests` is the hub's side.
"""

from pathlib import Path

FOLDER = Path("/run/honor-hub-verbs")
ASK = "ask"
ANSWERS = "answers"
