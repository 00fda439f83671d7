import { describe, expect, it } from '@jest/globals';
import { bookingMessage } from './bookingMessages.ts';

describe('what visitors are told about an error code', () => {
  it.each([
    ['InvalidReg', 'bookingInvalidReg'],
    ['VehicleNotFound', 'bookingVehicleNotFound'],
    ['TimeslotNotAvailable', 'bookingTimeTaken'],
    ['ServerError', 'bookingServerError'],
    ['x', 'bookingServerError'],
    ['', 'bookingServerError'],
    ['constructor', 'bookingServerError'],
    ['BrandNotSupported', 'bookingServerError'],
    ['BrandNotSupported,', 'bookingServerError'],
  ])('%p has the wording %s', (code, key) => {
    expect(bookingMessage(code)).toEqual({ key });
  });

  it('names the brand that is not served', () => {
    expect(bookingMessage('BrandNotSupported,Lada')).toEqual({
      key: 'bookingBrandNotServed',
      values: { brand: 'Lada' },
    });
    expect(bookingMessage('BrandNotSupported, Great Wall').values).toEqual({ brand: 'Great Wall' });
  });
});
