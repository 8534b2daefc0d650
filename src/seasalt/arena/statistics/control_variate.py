"""Results with less noise, by something that was measured beside them and is 0 on average.

How much of it to take away is fitted: as much as lowers the variance most. Each result uses the weight that
the others give, so its own noise does not choose it, and the mean stays that of the results.
"""

from collections.abc import Sequence
from statistics import fmean


def without(results: Sequence[float], noise: Sequence[float]) -> list[float]:
    """Each result less its noise, by the weight that fits the others.

    >>> without([1.0, 0.0, 1.0, 0.0], [0.5, -0.5, 0.5, -0.5])
    [0.5, 0.5, 0.5, 0.5]
    """
    mean = fmean(results)
    products = [(result - mean) * each for result, each in zip(results, noise, strict=True)]
    squares = [each * each for each in noise]
    both, square = sum(products), sum(squares)
    return [
        result - each * _weight(both - product, square - own)
        for result, each, product, own in zip(results, noise, products, squares, strict=True)
    ]


def _weight(product: float, square: float) -> float:
    return product / square if square > 0 else 0.0
