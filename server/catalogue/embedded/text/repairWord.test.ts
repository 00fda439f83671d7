import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOneTypoApart } from '../../../../shared/catalogue/keyphrase/isOneTypoApart.ts';
import { repairedWords } from './repairWord.ts';
import type { SortedWords } from './SortedWords.ts';

function sortedWords(...texts: string[]): SortedWords {
  const words = [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1));
  const placeFrom = (text: string): number => {
    const place = words.findIndex((word) => word >= text);
    return place === -1 ? words.length : place;
  };
  return { size: words.length, wordAt: (place) => words[place] ?? '', placeFrom };
}

const stock = sortedWords(
  ...[
    'dragkrok',
    'dragkroken',
    'panoramatak',
    'vinterhjul',
    'varmare',
    'motorvarmare',
    'backkamera',
    'kamera',
    'volvo',
  ],
  ...['parkering', 'sensor', 'servicebok', 'service', 'golf', 'gold', '2019', 'xc60', 'skinn'],
);

describe('repairedWords', () => {
  it.each([
    ['a letter too much', 'draggkrok', 'dragkrok'],
    ['a missing letter', 'dragkok', 'dragkrok'],
    ['another letter', 'dragkrog', 'dragkrok'],
    ['two letters exchanged', 'vovlo', 'volvo'],
    ['an error in the first letter', 'bolvo', 'volvo'],
    ['a missing last letter of an unfinished word', 'panoramattak', 'panoramatak'],
    ['a compound', 'backkamerasensor', 'backkamera sensor'],
    ['a compound with an s between', 'parkeringssensor', 'parkering sensor'],
    ['a compound whose first half only begins a word', 'panoramadragkrok', 'panorama dragkrok'],
  ])('mends %s', (_error, typed, meant) => {
    expect(repairedWords(typed, stock)[0]).toBe(meant);
  });

  it('mends the beginning of a word', () => {
    expect(repairedWords('bakkamer', stock)).toEqual(['backkamer']);
  });

  it('puts whole words before beginnings', () => {
    expect(repairedWords('dragkroke', stock)[0]).toBe('dragkrok');
  });

  it.each(['gol', 'xc6o', '2018', 'vin-ter', ''])('leaves "%s" alone', (typed) => {
    expect(repairedWords(typed, stock)).toEqual([]);
  });

  it('knows nothing to offer without words', () => {
    expect(repairedWords('dragkrok', sortedWords())).toEqual([]);
  });

  it('offers every word that is one error away', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'o'), minLength: 4, maxLength: 6 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), (typed, known) => {
        const near = [...new Set(known)].filter((other) => isOneTypoApart(typed, other));
        expect(repairedWords(typed, sortedWords(...known))).toEqual(expect.arrayContaining(near));
      }),
    );
  });
});
