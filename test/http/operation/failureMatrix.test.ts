import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { addDays, wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { quickFaults } from '../../upstreams/faults.ts';
import { failureMatrix } from './failureMatrix.ts';
import { booking } from './failureRows.ts';

failureMatrix(quickFaults);

describe('booking × questions that fail', () => {
  it('takes bookings while the circuit of another kind of call is open', async () => {
    const subject = await booking();
    try {
      const ask = async (path: string): Promise<number> =>
        (await request(subject.app).get(`/api/mechmate/${path}`).set('Host', 'polhem-bil.localhost')).status;
      await subject.failWith('500');
      for (let failure = 0; failure < 6; failure += 1) expect(await ask('car/ABC123')).toBe(502);
      await subject.failWith(null);
      expect(await ask('car/ABC123')).toBe(502); // its circuit is open
      expect(await ask('authorized-workshop/volvo')).toBe(200);
      await request(subject.app)
        .post('/api/mechmate/book')
        .set('Host', 'polhem-bil.localhost')
        .set('idempotency-key', randomUUID())
        .send(bookingRequest({ timeSlot: `${addDays(wallTime(Date.now(), 'Europe/Stockholm').date, 1)}T09:30:00` }));
      // The system was called; its result depends on the day.
      expect(subject.bookingsAsked()).toBe(1);
    } finally {
      await subject.stop();
    }
  });
});
