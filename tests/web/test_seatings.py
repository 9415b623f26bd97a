"""How many may sit down behind one address: a room full of friends, and no crowd of one."""

from pathlib import Path

from tests.web.host_client import HostClient


def test_three_may_sit_down_for_each_wrong_code_that_is_let_pass(tmp_path: Path) -> None:
    host = HostClient(tmp_path, joins_a_minute=2)
    code = host.hub.registry.get(host.table(players=7)).settings.code
    said = [host.ask("POST", "/join", {"code": code, "name": f"Guest {at}"}) for at in range(7)]
    assert [status for status, _ in said] == [201] * 6 + [429]
    assert said[-1][1] == {"refusal": {"code": "too-fast", "params": {}}}
    host.hub.stop()
