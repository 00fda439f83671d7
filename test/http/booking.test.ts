import { describe, expect, it } from '@jest/globals';
import type { RequestHandler } from 'express';
import request from 'supertest';
import { keyReused } from '../../shared/booking/request/keyReused.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import { setSite } from '../../server/site/siteOfRequest.ts';
import { BookingError } from '../../shared/booking/BookingError.ts';
import { readWireCode } from '../../shared/booking/wireCode.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingRequest, CarLookup, FreeTime } from '../../shared/booking/BookingTypes.ts';
import { fakeBooking } from '../fixtures/booking/fakeBooking.ts';
import { fixtureSite } from '../fixtures/contentSites.ts';
import { phonesOfCountry } from '../fixtures/countries/platesOfCountry.ts';
import { bookingApp } from './bookingServer.ts';

const key = '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10';
const car: CarLookup = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  hasServiceAgreement: true,
  isSupported: true,
};
const goodBooking: BookingRequest = {
  customer: { firstName: 'Åsa', lastName: 'Ek', phone: '070 123 45 67', email: 'asa@exempel.se' },
  freeText: '',
  departmentId: 'D12',
  timeSlot: '2026-11-23T09:30:00',
  isFullDay: false,
  registrationNumber: 'ABC123',
  mileage: 1500,
  serviceOfferingRequests: [{ kobraId: 'tyres', unitsSelected: 1, userInput: '' }],
};
const freeTime: FreeTime = {
  departmentId: 'D12',
  siteName: 'Uppsala',
  timeSlot: '2026-11-24T08:00:00',
  isFullDay: true,
};

/** Creates a gateway that records the methods called with their arguments. */
function recording(own: Partial<BookingGateway> = {}) {
  const asked: unknown[][] = [];
  const real = fakeBooking({ car: () => Promise.resolve(car), hasBrand: () => Promise.resolve(true), ...own });
  const booking = Object.fromEntries(
    Object.entries(real).map(([name, method]) => [
      name,
      (...values: unknown[]) => {
        asked.push([name, ...values]);
        return (method as (...all: unknown[]) => unknown)(...values);
      },
    ]),
  ) as Partial<BookingGateway>;
  return { asked, ...bookingApp({ booking }) };
}

const codeOf = (body: unknown): unknown => (body as { errors: Record<string, string[]> }).errors['Error Result'];

describe('/api/mechmate', () => {
  it('lets no cache keep what belongs to a car', async () => {
    const { app, asked } = recording();
    const near = { latitude: 59.33, longitude: 18.07 };
    const path = { registrationNumber: 'ABC123', departmentId: 'D1', serviceOfferings: ['a', 'b'] };
    for (const [address, body] of [
      ['car/abc%20123', car],
      ['services/ABC123?lat=59.33&lng=18.07', { serviceOfferingCategories: [] }],
      ['addons/ABC123?lat=59.33&lng=18.07', { serviceOfferingCategories: [] }],
      ['prices/ABC123/1/D1?serviceOfferings=a,b', { offers: [] }],
      ['timeslots/from/ABC123/D1/2026-11-23T00:00:00/?serviceOfferings=a,b', []],
      ['timeslots/from/ABC123/D1/2026-11-23T00:00:00?serviceOfferings=a,b,a', []],
    ] as [string, object][]) {
      const answer = await request(app).get(`/api/mechmate/${address}`).expect(200, body);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(asked).toEqual([
      ['car', 'ABC123', undefined],
      ['services', 'ABC123', near, 'en'],
      ['addons', 'ABC123', near, 'en'],
      ['prices', { ...path, mileage: 1 }],
      ['timeslots', { ...path, from: '2026-11-23' }],
      ['timeslots', { ...path, from: '2026-11-23' }],
    ]);
  });

  it('asks for a brand by its name', async () => {
    const { app, asked } = recording();
    const answer = await request(app)
      .get('/api/mechmate/authorized-workshop/Land-Rover')
      .expect(200, { hasBrand: true });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    await request(app).get('/api/mechmate/authorized-workshop/Citro%C3%ABn').expect(200);
    await request(app).get('/api/mechmate/authorized-workshop/%3Cb%3E').expect(400);
    expect(asked).toEqual([
      ['hasBrand', 'Land Rover'],
      ['hasBrand', 'Citroën'],
    ]);
  });

  it.each([
    ["car/ABC123'--", 'InvalidReg'],
    ['car/ABC1234567890', 'InvalidReg'],
    ['car/%20', 'InvalidReg'],
    ['car/%E0%A4%A', 'InvalidRequest'],
    ['services/ABC123', 'InvalidRequest'],
    ['services/ABC123?lat=91&lng=18', 'InvalidRequest'],
    ['services/ABC123?lat=59&lng=x', 'InvalidRequest'],
    ['services/ABC123?lat=59&lat=60&lng=18', 'InvalidRequest'],
    ['prices/ABC123/0/D1?serviceOfferings=a', 'InvalidRequest'],
    ['prices/ABC123/1.5/D1?serviceOfferings=a', 'InvalidRequest'],
    ['prices/ABC123/1/D%2F1?serviceOfferings=a', 'InvalidRequest'],
    ['prices/ABC123/1/D1', 'InvalidRequest'],
    ['prices/ABC123/1/D1?serviceOfferings=', 'InvalidRequest'],
    [`prices/ABC123/1/D1?serviceOfferings=${Array.from({ length: 500 }, (_, at) => at).join()}`, 'InvalidRequest'],
    ['prices/ABC123/1/D1?serviceOfferings=a;drop', 'InvalidRequest'],
    ['timeslots/from/ABC123/D1/2026-11-15T00:00:00/?serviceOfferings=a', 'InvalidRequest'],
    ['timeslots/from/ABC123/D1/2029-01-01T00:00:00/?serviceOfferings=a', 'InvalidRequest'],
    ['timeslots/from/ABC123/D1/2027-02-29T00:00:00/?serviceOfferings=a', 'InvalidRequest'],
    ['timeslots/from/ABC123/D1/2026-11-23T08:00:00/?serviceOfferings=a', 'InvalidRequest'],
    ['timeslots/from/ABC123/D1/2026-11-23/?serviceOfferings=a', 'InvalidRequest'],
  ])('refuses %s as %s without calling the back end', async (address, code) => {
    const { app, asked, lines } = recording();
    const answer = await request(app).get(`/api/mechmate/${address}`).expect(400);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, title: expect.any(String), detail: expect.any(String) });
    expect(codeOf(answer.body)).toEqual([code]);
    expect(asked).toEqual([]);
    expect(lines.filter(({ event }) => event !== 'booking.refused')).toEqual([]);
  });

  it.each([
    ['InvalidReg', 400],
    ['VehicleNotFound', 404],
    ['BrandNotSupported,Lada', 400],
    ['TooManyRequests', 429],
    ['ServerError', 502],
  ])('says %s of the back end with status %d', async (code, status) => {
    const { app } = bookingApp({ booking: { car: () => Promise.reject(new BookingError(readWireCode(code))) } });
    const answer = await request(app).get('/api/mechmate/car/ABC123').expect(status);
    expect(codeOf(answer.body)).toEqual([code]);
  });

  it('passes on no words of an error', async () => {
    const cause = new Error('ORA-0600 at db1');
    for (const error of [new BookingError('ServerError', { cause }), new Error('secret of db1')]) {
      const { app, lines } = bookingApp({ booking: { car: () => Promise.reject(error) } });
      const answer = await request(app).get('/api/mechmate/car/ABC123');
      expect(answer.status).toBe(error instanceof BookingError ? 502 : 500);
      expect(codeOf(answer.body)).toEqual(['ServerError']);
      expect(JSON.stringify([answer.body, lines])).not.toMatch(/db1|ABC123/);
      expect(lines).toMatchObject([{ event: 'booking.failed', facts: { code: 'ServerError' } }]);
    }
  });

  it('takes other methods for a mistake', async () => {
    const { app, asked } = recording();
    for (const address of ['car/ABC123', 'departments/closestAvailable', 'authorized-workshop/BMW']) {
      const answer = await request(app).post(`/api/mechmate/${address}`).type('json').send('{').expect(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
      expect(codeOf(answer.body)).toEqual(['InvalidRequest']);
    }
    await request(app).get('/api/mechmate/book').expect(405).expect('Allow', 'POST');
    await request(app).head('/api/mechmate/departments/closestAvailable').expect(200);
    await request(app).get('/api/mechmate/nothing').expect(404);
    expect(asked).toEqual([]);
  });

  it('limits look-ups per address', async () => {
    const { app } = bookingApp({
      booking: { car: () => Promise.resolve(car) },
      limits: { limitCars: limitAttempts(2, 'questions about cars') },
    });
    for (const status of [200, 200, 429]) await request(app).get('/api/mechmate/car/ABC123').expect(status);
    const refused = await request(app).get('/api/mechmate/car/ABC124').expect(429);
    expect(codeOf(refused.body)).toEqual(['TooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('POST /api/mechmate/book', () => {
  const post = (app: Parameters<typeof request>[0], body: unknown) =>
    request(app).post('/api/mechmate/book').type('json').send(JSON.stringify(body));

  it('books under the key of the attempt', async () => {
    const { app, asked } = recording({
      book: () => Promise.resolve({ id: 'B1', registrationNumber: 'ABC123', kobraProductIds: [] }),
    });
    const typed = { ...goodBooking.customer, firstName: ' Åsa\u202e\nBcc: x ', phone: '+46 (0)70-123 45 67' };
    const answer = await post(app, { ...goodBooking, customer: typed, registrationNumber: 'abc-123' })
      .set('Idempotency-Key', key.toUpperCase())
      .expect(200);
    expect(answer.body).toEqual({ id: 'B1', registrationNumber: 'ABC123', kobraProductIds: [] });
    expect(answer.headers['cache-control']).toBe('no-store');
    const customer = { ...goodBooking.customer, firstName: 'Åsa Bcc: x', phone: '+46701234567' };
    expect(asked).toEqual([['book', { ...goodBooking, customer }, key, 'en']]);
  });

  it('makes a key of its own for an attempt that brings none', async () => {
    const { app, asked } = recording();
    await post(app, goodBooking);
    await post(app, goodBooking);
    const keys = asked.map(([, , each]) => String(each));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
    await post(app, goodBooking).set('Idempotency-Key', '1').expect(400);
  });

  it.each([
    ['TimeslotNotAvailable', 409],
    ['OutcomeUnknown', 504],
    ['InvalidRequest', 400],
    ['ServerError', 502],
  ] as const)('says %s with status %d', async (code, status) => {
    const { app } = bookingApp({
      booking: {
        book: () => Promise.reject(new BookingError({ code, freeTimes: Array.from({ length: 4 }, () => freeTime) })),
      },
    });
    const answer = await post(app, goodBooking).expect(status);
    expect(codeOf(answer.body)).toEqual([code]);
    const { freeTimes } = answer.body as { freeTimes?: FreeTime[] };
    expect(freeTimes).toEqual(code === 'TimeslotNotAvailable' ? [freeTime, freeTime, freeTime] : undefined);
  });

  it('answers a key of another request with 422', async () => {
    const { app } = bookingApp({ booking: { book: () => Promise.reject(keyReused()) } });
    const answer = await post(app, goodBooking).set('Idempotency-Key', key).expect(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 422, title: 'Idempotency-Key of another request' });
    expect(codeOf(answer.body)).toEqual(['InvalidRequest']);
  });

  it('names the add-on that is out at the requested time', async () => {
    const failure = { code: 'TimeslotNotAvailable' as const, freeTimes: [freeTime], addon: 'Lånebil' };
    const { app } = bookingApp({ booking: { book: () => Promise.reject(new BookingError(failure)) } });
    const answer = await post(app, goodBooking).expect(409);
    expect(answer.body).toMatchObject({ freeTimes: [freeTime], addon: 'Lånebil' });
  });

  it.each([
    ['a day that has passed', { timeSlot: '2026-11-21T09:30:00' }],
    ['a day that is not there', { timeSlot: '2026-11-31T09:30:00' }],
    ['a day far ahead', { timeSlot: '2028-01-01T09:30:00' }],
    ['a time with a zone', { timeSlot: '2026-11-23T09:30:00Z' }],
    ['an hour that is not there', { timeSlot: '2026-11-23T24:00:00' }],
    ['a full day at another hour', { timeSlot: '2026-11-23T09:30:00', isFullDay: true }],
    ['a mileage of nothing', { mileage: 0 }],
    ['a mileage in words', { mileage: '1500' }],
    ['no department', { departmentId: '' }],
    ['a department of SQL', { departmentId: "1' OR 1=1" }],
    ['a message of 81 characters', { freeText: 'a'.repeat(81) }],
    ['no service', { serviceOfferingRequests: [] }],
    ['500 services', { serviceOfferingRequests: Array.from({ length: 500 }, (_, at) => service(`s${at}`)) }],
    ['a service twice', { serviceOfferingRequests: [service('a'), service('a')] }],
    ['a service in parts', { serviceOfferingRequests: [{ ...service('a'), unitsSelected: 1.5 }] }],
    ['none of a service', { serviceOfferingRequests: [{ ...service('a'), unitsSelected: 0 }] }],
    ['a blank name', { customer: { ...goodBooking.customer, lastName: '  ' } }],
    ['a telephone number without digits', { customer: { ...goodBooking.customer, phone: '      ' } }],
    ['no mail address', { customer: { ...goodBooking.customer, email: 'a@b.s' } }],
    ['no customer', { customer: null }],
    ['something more', { price: 1 }],
  ])('refuses %s', async (_what, change) => {
    const { app, asked } = recording();
    const answer = await post(app, { ...goodBooking, ...change }).expect(400);
    expect(codeOf(answer.body)).toEqual(['InvalidRequest']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['se', '070-123 45 67 89'],
    ['no', '070-123 45 67'],
    ['gb', '0161 496 00'],
  ])('refuses on a site of %s the telephone number %s', async (country, phone) => {
    const between: RequestHandler = (_request, response, next) => {
      setSite(response, { ...fixtureSite, phone: phonesOfCountry(country) });
      next();
    };
    const { app } = bookingApp({ between });
    const answer = await post(app, { ...goodBooking, customer: { ...goodBooking.customer, phone } }).expect(400);
    expect(codeOf(answer.body)).toEqual(['InvalidRequest']);
  });

  it('sends the delay after which the booking system accepts calls again', async () => {
    const busy = new BookingError({ code: 'TooManyRequests', retryAfterSeconds: 30 });
    const { app } = bookingApp({ booking: { book: () => Promise.reject(busy) } });
    const answer = await post(app, goodBooking).expect(429).expect('Retry-After', '30');
    expect(codeOf(answer.body)).toEqual(['TooManyRequests']);
  });

  it('leaves an hour of today that has passed to the back end', async () => {
    const { app, asked } = recording();
    await post(app, { ...goodBooking, timeSlot: '2026-11-22T08:00:00' });
    expect(asked).toHaveLength(1);
  });

  it('accepts a repeated key after its time has passed', async () => {
    const { app, asked } = recording();
    const yesterday = { ...goodBooking, timeSlot: '2026-11-21T09:30:00' };
    await post(app, yesterday).set('Idempotency-Key', key);
    expect(asked).toHaveLength(1);
    await post(app, { ...yesterday, timeSlot: '2026-11-01T09:30:00' })
      .set('Idempotency-Key', key)
      .expect(400);
    expect(asked).toHaveLength(1);
  });

  it('refuses malformed bookings', async () => {
    const { app, asked } = recording();
    const plate = await post(app, { ...goodBooking, registrationNumber: "ABC123'--" }).expect(400);
    expect(codeOf(plate.body)).toEqual(['InvalidReg']);
    for (const body of [null, [], 7, 'x', {}]) await post(app, body).expect(400);
    await request(app).post('/api/mechmate/book').type('json').send('{"a":').expect(400);
    await request(app).post('/api/mechmate/book').type('form').send('a=1').expect(415);
    const large = await post(app, { ...goodBooking, freeText: 'a'.repeat(10_000_000) }).expect(413);
    expect(codeOf(large.body)).toEqual(['InvalidRequest']);
    await post(app, goodBooking).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await post(app, goodBooking).set('Origin', 'https://elsewhere.example').expect(403);
    expect(asked).toEqual([]);
  });
});

function service(kobraId: string) {
  return { kobraId, unitsSelected: 1, userInput: '' };
}
