import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { marker, oddBookings, oddLinks, oddQuestions } from '../oddBookingRequests.ts';
import { bookingServerWithLog, possibleBooking, sendOddBookings, sendRaw } from './sendOddBookings.ts';

describe('what cannot be booked', () => {
  let server: Awaited<ReturnType<typeof bookingServerWithLog>>;
  let good: BookingRequest;

  beforeAll(async () => {
    server = await bookingServerWithLog();
    good = await possibleBooking(server.gateways);
  });
  afterAll(() => server.stop());

  const refusedWithoutTrace = async (requests: Parameters<typeof sendOddBookings>[1]): Promise<void> => {
    expect(await sendOddBookings(server.address, requests)).toEqual([]);
    expect(await server.stored()).toBe(0);
    for (const secret of [marker, good.registrationNumber, "'--", 'asa@example.test', 'Öberg']) {
      expect(server.log()).not.toContain(secret);
    }
  };

  it('is refused where times are requested', async () => {
    const { registrationNumber: plate, departmentId, serviceOfferingRequests } = good;
    await refusedWithoutTrace(oddQuestions({ plate, departmentId, code: serviceOfferingRequests[0]?.kobraId ?? '' }));
  });

  it('is refused where bookings are made', async () => {
    await refusedWithoutTrace(oddBookings(good));
  });

  it('is refused where bookings are opened by links', async () => {
    await refusedWithoutTrace(oddLinks());
  });

  it('leaves what can be booked to be booked', async () => {
    const body = JSON.stringify(good);
    const headers = { 'content-type': 'application/json' };
    const { status } = await sendRaw(server.address, { method: 'POST', path: '/api/mechmate/book', headers, body });
    expect(status).toBe(200);
    expect(await server.stored()).toBeGreaterThan(0);
    expect(server.log()).not.toContain(good.registrationNumber);
    expect(({} as Record<string, unknown>)[marker]).toBeUndefined();
  });
});
