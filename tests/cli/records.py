"""A record with secrets, and how to damage one."""

import re
from collections.abc import Callable
from pathlib import Path

SECRETS = """\
seasalt record 1
edition standard
option extra_salt true
seat 1 Ada
seat 2 Bo
seat 3 Cleo
round 1
* deal boat-DB
* deal boat-LB
1 draw
* deal {kept}
* deal shark-DB
1 keep {kept} > A
1 end
2 draw
* deal swimmer-DB
* deal shark-LB
2 keep swimmer-DB > B
2 end
3 draw
* deal crab-LB
* deal {third}
3 keep crab-LB > A
3 end
1 take B
1 end
2 draw
* deal shark-BK
* deal fish-DB
2 keep shark-BK > B
2 lay shark-BK swimmer-DB
2 steal 1
* lose {stolen}
2 end
3 draw
* deal lobster-BK
* deal fish-GR
3 keep lobster-BK > B
3 lay crab-LB lobster-BK
* deal {looked}
* deal boat-YE
* deal boat-YE
* deal boat-BK
* deal boat-BK
3 pick {looked}
3 end
"""
CARDS = {"kept": "crab-DB", "third": "fish-BK", "stolen": "crab-DB", "looked": "octopus-GR"}
OTHER_CARDS = {"kept": "shell-DB", "third": "fish-BK", "stolen": "shell-DB", "looked": "octopus-YE"}


def changed(path: Path, wanted: str, line: Callable[[str], str]) -> int:
    """Change the first line that matches, and return its number."""
    lines = path.read_text().splitlines()
    place = next(number for number, text in enumerate(lines) if re.match(wanted, text))
    lines[place] = line(lines[place])
    path.write_text("\n".join(lines) + "\n")
    return place + 1
