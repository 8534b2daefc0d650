"""A policy over observation rows and masks as a bot. Needs numpy.

The rows are those of the environments, so a policy that was trained there can play in the arena, at a table
or against itself.
"""

import sys
from collections.abc import Callable
from copy import copy
from inspect import signature
from random import Random
from typing import Any, Final, Literal, get_args

try:
    import numpy as np
except ImportError as missing:
    raise ImportError('policies over rows need numpy: pip install "seasalt[env]"') from missing
from numpy.typing import NDArray

from seasalt.bots.network.network import ANSWERS, observed
from seasalt.kernel.actions import chosen_in_stages
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.thinking.belief import known_state, remembered_state
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

Rows = NDArray[np.int8]
MemoryOf = Literal["private", "common"]
"""What a row remembers: what its seat saw, or only what every seat saw."""
Policy = Callable[[Rows, Rows], Any]
"""From rows and masks, one of each for every position, to an action number or to 82 logits for each."""

_TYPES: Final = {
    "tensor(int8)": np.int8,
    "tensor(bool)": np.bool_,
    "tensor(int64)": np.int64,
    "tensor(double)": np.float64,
}


def row_of(view: View, knowledge: Knowledge, memory: MemoryOf = "private") -> Rows:
    """The observation row of a seat that is to act, from what a bot gets: that of the environments."""
    row: Rows = observed(remembered_state(view, knowledge, common=memory == "common"))[0][0]
    return row


def mask_of(view: View, knowledge: Knowledge) -> Rows:
    """The mask of a seat that is to act: 1 for every legal action number."""
    mask: Rows = observed(known_state(view, knowledge))[1][0]
    return mask


class PolicyBot:
    """Plays what a policy answers: a function of numpy arrays, a torch module or an ONNX session.

    A function gets rows and masks as int8. A torch module and a session get rows, and masks if they take two
    arguments: a module as float32, a session as what it declares. Of logits the best legal one is played, or
    with `sample` one is drawn by its chance. An answer that is an action number is played as it is. It gets
    rows with the `memory` that it was trained with.
    """

    def __init__(
        self,
        policy: Any,
        *,
        sample: bool = False,
        memory: MemoryOf = "private",
        name: str = "policy",
        rng: Random | None = None,
    ) -> None:
        if memory not in get_args(MemoryOf):
            raise ValueError(f"memory = {memory!r}; it can be {' or '.join(get_args(MemoryOf))}")
        self.name = name
        self.memory = memory
        self._policy = policy
        self._sample = sample
        self._random = np.random.default_rng(None if rng is None else rng.getrandbits(64))

    def seeded(self, rng: Random) -> "PolicyBot":
        """The same policy with a generator of its own."""
        other = copy(self)
        other._random = np.random.default_rng(rng.getrandbits(64)) if self._sample else self._random
        return other

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The choice of the policy; a duo and its cards are chosen one after the other."""
        if len(options) == 1:
            return options[0]
        seen = remembered_state(view, knowledge, common=self.memory == "common")
        return chosen_in_stages(seen, self._choice)

    def _choice(self, s: State) -> int:
        row, mask = observed(s)
        return int(mask.argmax()) if mask.sum() == 1 else int(self.choices(row, mask)[0])

    def choices(self, rows: Rows, masks: Rows) -> NDArray[np.int64]:
        """An action number for every row."""
        answers, count = _answers(self._policy, rows, masks), len(rows)
        if answers.dtype.kind in "iuf" and answers.shape in ((count, ACTIONS), (count, ANSWERS)):
            return self._by_logits(answers[:, :ACTIONS], masks)
        if (
            answers.dtype.kind not in "iuf"
            or answers.shape not in ((), (count,), (count, 1))
            or not answers.size
        ):
            allowed = f"an action number or {ACTIONS} logits for each row"
            found = f"{answers.dtype} of shape {answers.shape} for {count} rows"
            raise ValueError(f"{self.name} answers {found}; it can be {allowed}")
        given = np.broadcast_to(answers.reshape(-1), count)
        numbers = np.where((given >= 0) & (given < ACTIONS), given, 0).astype(np.int64)
        legal = (numbers == given) & (masks[np.arange(count), numbers] > 0)
        if not legal.all():
            wrong = int(legal.argmin())
            allowed = ", ".join(map(str, np.flatnonzero(masks[wrong])))
            raise ValueError(f"{self.name} answers {given[wrong]}; legal are {allowed}")
        return numbers

    def _by_logits(self, logits: NDArray[Any], masks: Rows) -> NDArray[np.int64]:
        logits = np.where(masks > 0, logits, -np.inf)
        if np.isnan(logits).any():
            raise ValueError(f"{self.name} answers NaN for a legal action")
        if (logits == -np.inf).all(axis=1).any():
            raise ValueError(f"{self.name} answers -inf for every legal action")
        if self._sample:  # the Gumbel trick
            logits = logits - np.log(-np.log(1 - self._random.random(logits.shape)))
        best: NDArray[np.int64] = logits.argmax(1)
        return best


def _input_count(module: Any) -> int:
    """How many inputs a torch module takes."""
    schema = getattr(module.forward, "schema", None)  # a scripted or traced one has it, and no signature
    return len(signature(module.forward).parameters) if schema is None else len(schema.arguments) - 1


def _answers(policy: Any, rows: Rows, masks: Rows) -> NDArray[Any]:
    if hasattr(policy, "get_inputs"):
        handed = [(one.name, _TYPES.get(one.type, np.float32)) for one in policy.get_inputs()]
        arrays = zip(handed, (rows, masks), strict=False)
        answers = policy.run(None, {name: array.astype(kind) for (name, kind), array in arrays})
    elif (torch := sys.modules.get("torch")) and isinstance(policy, torch.nn.Module):
        device = next((weight.device for weight in policy.parameters()), "cpu")
        both = [torch.as_tensor(array, dtype=torch.float32, device=device) for array in (rows, masks)]
        with torch.no_grad():
            answers = policy(*both[: _input_count(policy)])
    else:
        answers = policy(rows, masks)
    if isinstance(answers, tuple | list):
        answers = answers[0]
    if hasattr(answers, "detach"):
        answers = answers.detach().cpu()
    return np.asarray(answers)
