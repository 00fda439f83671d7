import { describe, expect, it } from '@jest/globals';
import { normalizePhone } from './phoneNumber.ts';

describe('normalizePhone()', () => {
  it.each([
    ['070-174 06 05', '0701740605'],
    ['(0161) 123 4567', '01611234567'],
    ['+46 (0)70-174 06 05', '+46701740605'],
    ['(+46) (0)70 174 06 05', '+46701740605'],
    ['0046 (0)70 174 06 05', '0046701740605'],
    ['+44(0)161 123 4567', '+441611234567'],
    ['070/174 06 05', '0701740605'],
    ['070.174.06.05', '0701740605'],
    [' 070\u00a0174\u202f06\u201105 ', '0701740605'],
    ['070 – 174 06 05', '0701740605'],
    ['\u202a+46 70 174 06 05\u202c', '+46701740605'],
    ['０７０１７４０６０５', '0701740605'],
  ])('%j becomes %j', (typed, normal) => {
    expect(normalizePhone(typed)).toBe(normal);
  });

  it('keeps characters that a check refuses', () => {
    expect(normalizePhone('ring 070-1')).toBe('ring0701');
    expect(normalizePhone('070+174')).toBe('070+174');
  });
});
