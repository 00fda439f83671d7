import { describe, expect, it } from '@jest/globals';
import { isOneTypoApart } from './isOneTypoApart.ts';

describe('isOneTypoApart', () => {
  it.each([
    ['volvo', 'volvoo'],
    ['volvo', 'volo'],
    ['volvo', 'vplvo'],
    ['volvo', 'vovlo'],
    ['volvo', 'bolvo'],
  ])('sees one error between %s and %s', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true);
    expect(isOneTypoApart(b, a)).toBe(true);
  });

  it.each([
    ['volvo', 'volvo'],
    ['bbaob', 'bbaboa'],
    ['volvo', 'vovol'],
    ['volvo', 'vol'],
    ['golf', 'gulb'],
  ])('sees not exactly one error between %s and %s', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(false);
    expect(isOneTypoApart(b, a)).toBe(false);
  });
});
