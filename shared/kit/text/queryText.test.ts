import { describe, expect, it } from '@jest/globals';
import { parseQuery, queryText } from './queryText.ts';

describe('parseQuery', () => {
  it('has the values of each name in their order', () => {
    expect([...parseQuery('?a=1&b=x+y&a=2=3&c&')]).toEqual([
      ['a', ['1', '2=3']],
      ['b', ['x y']],
      ['c', ['']],
    ]);
  });

  it('keeps malformed encodings as they are', () => {
    expect(parseQuery('a=%E0%A4%A').get('a')).toEqual(['%E0%A4%A']);
  });

  it('replaces control characters by blanks', () => {
    expect(parseQuery('a=x%00y%0D%0Az').get('a')).toEqual(['x y  z']);
  });

  it('reads what queryText writes', () => {
    const given = [
      ['keyphrase', 'röd & snabb'],
      ['sort', 'car_price:asc'],
    ] as const;
    expect(queryText(given)).toBe('keyphrase=r%C3%B6d+%26+snabb&sort=car_price:asc');
    expect([...parseQuery(queryText(given))]).toEqual(given.map(([name, value]) => [name, [value]]));
  });
});
