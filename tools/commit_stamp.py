"""A build hook of hatchling: wheels and sdists contain the commit that they were made from.

hatch-vcs would write it into the version itself, which then changes with every commit: every installed
checkout would be out of date, and a build would need git.
"""

import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {"wheel": "seasalt", "sdist": "src/seasalt"}


class CommitStamp(BuildHookInterface[Any]):
    """Adds the file that `seasalt.server.monitoring.build` reads."""

    _stamp: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a build; an editable one reads the commit of its checkout."""
        sys.path.insert(0, str(Path(self.root, "src")))  # nothing is installed yet
        from seasalt.server.monitoring.build import STAMP, commit_of

        package = Path(self.root, "src", "seasalt")
        commit = commit_of(package)
        if version == "editable" or commit is None or (package / STAMP).exists():  # an sdist has the file
            return
        with NamedTemporaryFile("w", suffix=STAMP, delete=False) as file:
            file.write(commit + "\n")
        self._stamp = Path(file.name)
        build_data["force_include"][file.name] = f"{PLACES[self.target_name]}/{STAMP}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After a build."""
        if self._stamp is not None:
            self._stamp.unlink()
