// Reasons: every sentence is made of the facts that its kind has.
import { expect, it } from 'vitest';
import type { ReviewReason } from '../protocol';
import { tellReason } from './reason';
import { loadWords } from './catalogs';

const names = ['Ada', 'Robin'];
const why = (reason: Partial<ReviewReason>) => tellReason({ kind: '', share: 1, ...reason }, names);

it('says what a card makes, beside the other one or alone', async () => {
  await loadWords('review');
  const card = { kind: 'points', card: 'octopus-GR', number: 3 };

  expect(why({ ...card, other: 'penguin-LO', other_number: 1 })).toBe(
    'The green octopus makes 3 points at once, the light orange penguin only 1.',
  );
  expect(why({ ...card, other: 'shell-GR', other_number: 0 })).toContain('the green shell none.');
  expect(why(card)).toBe('The green octopus makes 3 points, and that is certain.');
});

it('says what a card makes together with another', async () => {
  await loadWords('review');

  expect(why({ kind: 'duo', card: 'swimmer-YE', number: 1 })).toBe(
    'With the yellow swimmer there is a duo: 1 point, and its effect.',
  );
  expect(why({ kind: 'open', card: 'sailor-OR', other: 'sailor-PK', number: 5 })).toBe(
    'Afterwards the pink sailor lies open, which makes 5 points with the orange sailor.',
  );
});

it('names the seat that a reason is about', async () => {
  await loadWords('review');

  expect(why({ kind: 'needs', seat: 1, card: 'crab-BK' })).toBe(
    'Robin could get the black crab and has cards that go with it.',
  );
});
