import { describe, expect, it } from '@jest/globals';
import { calculateWorkMinutes } from './ServiceChange.ts';

const work = { service: { fixed: 60, perUnit: 0 }, bulb: { fixed: 5, perUnit: 4 } };

describe('the time on a lift', () => {
  it('is the sum of what is chosen', () => {
    expect(calculateWorkMinutes(Object.entries({ service: 1, bulb: 2 }), work)).toBe(60 + 5 + 2 * 4);
  });

  it.each([['little'], ['unknown']])('takes a quarter of an hour at least for %s work', (kind) => {
    expect(calculateWorkMinutes([[kind === 'little' ? 'bulb' : 'toString', 1]], work)).toBe(15);
  });
});
