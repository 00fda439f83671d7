import { describe, expect, it } from '@jest/globals';
import { bookingMessage } from './bookingMessages.ts';

describe('what visitors are told about an error code', () => {
  it.each([
    ['InvalidReg', 'bookingInvalidReg'],
    ['VehicleNotFound', 'bookingVehicleNotFound'],
    ['TimeslotNotAvailable', 'bookingTimeTaken'],
    ['TooLate', 'bookingServerError'],
    ['ServerError', 'bookingServerError'],
  ] as const)('%p has the wording %s', (code, key) => {
    expect(bookingMessage({ code })).toEqual({ key });
  });

  it('names the brand that is not served', () => {
    expect(bookingMessage({ code: 'BrandNotSupported', brand: 'Lada' })).toEqual({
      key: 'bookingBrandNotServed',
      values: { brand: 'Lada' },
    });
  });
});
