import { describe, expect, it } from '@jest/globals';
import { matchModels } from './findSuggestions.ts';

const brands = [
  {
    text: 'Volvo',
    count: 9,
    children: [
      { text: 'V60', count: 2 },
      { text: 'V60 Cross Country', count: 3 },
      { text: 'XC60', count: 4 },
    ],
  },
  {
    text: 'Škoda',
    count: 5,
    children: [
      { text: 'Octavia', count: 5 },
      { text: 'Superb', count: 0 },
    ],
  },
  { text: 'Volkswagen', count: 0, children: [] },
];
const namesFor = (...typed: string[]): string[] =>
  matchModels(brands, typed).map(({ brand, model }) => `${brand} ${model}`.trim());

describe('matchModels()', () => {
  it('finds the most frequent models by prefix first', () => {
    expect(namesFor('volvo', 'v6')).toEqual(['Volvo V60 Cross Country', 'Volvo V60']);
    expect(namesFor('cross', 'v60')).toEqual(['Volvo V60 Cross Country']);
  });

  it('needs a word of its own for each typed one', () => {
    expect(namesFor('volvo', 'v')).toEqual(['Volvo V60 Cross Country', 'Volvo V60']);
    expect(namesFor('v', 'volvo')).toEqual(['Volvo V60 Cross Country', 'Volvo V60']);
  });

  it('puts the make itself first', () => {
    expect(namesFor('vo')).toEqual(['Volvo', 'Volvo XC60', 'Volvo V60 Cross Country', 'Volvo V60']);
    expect(namesFor('skoda')).toEqual(['Škoda', 'Škoda Octavia']);
  });

  it('finds nothing for words that no name begins with', () => {
    expect(namesFor('olvo')).toEqual([]);
  });
});
