"""The table screen's script: it waits for the hub, and starts the browser as it should."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.not_tested import not_tested
from tests.systemd.test_script import fake
from tests.web.running import running

ROOT = Path(__file__).resolve().parents[2]


def kiosk(folder: Path, url: str) -> subprocess.Popen[bytes]:
    (folder / "bin").mkdir(exist_ok=True)
    fake(folder / "bin", "chromium", f'printf "%s\\n" "$@" >{folder}/opened')
    return subprocess.Popen(
        ["sh", str(ROOT / "systemd" / "kiosk.sh")],
        env={
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
            "HOME": str(folder),
            "HONOR_HUB_URL": url,
            "HONOR_HUB_KIOSK_ONCE": "1",
        },
    )


def test_the_browser_opens_on_the_screens_page_once_the_hub_answers(tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        not_tested("the table screen's script", "there is no curl here: sudo apt install curl")
    with running(tmp_path / "hub") as hub:
        hub.stop()
        with kiosk(tmp_path, hub.url) as screen:
            time.sleep(1)
            assert not (tmp_path / "opened").exists()
            hub.start()
            try:
                assert screen.wait(120) == 0
            finally:
                screen.kill()
        words = (tmp_path / "opened").read_text().split("\n")
        assert hub.ask("GET", words[1].removeprefix(hub.url)).status in (200, 503)
    assert words[0] == "--kiosk"
    assert words[1].endswith("/tv?sound=on")
    assert "--noerrdialogs" in words
    assert "--autoplay-policy=no-user-gesture-required" in words
    assert "--no-sandbox" not in words


@pytest.mark.parametrize("missing", ["chromium", "curl"])
def test_without_a_program_it_says_what_to_do(tmp_path: Path, missing: str) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in {"mkdir", "chromium", "curl", "sleep"} - {missing}:
        fake(tools, name, "exit 0")
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "systemd" / "kiosk.sh")],
        env={"PATH": str(tools), "HOME": str(tmp_path), "HONOR_HUB_KIOSK_ONCE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 1
    assert f"sudo apt install {missing}" in done.stderr
