import { describe, expect, it } from '@jest/globals';
import type { BookingStore } from '../BookingStore.ts';
import { canOpenStep, displayStep, isFinishedStep, setStep } from './stepRules.ts';

type Progress = Parameters<typeof canOpenStep>[0];

const wash: BookingStore['services'][string] = {
  name: 'Tvätt',
  price: 349,
  priceKnown: true,
  priceDiscount: null,
  category: 'Skötsel',
  type: 'addon',
  unit: 1,
  unitAbbreviation: '',
  userInput: '',
};
const car = { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021, hasServiceAgreement: false };

function progress(change: Partial<Progress> = {}): Progress {
  return {
    bookingState: 3,
    displayState: 3,
    maxBookingState: 4,
    car,
    services: { hjulskifte: { ...wash, type: 'service' } },
    slot: null,
    contactOpen: false,
    bookingInfo: null,
    outcomeUnknown: false,
    ...change,
  };
}

const opened = (of: Progress): number[] => [1, 2, 3, 4, 5].filter((step) => canOpenStep(of, step));

describe('entering a step', () => {
  it('shows it as reached', () => {
    expect(setStep({ bookingState: 2, displayState: 2, maxBookingState: 4 }, 3)).toEqual({
      bookingState: 3,
      displayState: 3,
      maxBookingState: 4,
    });
  });

  it('keeps what was reached before', () => {
    expect(setStep({ bookingState: 4, displayState: 2, maxBookingState: 4 }, 3)).toMatchObject({
      bookingState: 4,
      displayState: 3,
    });
  });

  it('ends at the fifth', () => {
    const sixth = setStep({ bookingState: 4, displayState: 4, maxBookingState: 4 }, 6);
    expect(sixth).toEqual({ bookingState: 5, displayState: 5, maxBookingState: 5 });
    expect(setStep(sixth, 0).displayState).toBe(1);
  });
});

describe('looking at a step again', () => {
  it('leaves how far the booking is', () => {
    expect(displayStep({ bookingState: 4, displayState: 4, maxBookingState: 4 }, 2)).toEqual({
      bookingState: 4,
      displayState: 2,
      maxBookingState: 4,
    });
  });

  it.each([0, 4, 5])('does nothing for the unreached step %d', (step) => {
    expect(displayStep({ bookingState: 3, displayState: 1, maxBookingState: 4 }, step).displayState).toBe(1);
  });

  it('does nothing beyond the cap', () => {
    expect(displayStep({ bookingState: 5, displayState: 1, maxBookingState: 4 }, 5).displayState).toBe(1);
  });
});

describe('the headers', () => {
  it('open the steps that were reached', () => {
    expect(opened(progress())).toEqual([1, 2, 3]);
    expect(opened(progress({ bookingState: 4 }))).toEqual([1, 2, 3, 4]);
  });

  it('open only the first without a car', () => {
    expect(opened(progress({ car: null }))).toEqual([1]);
  });

  it('open two without a service', () => {
    expect(opened(progress({ bookingState: 4, services: {} }))).toEqual([1, 2]);
    expect(opened(progress({ bookingState: 4, services: { wash } }))).toEqual([1, 2]);
  });

  it('never open the fifth by themselves: it needs a booking', () => {
    expect(opened(progress({ bookingState: 5, maxBookingState: 5 }))).toEqual([1, 2, 3, 4]);
  });

  it('open the confirmation alone once it is booked', () => {
    const bookingInfo = { id: '1', registrationNumber: 'ABC123', kobraProductIds: [] };
    expect(opened(progress({ bookingState: 5, maxBookingState: 5, bookingInfo }))).toEqual([5]);
  });

  it('open nothing else while nobody knows whether it is booked', () => {
    expect(opened(progress({ bookingState: 4, outcomeUnknown: true }))).toEqual([4]);
  });

  it('have a check mark below the furthest step reached', () => {
    const steps = setStep({ bookingState: 3, displayState: 3, maxBookingState: 4 }, 1);
    expect([1, 2, 3, 4].map((step) => isFinishedStep(steps, step))).toEqual([true, true, false, false]);
  });
});
