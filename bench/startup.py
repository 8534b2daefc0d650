"""How long does `seasalt --help` take, compared with a Python that does nothing?

CPU time, measured in turns: wall time depends on the machine's load.
"""

import os
import subprocess
import sys

RUNS = 20
COMMANDS = {
    "python, nothing": [sys.executable, "-c", "pass"],
    "seasalt --help": [sys.executable, "-m", "seasalt", "--help"],
}


def main() -> None:
    spent = dict.fromkeys(COMMANDS, 0.0)
    for _ in range(RUNS):
        for name, command in COMMANDS.items():
            before = _cpu_seconds_of_children()
            subprocess.run(command, check=True, capture_output=True)
            spent[name] += _cpu_seconds_of_children() - before
    for name, seconds in spent.items():
        print(f"{name:16} {seconds / RUNS * 1000:6.0f} ms CPU")


def _cpu_seconds_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    main()
