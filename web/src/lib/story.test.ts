// The sentences of Python, in tests/snapshots/story.json: tests/texts/test_story_agreement.py writes it.

import { afterAll, describe, expect, test } from 'vitest';
import type { ScoreLine } from '../protocol';
import { tell, tellLine, tellRefusal, type GameEvent } from './story';
import { setLanguage } from './catalogs';
import { LANGUAGES, isLanguage } from './i18n.svelte';

type Sentences = Record<string, string | null>;
interface Story {
  events: { event: GameEvent; names: string[]; you: number | null; sentences: Sentences }[];
  lines: { line: ScoreLine; sentences: Sentences }[];
  refusals: Record<string, Sentences>;
}

const [text] = Object.values(
  import.meta.glob<string>('../../../tests/snapshots/story.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const story = JSON.parse(text ?? '{}') as Story;

/** The screen shows the drawn cards and whose turn it is: the log leaves these out. */
const LEFT_OUT = ['CardLifted', 'TurnEnded'];

afterAll(() => setLanguage('en'));

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('in %s', (language) => {
  test('every event is told as Python tells it', async () => {
    await setLanguage(language);

    for (const { event, names, you, sentences } of story.events)
      expect(tell(event, { names, you })).toBe(LEFT_OUT.includes(event.type) ? null : sentences[language]);
  });

  test('every line of a score has the reason that Python gives', async () => {
    await setLanguage(language);

    for (const { line, sentences } of story.lines) expect(tellLine(line)).toBe(sentences[language]);
  });

  test('every refusal has the words that Python has', async () => {
    await setLanguage(language);

    for (const [code, sentences] of Object.entries(story.refusals))
      expect(tellRefusal(code)).toBe(sentences[language]);
  });
});
