"""A new hub under a real systemd: claimed over HTTP, and its own page inside the hardened unit.

What the sandbox would forbid (a process beside the hub, the folder of requests, root's worker
without a capability) is found nowhere else.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree, which

import pytest

from tests.systemd import bundles
from tests.systemd.debian import Debian, debian
from tests.systemd.test_installer import install

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("debian")]

_EVENING = r"""
url=http://127.0.0.1:8080
for _ in $(seq 240); do curl -sf -m 3 -o /dev/null $url/healthz && break; sleep 0.5; done
py=/opt/honor-hub/current/bin/python
key=kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
as_host() { curl -s -m 120 -H "Authorization: Bearer $key" "$@"; }
pid() { systemctl show -p MainPID --value honor-hub; }
letters=$(curl -s $url/api/hub | $py -c 'import json, sys; print(json.load(sys.stdin)["letters"])')
body="{\"code\": \"$letters\", \"key\": \"$key\", \"name\": \"Tana\", \"language\": \"it\"}"
echo "claimed=$(curl -s -o /dev/null -w '%{http_code}' -d "$body" $url/api/claim)"
echo "hub=$(curl -s $url/api/hub)"
echo "findings=$(as_host "$url/api/hub/findings?lang=en")"
echo "copy=$(as_host $url/api/hub/backup | head -c 15)"
echo "verbs=$(as_host $url/api/hub/machine)"
before=$(pid)
status() { as_host -o /dev/null -w '%{http_code}' "$@"; }
echo "asked=$(status -d '{"verb": "restart-hub"}' $url/api/hub/machine)"
for _ in $(seq 60); do sleep 0.5; [ "$(pid)" = "$before" ] || [ "$(pid)" = 0 ] || break; done
[ "$(pid)" = "$before" ] || echo "restarted=yes"
for _ in $(seq 240); do curl -sf -m 3 -o /dev/null $url/healthz && break; sleep 0.5; done
echo "host=$(status $url/api/games)"
# Whoever is the hub's user and means ill: nothing happens, and the worker goes on.
ask=/run/honor-hub-verbs/ask
runuser -u honor-hub -- sh -c "
    ln -s /etc/shadow $ask/$(printf a%.0s $(seq 32)).json
    echo '{\"type\": \"reboot\", \"x\": 1}' >$ask/$(printf b%.0s $(seq 32)).json
    mkfifo $ask/pipe"
sleep 3
echo "left=$(ls -A $ask | wc -l) path=$(systemctl is-active honor-hub-verbs.path)"
echo "caps=$(systemctl show -p CapabilityBoundingSet --value honor-hub-verbs.service)"
echo "off=$(status -d '{"verb": "power-off"}' $url/api/hub/machine)"
sleep 20
echo "still-here"
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundles.made(tmp_path_factory.mktemp("bundle"))


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def machine(
    request: pytest.FixtureRequest, bundle: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Debian]:
    made = debian(request.param, tmp_path_factory.mktemp(request.param) / "root")
    done = install(made, bundle)
    assert done.code == 0, done.said
    yield made
    rmtree(made.root)


def test_a_new_hub_is_claimed_and_asks_its_machine(machine: Debian) -> None:
    if which("systemd-nspawn") is None:
        pytest.skip("systemd-nspawn is missing: sudo apt install systemd-container")
    text = machine.boot(_EVENING)
    if not text:
        pytest.skip("systemd-nspawn cannot boot a system here")
    said = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    assert said["claimed"] == "204", text
    assert json.loads(said["hub"]) == {"claimed": True, "name": "Tana", "language": "it"}
    groups = {each["group"] for each in json.loads(said["findings"])}
    assert {"address", "disk", "clock", "units"} <= groups, text
    assert said["copy"] == "SQLite format 3", text
    assert json.loads(said["verbs"]) == {"verbs": ["restart-hub", "reboot", "power-off"]}
    assert said["asked"] == "204", text
    assert said["restarted"] == "yes", text
    assert said["host"] == "200", text
    assert said["left"] == "0 path=active", text
    assert said["caps"] == "", text
    assert said["off"] == "204", text
    assert "still-here" not in text, "the machine was not shut down"
