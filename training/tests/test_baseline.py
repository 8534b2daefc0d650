"""The network of the package in torch, as docs/env.md shows it."""

import re
from typing import Any

import numpy as np

from seasalt.bots.network.net_bot import observed
from seasalt.bots.network.network import own_network
from seasalt.kernel.thinking.belief import known_state
from tests.bots.network.test_net_bot import greedy, played
from tools.running import ROOT


def test_torch_answers_what_numpy_does() -> None:
    page = (ROOT / "docs" / "env.md").read_text("utf-8")
    shown = page.partition("<!-- torch -->")[2].partition("<!-- end of torch -->")[0]
    lines = re.findall(r"```python\n(.*?)```", shown, re.DOTALL)[0]
    steps = played(3, True, greedy(3), "baseline", 40)
    scope: dict[str, Any] = {
        "rows": np.concatenate([observed(known_state(seen, knowledge))[0] for seen, knowledge, _ in steps])
    }
    exec(lines, scope)

    assert len(list(filter(None, lines.splitlines()))) == 3
    np.testing.assert_allclose(scope["answers"].numpy(), own_network().answers(scope["rows"]), atol=2e-3)
