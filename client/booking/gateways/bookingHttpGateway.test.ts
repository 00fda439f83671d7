import { describe, expect, it } from '@jest/globals';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { createBookingHttpGateway } from './bookingHttpGateway.ts';

const near = { latitude: 59.33, longitude: 18.07 };
const ask = { registrationNumber: 'ABC123', departmentId: 'D1', serviceOfferings: ['a', 'b'] };
const key = '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10';
const booking: BookingRequest = {
  customer: { firstName: 'Åsa', lastName: 'Ek', phone: '070 123 45 67', email: 'asa@exempel.se' },
  freeText: '',
  departmentId: 'D12',
  timeSlot: '2026-11-23T09:30:00',
  isFullDay: false,
  registrationNumber: 'ABC123',
  mileage: null,
  serviceOfferingRequests: [],
};

/** A gateway whose server always gives one response, with the requests it received. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { address: string; init: RequestInit | undefined }[] = [];
  const gateway = createBookingHttpGateway((address, init) => {
    asked.push({ address: address as string, init });
    return Promise.resolve().then(answer);
  });
  return { gateway, asked };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const problem = (code: string, status: number, more: object = {}) =>
  json({ status, title: 'x', errors: { 'Error Result': [code] }, ...more }, status);
const proxyPage = (status: number) => () => new Response('<html>Bad gateway</html>', { status });
const offering = { name: 'Däckskifte', code: 'tyres', price: 695, isAvailable: true, priceKnown: true };

describe('the booking gateway of the browser', () => {
  it('asks at the documented addresses', async () => {
    const { gateway, asked } = answering(json({}));
    await Promise.allSettled([
      gateway.car('ABC123'),
      gateway.services('ABC123', near),
      gateway.addons('ABC123', near),
      gateway.prices({ ...ask, mileage: 1 }),
      gateway.timeslots({ ...ask, from: '2026-11-23' }),
      gateway.hasBrand(' Land  Rover'),
    ]);
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/mechmate/car/ABC123',
      '/api/mechmate/services/ABC123?lat=59.33&lng=18.07',
      '/api/mechmate/addons/ABC123?lat=59.33&lng=18.07',
      '/api/mechmate/prices/ABC123/1/D1?serviceOfferings=a%2Cb',
      '/api/mechmate/timeslots/from/ABC123/D1/2026-11-23T00:00:00/?serviceOfferings=a%2Cb',
      '/api/mechmate/authorized-workshop/Land-Rover',
    ]);
  });

  it('opens the stream with only the documented parameters by default', async () => {
    const addresses: string[] = [];
    const connect = (address: string): EventSource => {
      addresses.push(address);
      throw new Error('no connection in this test');
    };
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(globalThis, { window: listeners });
    const gateway = createBookingHttpGateway(fetch, connect);
    const query = { registrationNumber: 'ABC123', serviceOfferings: ['a', 'b'], ...near };
    for (const rest of [
      { cursor: '', sort: 'distance' },
      { cursor: 'D7', sort: 'firstTime' },
    ] as const) {
      const events = gateway.closestAvailable({ ...query, ...rest }, new AbortController().signal);
      await expect(events[Symbol.asyncIterator]().next()).rejects.toThrow('no connection');
    }
    Reflect.deleteProperty(globalThis, 'window');
    const path = '/api/mechmate/departments/closestAvailable';
    const common = 'regNo=ABC123&serviceOfferings=a%2Cb&latitude=59.33&longitude=18.07';
    expect(addresses).toEqual([`${path}?${common}`, `${path}?${common}&cursor=D7&sort=firstTime`]);
  });

  it('drops malformed parts of responses', async () => {
    const car = { registrationNumber: 'ABC123', brand: 'Volvo', isSupported: true, owner: 'Åsa' };
    expect(await answering(json(car)).gateway.car('ABC123')).toEqual({
      registrationNumber: 'ABC123',
      brand: 'Volvo',
      model: '',
      buildYear: 0,
      hasServiceAgreement: false,
      isSupported: true,
    });
    const category = { name: 'Däck', offerings: [offering, { name: 'no code' }, null], selectionType: null };
    const units = { unitPrice: { minimum: 0, maximum: 1e9, unit: 'dagar' } };
    const categories = {
      serviceOfferingCategories: [category, 7, { name: 'x', offerings: [{ ...offering, ...units }] }],
    };
    const read = await answering(json(categories)).gateway.services('ABC123', near);
    expect(read).toMatchObject([
      { name: 'Däck', icon: '', offerings: [{ code: 'tyres', price: 695, unitPrice: null, listItems: [] }] },
      { name: 'x', offerings: [{ unitPrice: { minimum: 1, maximum: 99, unitAbbreviation: '' } }], selectionType: null },
    ]);
    expect(read[0]?.offerings).toHaveLength(1);
    const days = [
      { date: '2026-11-23T00:00:00', availableSlots: ['09:30', '08:00', 8], allDaySlotAvailable: true },
      { date: 'soon' },
    ];
    expect(await answering(json(days)).gateway.timeslots({ ...ask, from: '2026-11-23' })).toEqual([
      { date: '2026-11-23T00:00:00', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: true },
    ]);
    const offers = {
      offers: [
        { code: 'a', price: 10 },
        { code: 'b', price: 'much' },
      ],
    };
    expect(await answering(json(offers)).gateway.prices({ ...ask, mileage: 1 })).toEqual([{ code: 'a', price: 10 }]);
    expect(await answering(json({ hasBrand: true })).gateway.hasBrand('Volvo')).toBe(true);
    expect(await answering(json({ hasBrand: null })).gateway.hasBrand('Volvo')).toBeNull();
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['the page of a proxy', proxyPage(502)],
    ['a page in place of an answer', () => new Response('<html>', { status: 200 })],
    ['another shape', json({ error: null })],
    ['nothing', json(null)],
    ['a problem without a code', json({ errors: [{ field: 'lat', message: 'x' }] }, 400)],
  ])('says ServerError for %s', async (_what, answer: () => Response | Promise<Response>) => {
    const { gateway } = answering(answer);
    for (const asking of [gateway.car('ABC123'), gateway.addons('ABC123', near), gateway.hasBrand('Volvo')]) {
      await expect(asking).rejects.toMatchObject({ name: 'BookingError', code: 'ServerError' });
    }
  });

  it('passes on the code of a problem', async () => {
    const { gateway } = answering(problem('BrandNotSupported,Lada', 400));
    await expect(gateway.car('ABC123')).rejects.toMatchObject({
      failure: { code: 'BrandNotSupported', brand: 'Lada' },
    });
  });
});

describe('booking from the browser', () => {
  const booked = { id: 'B1', registrationNumber: 'ABC123', kobraProductIds: ['p'] };

  it('sends the booking under its key', async () => {
    const { gateway, asked } = answering(json({ ...booked, link: 'secret' }));
    expect(await gateway.book(booking, key)).toEqual({ ...booked, link: 'secret' });
    expect(asked[0]?.address).toBe('/api/mechmate/book');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(booking) });
    expect(new Headers(asked[0]?.init?.headers).get('idempotency-key')).toBe(key);
  });

  it.each([
    ['the answer is lost', () => Promise.reject(new TypeError('fetch failed'))],
    ['it takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
    ['a proxy has no answer', proxyPage(502)],
    ['a proxy waited too long', proxyPage(504)],
    ['something between fails', proxyPage(500)],
    ['success has no number', json({})],
    ['success is no JSON', proxyPage(200)],
    ['the server says so', problem('OutcomeUnknown', 504)],
  ])('does not know the outcome when %s', async (_what, answer: () => Response | Promise<Response>) => {
    const { gateway } = answering(answer);
    await expect(gateway.book(booking, key)).rejects.toMatchObject({ code: 'OutcomeUnknown' });
  });

  it.each([
    ['a failure of our server', problem('ServerError', 500), 'ServerError'],
    ['a failure of the back end', problem('ServerError', 502), 'ServerError'],
    ['too many attempts', problem('TooManyRequests', 429), 'TooManyRequests'],
    ['a refusal before our server', proxyPage(413), 'ServerError'],
  ])('knows that nothing is booked after %s', async (_what, answer, code) => {
    await expect(answering(answer).gateway.book(booking, key)).rejects.toMatchObject({ code });
  });

  it.each([
    [{ confirmation: 'mail' }, { confirmation: 'mail' }],
    [
      { confirmation: 'mail', isWrongCode: true },
      { confirmation: 'mail', isWrongCode: true },
    ],
    [{ confirmation: 'letter', isWrongCode: 1 }, {}],
  ])('reads of a booking above the limit %j', async (sent, read) => {
    const { gateway } = answering(problem('TooManyRequests', 429, sent));
    await expect(gateway.book(booking, key)).rejects.toMatchObject({ failure: { code: 'TooManyRequests', ...read } });
  });

  it('offers at most three complete alternatives for a taken time', async () => {
    const time = { departmentId: 'D12', siteName: 'Uppsala', timeSlot: '2026-11-24T08:00:00', isFullDay: true };
    const freeTimes = [{ ...time, timeSlot: 'soon' }, null, time, time, time, time];
    const { gateway } = answering(problem('TimeslotNotAvailable', 409, { freeTimes, addon: 'Lånebil' }));
    await expect(gateway.book(booking, key)).rejects.toMatchObject({
      failure: { code: 'TimeslotNotAvailable', freeTimes: [time, time, time], addon: 'Lånebil' },
    });
  });
});
