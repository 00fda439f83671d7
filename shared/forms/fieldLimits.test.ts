import { describe, expect, it } from '@jest/globals';
import { fieldLimits } from './fieldLimits.ts';

describe('fieldLimits', () => {
  it('has the limits of the forms', () => {
    expect(fieldLimits).toEqual({
      message: 80,
      oneTimeCode: 4,
      plate: 6,
      tirePlate: 7,
      anyPlate: { min: 2, max: 12 },
      mileage: 3_000_000,
      phone: { min: 6, max: 20 },
      mobile: { min: 8, max: 15 },
      rating: { min: 1, max: 5 },
      name: 100,
      email: 254,
      enquiry: 4000,
    });
  });
});
