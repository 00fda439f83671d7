import { describe, expect, it } from '@jest/globals';
import { bookingDraft } from '../../../test/fixtures/booking/bookingDraft.ts';
import { buildBookingRequest } from './buildBookingRequest.ts';

const contact = {
  firstName: ' Karin',
  lastName: 'Lindqvist ',
  phone: ' 070 123 45 67',
  email: 'karin@exempel.se ',
  message: ' Ring gärna. ',
};
const slot = { timeslot: '2026-11-26T09:30:00', isFullDay: false };

describe('the request of a booking', () => {
  it('holds nothing but the choices', () => {
    expect(buildBookingRequest({ ...bookingDraft, slot }, contact)).toEqual({
      customer: { firstName: 'Karin', lastName: 'Lindqvist', phone: '070 123 45 67', email: 'karin@exempel.se' },
      freeText: 'Ring gärna.',
      departmentId: 'D1',
      timeSlot: '2026-11-26T09:30:00',
      isFullDay: false,
      registrationNumber: 'POL26K',
      mileage: 1500,
      serviceOfferingRequests: [
        { kobraId: 'originalservice', unitsSelected: 1, userInput: '' },
        { kobraId: 'lanebil', unitsSelected: 2, userInput: '' },
      ],
    });
  });

  it('goes out at 08:00 for a full day', () => {
    const request = buildBookingRequest(
      { ...bookingDraft, milage: null, slot: { timeslot: '2026-11-26T07:00:00', isFullDay: true } },
      contact,
    );
    expect(request).toMatchObject({ timeSlot: '2026-11-26T08:00:00', isFullDay: true, mileage: null });
  });

  it('is none while anything is missing', () => {
    const whole = { ...bookingDraft, slot };
    for (const missing of [{ car: null }, { location: null }, { slot: null }, { services: {} }]) {
      expect(buildBookingRequest({ ...whole, ...missing }, contact)).toBeNull();
    }
  });
});
