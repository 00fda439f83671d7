import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { bookingRequest, testBookingReference, testWorkshops } from '../fixtures/booking/bookingReference.ts';
import { testBooking } from '../fixtures/booking/embeddedBooking.ts';
import { openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { bookingApp } from './bookingServer.ts';

const chosen = (...codes: string[]) => codes.map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' }));

/** The booking routes over the embedded engine; each workshop has one wash per day, which is an add-on. */
async function addonApp() {
  const reference = testBookingReference(testWorkshops.map((workshop) => ({ ...workshop, addonStock: { wash: 1 } })));
  const { gateway } = testBooking({ storage: await openTemporaryStorage(), reference });
  const { app } = bookingApp({ booking: gateway });
  return (body: object) => request(app).post('/api/mechmate/book').send(body);
}

describe('an add-on in /api/mechmate/book', () => {
  it('is refused without a service', async () => {
    const book = await addonApp();
    const refused = await book(bookingRequest({ serviceOfferingRequests: chosen('wash') })).expect(400);
    expect(refused.body).toMatchObject({ errors: { 'Error Result': ['InvalidRequest'] } });
    expect((refused.body as { detail: string }).detail).toContain('add-ons only');
  });

  it('is named when it is out on the day', async () => {
    const book = await addonApp();
    const both = { serviceOfferingRequests: chosen('service', 'wash') };
    await book(bookingRequest(both)).expect(200);
    const later = { ...both, timeSlot: '2026-11-23T13:00:00', registrationNumber: 'ABC124' };
    const refused = await book(bookingRequest(later)).expect(409);
    expect(refused.body).toMatchObject({ errors: { 'Error Result': ['TimeslotNotAvailable'] }, addon: 'wash' });
    const { freeTimes } = refused.body as { freeTimes: { timeSlot: string }[] };
    expect(freeTimes).toHaveLength(3);
    expect(freeTimes.filter(({ timeSlot }) => timeSlot.startsWith('2026-11-23'))).toEqual([]);
  });
});
