"""Without its extra a module says in one sentence which one to install."""

import subprocess
import sys

import pytest

ENV = 'pip install "seasalt[env]"'


def import_without(missing: str, module: str) -> str:
    """The last line of the error when `module` is imported without `missing`."""
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""


@pytest.mark.parametrize(
    ("missing", "module", "advice"),
    [
        ("numpy", "seasalt.env", '"seasalt[openspiel]" for OpenSpiel'),
        ("numpy", "seasalt.env.spiel", '"seasalt[openspiel]" for OpenSpiel'),
        ("numpy", "seasalt.bots.network.network", ENV),
        ("numpy", "seasalt.bots.network.policy_bot", ENV),
        ("gymnasium", "seasalt.env.single", ENV),
        ("gymnasium", "seasalt.env.vector", ENV),
        (
            "torch",
            "seasalt.env.gpu.vector; seasalt.env.gpu.vector.TorchVectorEnv()",
            'pip install "seasalt[env,gpu]" torch',
        ),
        ("pettingzoo", "seasalt.env.seasalt_v0", ENV),
        ("PIL", "seasalt.env.render.pixels", ENV),
        ("resvg_py", "seasalt.env.render.pixels", ENV),
        ("pyspiel", "seasalt.env.spiel", 'pip install "seasalt[openspiel]"'),
        ("numba.cuda", "seasalt.kernel.engines.cuda", 'pip install "seasalt[gpu]"'),
    ],
)
def test_a_missing_extra_is_named(missing: str, module: str, advice: str) -> None:
    said = import_without(missing, module)

    assert said.startswith("ImportError: ")
    assert said.endswith(advice)


@pytest.mark.parametrize("module", ["seasalt.env", "seasalt.env.observation", "seasalt.env.games.position"])
def test_openspiel_needs_no_gymnasium(module: str) -> None:
    assert import_without("gymnasium", module) == ""
