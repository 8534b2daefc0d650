"""Tiny runs on a CPU."""

from pathlib import Path

from training import train

TINY = {
    "games": 32,
    "steps": 8,
    "minibatch": 128,
    "width": 16,
    "blocks": 1,
    "critic_width": 16,
    "critic_blocks": 1,
    "student_width": 8,
    "iterations": 100,
}


def go(folder: Path, *options: str, **settings: object) -> None:
    """Make steps of a run, by default one of two iterations, as the command does."""
    words = [f"{name}={value}" for name, value in {**TINY, **settings}.items()]
    usual = ["--device", "cpu", "--step-iterations", "2", "--test-games", "4"]
    train.main([str(folder), *usual, *options, "--set", *words])
