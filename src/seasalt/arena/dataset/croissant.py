"""What a dataset is, as Croissant metadata, which loaders and catalogs read.

`python -m seasalt.arena.dataset.croissant FILE` prints it. All of it is in the file: columns with their
meanings in the schema, the command's facts in its metadata.
"""

import json
import re
import sys
from hashlib import file_digest
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from seasalt.arena.dataset.rows import pyarrow

CONTEXT: Final = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "dct": "http://purl.org/dc/terms/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "isArray": "cr:isArray",
    "arrayShape": "cr:arrayShape",
    "isLiveDataset": "cr:isLiveDataset",
    "recordSet": "cr:recordSet",
    "source": "cr:source",
}
NAMES: Final = {"int": "sc:Integer", "double": "sc:Float", "string": "sc:Text"}
"""The types of Croissant by the beginning of those of Arrow."""


def croissant(path: Path) -> dict[str, Any]:
    """The metadata of a dataset that the arena wrote."""
    pyarrow()
    schema = import_module("pyarrow.parquet").read_schema(path)
    facts = json.loads(schema.metadata[b"seasalt"])
    with path.open("rb") as file:
        digest = file_digest(file, "sha256").hexdigest()
    rows = facts["rows"]
    bots = ", ".join(facts["bots"])
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.1",
        "name": path.stem,
        "description": f"{rows.capitalize()} of {bots} at Sea Salt & Paper, {facts['players']} players, "
        f"seed {facts['seed']}, {facts['deals']} deals. Simulated; there are no people in it.",
        "version": facts["version"],
        "license": "https://spdx.org/licenses/MIT",
        "creator": {"@type": "sc:Organization", "name": "The seasalt contributors"},
        "citeAs": f"seasalt {facts['version']}, rows of version {facts['row']}",
        "isLiveDataset": False,
        "distribution": [
            {
                "@type": "cr:FileObject",
                "@id": path.name,
                "name": path.name,
                "contentUrl": path.name,
                "encodingFormat": "application/x-parquet",
                "sha256": digest,
            }
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": rows,
                "name": rows,
                "field": [_field(rows, path.name, column) for column in schema],
            }
        ],
    }


def _field(rows: str, file: str, column: Any) -> dict[str, Any]:
    told = {key.decode(): value.decode() for key, value in column.metadata.items()}
    kind = str(column.type)
    shape = re.search(r"\[(\d+)\]$", kind)
    found: dict[str, Any] = {
        "@type": "cr:Field",
        "@id": f"{rows}/{column.name}",
        "name": column.name,
        "description": f"{told['part']}: {told['meaning']}",
        "dataType": next(name for part, name in NAMES.items() if part in kind),
        "source": {"fileObject": {"@id": file}, "extract": {"column": column.name}},
    }
    if "list" in kind:
        found |= {"isArray": True, "arrayShape": shape[1] if shape else "-1"}
    return found


if __name__ == "__main__":
    print(json.dumps(croissant(Path(sys.argv[1])), indent=2, ensure_ascii=False))
