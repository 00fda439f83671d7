import { describe, expect, it } from '@jest/globals';
import { splitValues } from './firstValues.ts';
import type { ListFacet, ListValue } from './ListFacet.ts';
import { withFirstValues } from './withFirstValues.ts';

const letters: ListValue[] = Array.from('abcdefghijkl').map((text, at) => [text, 12 - at]);
const facet: ListFacet = { kind: 'values', name: 'car_color', values: letters };
const firstOf = (values?: string[]): string =>
  splitValues(letters, values)
    .first.map(([text]) => text)
    .join('');

describe('splitValues()', () => {
  it('has the first eight values', () => {
    expect(firstOf()).toBe('abcdefgh');
  });

  it('has further values that are chosen', () => {
    expect(firstOf(['k', '!l'])).toBe('abcdefghkl');
  });

  it('has a value whose child is chosen', () => {
    expect(firstOf(['k>x', '!l>y'])).toBe('abcdefghkl');
  });

  it('has values that find something before those that do not', () => {
    const values: ListValue[] = letters.map(([text], at) => [text, at < 3 ? 0 : 1]);
    expect(
      splitValues(values)
        .first.map(([text]) => text)
        .join(''),
    ).toBe('defghijk');
  });
});

describe('withFirstValues()', () => {
  it('counts the values that it leaves out', () => {
    expect(withFirstValues([facet], { filters: {} })).toEqual([{ ...facet, values: letters.slice(0, 8), total: 12 }]);
  });

  it('keeps all values of a facet that the list shows complete', () => {
    expect(withFirstValues([facet], { filters: {}, completeFacets: ['car_color'] })).toEqual([facet]);
  });

  it('keeps a facet of eight values as it is', () => {
    const short: ListFacet = { ...facet, values: letters.slice(0, 8) };
    expect(withFirstValues([short], { filters: {} })[0]).toBe(short);
  });
});
