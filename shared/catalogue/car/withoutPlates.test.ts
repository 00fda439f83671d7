import { describe, expect, it } from '@jest/globals';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { withoutPlates } from './withoutPlates.ts';

/** Forms of all countries of the demo group. */
const { inText } = harbourSite('harbour-bil').plates;

describe('withoutPlates', () => {
  it.each([
    ['ABC 123', '[plate]'],
    ['volvo abc12d röd', 'volvo [plate] röd'],
    ['AB12 CDE', '[plate]'],
    ['BA 123CD', '[plate]'],
    ['AB 12345 diesel', '[plate] diesel'],
    ['regnr: ABC-123, tack', 'regnr: [plate] tack'],
    ['abc 123 def 456', '[plate] [plate]'],
  ])('%s is told as %s', (text, told) => {
    expect(withoutPlates(text, text, inText)).toBe(told);
  });

  it('leaves what was understood as something of a car', () => {
    expect(withoutPlates('mercedes CLA 200', '200', inText)).toBe('mercedes CLA 200');
    expect(withoutPlates('CLA 200 abc 123', 'abc 123', inText)).toBe('CLA 200 [plate]');
  });

  it('leaves other words', () => {
    const text = 'volvo xc60 under 200 000 7 sits 2019';
    expect(withoutPlates(text, text, inText)).toBe(text);
    expect(withoutPlates('', '', inText)).toBe('');
  });
});
