import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { readWireCode } from '../../../shared/booking/wireCode.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { noBooking } from '../../fixtures/booking/noBooking.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const plate = 'ABC123';

async function refusing(code: string) {
  const car: BookingGateway['car'] = () => Promise.reject(new BookingError(readWireCode(code)));
  const services = await testServices({ gateways: { ...(await demoGateways()), booking: { ...noBooking(), car } } });
  const app = createApp(services);
  const ask = (number = plate) =>
    request(app)
      .get(`/api/mechmate/car/${encodeURIComponent(number)}`)
      .set('Host', 'polhem-bil.localhost');
  const lines = () => services.logger.lines.filter(({ event }) => event === 'booking.refused');
  return { ask, lines, log: () => JSON.stringify(services.logger.lines) };
}

describe('a booking that is refused', () => {
  it.each([
    ['VehicleNotFound', { code: 'VehicleNotFound' }],
    ['TimeslotNotAvailable', { code: 'TimeslotNotAvailable' }],
    ['BrandNotSupported,Lada', { code: 'BrandNotSupported', brand: 'Lada' }],
  ])('(%s) is logged without its registration number', async (code, facts) => {
    const { ask, lines, log } = await refusing(code);
    await ask();
    await ask();
    expect(lines()).toEqual(
      [1, 2].map((count) => ({
        level: 'info',
        event: 'booking.refused',
        facts: { ...facts, site: 'polhem-bil', count },
      })),
    );
    expect(log()).not.toContain(plate);
  });

  it('(InvalidReg) is logged without what was typed', async () => {
    const { ask, lines, log } = await refusing('VehicleNotFound');
    await ask('bertil@example.com');
    expect(lines().map(({ facts }) => facts['code'])).toEqual(['InvalidReg']);
    expect(log()).not.toContain('bertil');
  });

  it('by a fault of the booking system is logged as an error', async () => {
    const { ask, lines, log } = await refusing('ServerError');
    await ask();
    expect(lines()).toEqual([]);
    expect(log()).toContain('booking.failed');
  });
});
