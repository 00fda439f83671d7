import { expect, it } from '@jest/globals';
import { columnEvidence } from './columnEvidence.ts';

it('columnEvidence() looks words up in the beginning of a long cell alone', () => {
  const lengths: number[] = [];
  const lookUp = (text: string): null => {
    lengths.push(text.length);
    return null;
  };
  const texts = ['Ett långt ord '.repeat(1000), 'Volvo V60'];
  const { length } = columnEvidence(
    { path: 'text', texts, filled: 2, isList: false },
    {
      vocabulary: new Map(),
      entryOf: (_facet, value) => lookUp(value),
      brands: { find: lookUp, spellingsOf: (brand) => [brand], modelAtStart: () => undefined },
      plates: /^-$/,
    },
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
  expect(length).toBe(14_000);
});
