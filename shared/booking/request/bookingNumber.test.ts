import { describe, expect, it } from '@jest/globals';
import { bookingNumber } from './bookingNumber.ts';

describe('bookingNumber()', () => {
  it.each([
    ['1b447bde-55b0-4d0c-9c49-0d6f3f0f6a10', '1B447BDE'],
    ['1B447BDE-55B0-1D0C-0C49-0D6F3F0F6A10', '1B447BDE'],
    ['B-17', 'B-17'],
    ['20261123-000042', '20261123-000042'],
    ['mechmate-2026-11-000042-uppsala', 'mechmate-2026-11-000042-uppsala'],
    ['', ''],
  ])('of %j is %j', (id, number) => {
    expect(bookingNumber(id)).toBe(number);
  });
});
