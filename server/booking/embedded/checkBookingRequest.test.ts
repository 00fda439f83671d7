import { describe, expect, it } from '@jest/globals';
import { bookingRequest, testBookingReference } from '../../../test/fixtures/booking/bookingReference.ts';
import { toWireCode } from '../../../shared/booking/wireCode.ts';
import type { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { checkBookingRequest, isDate } from './checkBookingRequest.ts';

const now = Date.parse('2026-11-23T09:00:00Z'); // 10:00 in Sweden

function check(more: Partial<BookingRequest>) {
  return checkBookingRequest(bookingRequest({ timeSlot: '2026-11-24T09:30:00', ...more }), testBookingReference(), now);
}

/** Code and detail of the refusal. */
function refusal(more: Partial<BookingRequest>): [string, string] {
  try {
    check(more);
  } catch (error) {
    const { failure } = error as BookingError;
    return [toWireCode(failure), (failure.code === 'InvalidRequest' && failure.detail) || ''];
  }
  throw new Error('It was not refused.');
}

const chosen = (kobraId: string, unitsSelected = 1): BookingRequest['serviceOfferingRequests'][number] => ({
  kobraId,
  unitsSelected,
  userInput: '',
});

describe('a request to book', () => {
  it('is resolved to a workshop with its current prices', () => {
    const serviceOfferingRequests = [chosen('check'), chosen('diagnosis'), chosen('tyres', 4), chosen('wash')];
    expect(check({ serviceOfferingRequests })).toMatchObject({
      workshop: { departmentId: 'uppsala' },
      services: [
        { code: 'check', name: 'check', units: 1, price: 350, priceKnown: true },
        { code: 'diagnosis', units: 1, price: 0, priceKnown: false },
        { code: 'tyres', units: 4, price: 150, priceKnown: true },
        { code: 'wash', units: 1, price: 200, priceKnown: true },
      ],
      workMinutes: 165,
      time: { timeSlot: '2026-11-24T09:30:00', isFullDay: false, minutes: 165 },
      fits: true,
    });
  });

  it.each<[string, Partial<BookingRequest>, RegExp]>([
    ['a workshop that is none', { departmentId: 'nowhere' }, /departmentId/],
    ['nothing to do', { serviceOfferingRequests: [] }, /at least one/],
    ['add-ons alone', { serviceOfferingRequests: [chosen('wash')] }, /add-ons only/],
    ['an offering that is none', { serviceOfferingRequests: [chosen('__proto__')] }, /\[0\]\.kobraId/],
    ['one that the car cannot have', { serviceOfferingRequests: [chosen('wash'), chosen('gone')] }, /\[1\]\.kobraId/],
    ['the same twice', { serviceOfferingRequests: [chosen('check'), chosen('check')] }, /twice/],
    ['two of a single choice', { serviceOfferingRequests: [chosen('tyres', 2), chosen('hotel')] }, /Only one/],
    ['too few units', { serviceOfferingRequests: [chosen('tyres', 1)] }, /must be 2 to 4/],
    ['parts of a unit', { serviceOfferingRequests: [chosen('tyres', 2.5)] }, /must be 2 to 4/],
    ['units of what has none', { serviceOfferingRequests: [chosen('check', 2)] }, /must be 1\./],
    [
      'what another workshop does',
      { departmentId: 'malmo', serviceOfferingRequests: [chosen('tyres', 2)] },
      /not do all/,
    ],
    ['a time that is past', { timeSlot: '2026-11-23T09:30:00' }, /in the past/],
    ['a date that is past', { timeSlot: '2026-11-20T09:30:00' }, /in the past/],
    ['a date too far ahead', { timeSlot: '2027-02-16T09:30:00' }, /not be later than 2027-02-15/],
    ['no time', { timeSlot: 'tomorrow' }, /timeSlot must be/],
    ['a time with a zone', { timeSlot: '2026-11-24T09:30:00Z' }, /timeSlot must be/],
    ['a date of no calendar', { timeSlot: '2026-11-31T09:30:00' }, /timeSlot must be/],
    ['a quarter past', { timeSlot: '2026-11-24T09:15:00' }, /half hour/],
    ['a Sunday', { timeSlot: '2026-11-29T09:30:00' }, /half hour/],
    ['a closed day of every year', { timeSlot: '2026-12-24T09:30:00' }, /half hour/],
    ['a full day at another hour', { timeSlot: '2026-11-24T09:30:00', isFullDay: true }, /begins at 08:00/],
    [
      'a full day where there is none',
      { departmentId: 'gavle', timeSlot: '2026-11-24T08:00:00', isFullDay: true },
      /08:00/,
    ],
  ])('is refused for %s', (_name, more, detail) => {
    const [code, words] = refusal(more);
    expect(code).toBe('InvalidRequest');
    expect(words).toMatch(detail);
  });

  it.each([
    ["ABC123'--", 'InvalidReg'],
    ['XXX000', 'VehicleNotFound'],
    ['LAD001', 'BrandNotSupported,Lada'],
  ])('is refused for the car %s', (registrationNumber, code) => {
    expect(refusal({ registrationNumber })).toEqual([code, '']);
  });

  it('says when the work is longer than what is left of the day', () => {
    expect(check({ timeSlot: '2026-11-24T16:30:00' })).toMatchObject({ fits: false });
    expect(check({ timeSlot: '2026-11-24T15:30:00' })).toMatchObject({ fits: true });
  });

  it('may be for work longer than a day when the car is left for the day', () => {
    const serviceOfferingRequests = [chosen('engine')];
    const fullDay = check({ serviceOfferingRequests, timeSlot: '2026-11-24T08:00:00', isFullDay: true });
    expect(fullDay).toMatchObject({ fits: true, workMinutes: 26 * 60, time: { minutes: 9 * 60 } });
    expect(check({ serviceOfferingRequests })).toMatchObject({ fits: false });
  });
});

it('knows the dates of the calendar', () => {
  expect(['2028-02-29', '2026-12-31'].map(isDate)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '20261101', ''].map(isDate)).toEqual(Array(5).fill(false));
});
