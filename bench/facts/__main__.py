"""Plays rounds and games, keeps what came of them, and writes docs/facts.md and its pictures."""

import argparse

from bench.facts import page, pictures, results


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev facts", description=__doc__)
    parser.add_argument(
        "--no-play", action="store_true", help="only write page and pictures, from what is kept"
    )
    options = parser.parse_args()
    if not options.no_play:
        results.write(results.gather())
    facts = results.read()
    page.PAGE.write_text(page.page(facts), "utf-8")
    for name, drawn in pictures.draw_all(facts).items():
        (pictures.FOLDER / name).write_text(drawn, "utf-8")
    print(f"Wrote {page.PAGE.name} and its pictures.")


if __name__ == "__main__":
    main()
