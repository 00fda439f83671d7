import { describe, expect, it } from '@jest/globals';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { createBookingLinkHttpGateway } from './bookingLinkHttpGateway.ts';

const link = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEfGhIj';
const booking: ManagedBooking = {
  state: 'booked',
  departmentId: 'uppsala',
  kind: 'workshop',
  number: '1B447BDE',
  siteName: 'Uppsala',
  address: 'Stålgatan 12',
  phone: '018-10 00 00',
  latitude: 59.86,
  longitude: 17.64,
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  timeSlot: '2026-11-26T08:00:00',
  isFullDay: false,
  maskedRegistrationNumber: 'ABC 1••',
  car: 'Nordvik E60',
  services: [{ name: 'Service', units: 1, price: 1000, priceKnown: true }],
  changeableUntil: '2026-11-25T07:00:00.000Z',
  servicesChangeable: true,
  toldBy: ['mail'],
};
const problem = (status: number, code: string, more: object = {}): Response =>
  Response.json({ errors: { 'Error Result': [code] }, ...more }, { status });

/** The gateway with one response, and the requests that it sent. */
function over(answer: () => Response | Promise<Response>) {
  const sent: { address: string; body: unknown }[] = [];
  const gateway = createBookingLinkHttpGateway((address, init) => {
    sent.push({ address: address as string, body: JSON.parse(init?.body as string) as unknown });
    return Promise.resolve(answer());
  });
  return { gateway, sent };
}

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no error',
    (error: unknown) => (error instanceof BookingError ? error.code : error),
  );

describe('bookingLinkHttpGateway', () => {
  it('sends the link in the body alone', async () => {
    const { gateway, sent } = over(() => Response.json(booking));
    expect(await gateway.view(link)).toEqual(booking);
    expect(await gateway.move(link, { timeSlot: booking.timeSlot, isFullDay: true })).toEqual(booking);
    await gateway.cancel(link);
    await codeOf(gateway.timeslots(link, '2026-11-26'));
    expect(await gateway.calendar(link)).toContain('"state"');
    expect(sent).toEqual([
      { address: '/api/mechmate/bookings/view', body: { link } },
      { address: '/api/mechmate/bookings/move', body: { link, timeSlot: booking.timeSlot, isFullDay: true } },
      { address: '/api/mechmate/bookings/cancel', body: { link } },
      { address: '/api/mechmate/bookings/timeslots', body: { link, from: '2026-11-26' } },
      { address: '/api/mechmate/bookings/calendar', body: { link } },
    ]);
  });

  it('changes services with an idempotency key in the header', async () => {
    const keys: (string | null)[] = [];
    const gateway = createBookingLinkHttpGateway((address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const offers = {
        version: 2,
        services: [],
        booked: [{ code: 'wash' }, 7],
        work: { wash: { fixed: 30 }, odd: null },
      };
      return Promise.resolve(Response.json((address as string).endsWith('/offers') ? offers : booking));
    });
    expect(await gateway.offers(link)).toEqual({
      version: 2,
      services: [],
      addons: [],
      booked: [{ code: 'wash', units: 1 }],
      work: { wash: { fixed: 30, perUnit: 0 }, odd: { fixed: 0, perUnit: 0 } },
    });
    const change = { version: 2, serviceOfferingRequests: [], mileage: null, to: null };
    expect(await gateway.changeServices(link, change, 'a-key')).toEqual(booking);
    expect(keys).toEqual([null, 'a-key']);
  });

  it('rejects offers without a version', async () => {
    const { gateway: odd } = over(() => Response.json({ services: [] }));
    expect(await codeOf(odd.offers(link))).toBe('ServerError');
  });

  it('reports an unknown outcome when the response is lost', async () => {
    const change = { version: 2, serviceOfferingRequests: [], mileage: null, to: null };
    const { gateway: lost } = over(() => new Response('', { status: 502 }));
    expect(await codeOf(lost.changeServices(link, change, 'a-key'))).toBe('OutcomeUnknown');
  });

  it('rejects with what the server says is wrong', async () => {
    for (const [status, code] of [
      [404, 'LinkInvalid'],
      [409, 'TooLate'],
      [400, 'InvalidRequest'],
      [429, 'TooManyRequests'],
    ] as const) {
      const { gateway } = over(() => problem(status, code));
      expect(await codeOf(gateway.view(link))).toBe(code);
      expect(await codeOf(gateway.cancel(link))).toBe(code);
      expect(await codeOf(gateway.calendar(link))).toBe(code);
    }
    const freeTimes = [
      { departmentId: 'uppsala', siteName: 'Uppsala', timeSlot: '2026-11-27T08:00:00', isFullDay: true },
    ];
    const { gateway } = over(() => problem(409, 'TimeslotNotAvailable', { freeTimes }));
    const move = gateway.move(link, { timeSlot: booking.timeSlot, isFullDay: false });
    await expect(move).rejects.toMatchObject({ failure: { code: 'TimeslotNotAvailable', freeTimes } });
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('no network'))],
    ['an answer that failed on its way', () => problem(502, 'ServerError')],
    ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['half an answer', () => new Response('{"state":"canc')],
    ['another answer', () => Response.json({ ...booking, state: 'gone' })],
    ['a time that is none', () => Response.json({ ...booking, timeSlot: 'soon' })],
  ])('reports an unknown outcome of a change after %s', async (_name, answer) => {
    const { gateway } = over(answer);
    expect(await codeOf(gateway.cancel(link))).toBe('OutcomeUnknown');
    expect(await codeOf(gateway.move(link, { timeSlot: booking.timeSlot, isFullDay: false }))).toBe('OutcomeUnknown');
    expect(await codeOf(gateway.view(link))).toBe('ServerError');
  });
});
