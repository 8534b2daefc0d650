"""Plays rounds and games, keeps what came of them, and draws the pictures of docs/facts.md."""

import argparse

from bench.facts import pictures, results


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev facts", description=__doc__)
    parser.add_argument("--no-play", action="store_true", help="only draw the pictures, from what is kept")
    options = parser.parse_args()
    if not options.no_play:
        results.write(results.gather())
    facts = results.read()
    for name, drawn in pictures.draw_all(facts).items():
        (pictures.FOLDER / name).write_text(drawn, "utf-8")
    print(f"Wrote {results.KEPT.name} and the pictures. Bring the numbers of docs/facts.md up to date.")


if __name__ == "__main__":
    main()
