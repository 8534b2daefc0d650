"""A control variate: results less a noise that was measured with them and has a mean of 0.

The weight of the noise is fitted to minimize the variance. Each result uses the weight fitted to the others,
so the mean stays unbiased.
"""

from collections.abc import Sequence
from statistics import fmean


def without(results: Sequence[float], noise: Sequence[float]) -> list[float]:
    """Each result less its noise, times the weight fitted to the others.

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
