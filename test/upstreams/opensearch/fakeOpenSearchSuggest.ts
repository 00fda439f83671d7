import { anyObject, objectOf, refused, textOf, wholeOf } from './fakeOpenSearchForms.ts';
import type { Json } from './fakeOpenSearchForms.ts';
import type { FakeIndex } from './fakeOpenSearchIndex.ts';

const termKeys = ['field', 'size', 'suggest_mode', 'max_edits', 'prefix_length', 'min_word_length'];

/**
 * Term suggester: returns the nearest known words for each unknown one.
 * Sorted by score, then by the number of documents, then by the word. See the documentation: Search > Did-you-mean >
 * Term suggester.
 */
export function suggest(body: unknown, index: FakeIndex): Json {
  return Object.fromEntries(
    Object.entries(anyObject(body, 'suggest')).map(([name, one]) => {
      const { text, term } = objectOf(one, name, ['text', 'term']);
      return [
        name,
        textOf(text, 'text')
          .split(/\s+/)
          .map((word) => suggestFor(word, term, index)),
      ];
    }),
  );
}

function suggestFor(word: string, settings: unknown, index: FakeIndex): Json {
  const term = objectOf(settings, 'term', termKeys);
  const field = textOf(term['field'], 'field');
  index.field(field, ['text']);
  if (term['suggest_mode'] !== 'missing' || term['max_edits'] !== 1) {
    throw refused('the fake mends one edit of missing words');
  }
  const frequency = new Map<string, number>();
  for (const { values } of index.documents) {
    for (const own of new Set(values.get(field) ?? [])) {
      frequency.set(String(own), (frequency.get(String(own)) ?? 0) + 1);
    }
  }
  const same = word.slice(0, wholeOf(term['prefix_length'], 'prefix_length'));
  const isTooShort = word.length < wholeOf(term['min_word_length'], 'min_word_length');
  const near =
    frequency.has(word) || isTooShort
      ? []
      : [...frequency].filter(([own]) => isOneEdit(word, own) && own.startsWith(same));
  const options = near
    .map(([text, freq]) => ({ text, score: 1 - 1 / Math.min(text.length, word.length), freq }))
    .sort((a, b) => b.score - a.score || b.freq - a.freq || (a.text < b.text ? -1 : 1))
    .slice(0, wholeOf(term['size'], 'size'));
  return { text: word, offset: 0, length: word.length, options };
}

/** Returns whether one letter is added, removed or replaced, or two neighbours are swapped. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.slice(at + 1) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at) || a.slice(at) === b.slice(at + 1)) {
    return true;
  }
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
