"""`python -m seasalt`."""

import sys

from seasalt.cli import main

sys.exit(main())
