import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import { bookingNow } from '../fixtures/booking/embeddedBooking.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { uppsala, wheelRequest } from '../fixtures/demo/ownTireHotel.ts';
import { withRunningMs } from '../fixtures/runningClock.ts';
import { testClock } from '../fixtures/testClock.ts';
import { catchFailure, catchOutcome } from '../fixtures/tirehotel/tireVisitor.ts';
import { tireHotelFaults } from '../upstreams/fakeTireHotelService.ts';
import type { TireBookingFault } from '../upstreams/fakeTireHotelService.ts';
import { serviceAt, serviceWithEngine, tireHotelKey } from './tireHotelGateways.ts';

const thursday = { startDate: '2026-11-26', endDate: '2026-11-26', regNo: 'POL26K' };
const review = { rating: 4, comment: 'Bra', date: '2026-11-21T12:00:00.000Z' };
const lostAnswers: TireBookingFault[] = ['loses the answer', 'garbles the answer', 'hangs after it', 'fails after it'];

/** All calls that change nothing, or send a code. */
const questions = (backend: TireHotelBackend): Record<string, () => Promise<unknown>> => ({
  search: () => backend.search('POL26K'),
  login: () => backend.login('phone'),
  days: () => backend.timeslotDays(uppsala, thursday),
  times: () => backend.timeslots(uppsala, thursday),
  review: () => backend.review(review),
});

describe('the tire hotel service', () => {
  it('is called as documented', async () => {
    const logger = collectingLogger();
    const { service, backend, sentCode } = await serviceWithEngine({ logger });
    const { phoneToken } = await backend.search('POL26K');
    const { authorizationToken } = await backend.login(phoneToken);
    const code = await sentCode();
    await backend.validate(authorizationToken, code);
    await backend.timeslotDays(uppsala, { ...thursday, regNo: 'NOR' });
    const key = randomUUID();
    await backend.book(uppsala, wheelRequest(), key);
    await backend.review(review);
    service.failWith('status 500');
    await catchOutcome(backend.search('POL26K'));
    await catchOutcome(backend.validate(authorizationToken, code));
    expect(service.seen.slice(0, 6).map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/authorization/search?regNo=POL26K', ''],
      ['POST', `/v1/authorization/login?encryptedPhoneNumber=${encodeURIComponent(phoneToken)}`, ''],
      ['POST', `/v1/authorization/validate?authToken=${authorizationToken}&otpToken=${code}`, ''],
      [
        'POST',
        `/v1/booking/GetTimeslotDays?workshopIdentifier=${uppsala}`,
        JSON.stringify({ ...thursday, regNo: 'NOR' }),
      ],
      ['POST', `/v1/booking/create?departmentIdentifier=${uppsala}`, JSON.stringify(wheelRequest())],
      ['POST', '/v1/review/addReview', JSON.stringify(review)],
    ]);
    expect(service.seen.every(({ headers }) => headers['x-tire-key'] === tireHotelKey)).toBe(true);
    expect(service.seen[4]?.headers['idempotency-key']).toBe(key);
    const log = JSON.stringify(logger.lines);
    expect(log).toContain('/v1/authorization/validate');
    for (const secret of [
      'POL26K',
      phoneToken,
      authorizationToken,
      `"${code}"`,
      `=${code}`,
      tireHotelKey,
      'asa@',
      'Öberg',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it.each(tireHotelFaults)('that %s is an error of the service', async (fault) => {
    const timeoutMs = fault === 'hangs' ? 60 : 10_000;
    const { service, backend } = await serviceWithEngine({ timeoutMs });
    service.failWith(fault);
    const withoutShape = fault === 'empty' || fault === 'wrong shape' || fault === 'huge';
    for (const [name, ask] of Object.entries(questions(backend))) {
      // The response to a review is not read, unless it is an HTML page.
      if (name === 'review' && withoutShape) continue;
      expect([name, await catchOutcome(ask())]).toEqual([name, 'ServerError']);
    }
    service.failWith(null);
  });

  it('that does not let itself be asked is an error of the service', async () => {
    const backend = await serviceAt('http://127.0.0.1:1', { clock: testClock(bookingNow) });
    expect(await catchOutcome(backend.search('POL26K'))).toBe('ServerError');
    // Nothing was sent: a further attempt may book.
    const key = randomUUID();
    expect(await catchOutcome(backend.book(uppsala, wheelRequest(), key))).toBe('ServerError');
    expect(await catchOutcome(backend.book(uppsala, wheelRequest(), key))).toBe('ServerError');
  });

  it('is called once however it fails', async () => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(503, {});
    await catchOutcome(backend.login('phone'));
    await catchOutcome(backend.validate('token', '1234'));
    await catchOutcome(backend.book(uppsala, wheelRequest(), randomUUID()));
    await catchOutcome(backend.review(review));
    expect(service.seen).toHaveLength(4);
  });

  it.each([500, 502, 503])('says nothing to a visitor of its own trouble (%i)', async (status) => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(status, { message: 'Internt fel: SELECT * FROM kunder' });
    const failure = await catchFailure(backend.login('phone'));
    expect([failure.code, failure.message]).toEqual(['ServerError', 'ServerError']);
  });

  it('that requests a pause is not called meanwhile', async () => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(429, { message: 'Högst tre koder om dagen.' }, { 'retry-after': '120' });
    const { result: failure, ms } = await withRunningMs(() => catchFailure(backend.search('POL26K')));
    expect(failure).toMatchObject({ code: 'TooMany', retryAfterSeconds: 120, message: 'Högst tre koder om dagen.' });
    expect(ms).toBeLessThan(1000);
    expect(service.seen).toHaveLength(1);
    service.failWith(null);
    expect((await backend.search('POL26K')).regNo).toBe('POL26K');
  });

  it.each([408, 500, 503])('that fails at a booking (%i) may have made it', async (status) => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(status, { message: 'Verkstaden är stängd' });
    const key = randomUUID();
    const failure = await catchFailure(backend.book(uppsala, wheelRequest(), key));
    expect(failure.code).toBe('OutcomeUnknown');
    expect(failure.message).toContain('Call the tire hotel before you book again');
    expect(await catchOutcome(backend.book(uppsala, wheelRequest(), key))).toBe('OutcomeUnknown');
    expect(service.seen).toHaveLength(1);
  });

  it.each([
    ['search', 404, 'NoAgreement'],
    ['search', 429, 'TooMany'],
    ['login', 404, 'NoAgreement'],
    ['login', 400, 'InvalidRequest'],
    ['days', 400, 'InvalidRequest'],
    ['times', 403, 'ServerError'],
  ])('that answers %s with %i says %s in its own words', async (asked, status, code) => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(status, { message: '  Ring\u0000 oss\n på 018-1 ' }, status === 429 ? { 'retry-after': '0' } : {});
    const failure = await catchFailure(questions(backend)[asked]?.() ?? Promise.resolve());
    expect([failure.code, failure.message]).toEqual([code, 'Ring oss på 018-1']);
    service.sayNo(status, { message: 'å'.repeat(5000) }, status === 429 ? { 'retry-after': '0' } : {});
    expect((await catchFailure(questions(backend)[asked]?.() ?? Promise.resolve())).message).toHaveLength(200);
  });

  it.each([
    [400, { message: 'Fel kod' }, 'WrongCode'],
    [401, { message: 'Fel kod' }, 'WrongCode'],
    [403, {}, 'WrongCode'],
    [500, { message: 'Fel kod' }, 'WrongCode'],
    [404, { message: 'Okänd' }, 'CodeExpired'],
    [410, {}, 'CodeExpired'],
    [429, { message: 'Vänta' }, 'TooMany'],
    [500, {}, 'ServerError'],
    [503, { message: 'Service Unavailable' }, 'ServerError'],
  ])('that responds to a code with %i %j means %s', async (status, body, code) => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(status, body);
    expect(await catchOutcome(backend.validate('token', '1234'))).toBe(code);
  });

  it('may respond to a code with another status', async () => {
    const { service, backend } = await serviceWithEngine();
    service.sayNo(200, { status: 3, message: 'Avtalet är spärrat' });
    expect(await backend.validate('token', '1234')).toEqual({ status: 3, message: 'Avtalet är spärrat', vehicles: [] });
    service.sayNo(200, { status: 0 });
    expect(await catchOutcome(backend.validate('token', '1234'))).toBe('ServerError');
  });

  it.each(lostAnswers)('that books but %s leaves the outcome unknown', async (fault) => {
    const { service, backend } = await serviceWithEngine({ timeoutMs: fault === 'hangs after it' ? 300 : 10_000 });
    service.failBookingWith(fault);
    const key = randomUUID();
    const failure = await catchFailure(backend.book(uppsala, wheelRequest(), key));
    expect(failure.code).toBe('OutcomeUnknown');
    expect(failure.message).toMatch(/Call the tire hotel/);
    const asked = service.seen.length;
    expect(await catchOutcome(backend.book(uppsala, wheelRequest(), key))).toBe('OutcomeUnknown');
    expect(service.seen).toHaveLength(asked);
  });

  it('is still sent bookings after failed searches', async () => {
    const { service, backend } = await serviceWithEngine();
    service.failWith('status 500');
    for (let round = 0; round < 8; round += 1) expect(await catchOutcome(backend.search('POL26K'))).toBe('ServerError');
    service.failWith(null);
    expect(await catchOutcome(backend.search('POL26K'))).toBe('ServerError'); // No calls for ten seconds.
    expect((await backend.book(uppsala, wheelRequest(), randomUUID())).bookingConfirmationId).not.toBe('');
  });

  it('with idempotency keys is called again with the key', async () => {
    const { service, backend } = await serviceWithEngine({ honoursKeys: true });
    service.failBookingWith('loses the answer');
    const key = randomUUID();
    expect(await catchOutcome(backend.book(uppsala, wheelRequest(), key))).toBe('OutcomeUnknown');
    const booked = await backend.book(uppsala, wheelRequest(), key);
    expect(booked).toMatchObject({
      bookingConfirmationId: expect.stringMatching(/./),
      freeText: wheelRequest().freeText,
    });
    expect(service.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key]);
    // From now on it is known here.
    expect(await backend.book(uppsala, wheelRequest(), key)).toEqual(booked);
    expect(service.seen).toHaveLength(2);
  });

  it('that refuses a booking has booked nothing', async () => {
    const { service, backend } = await serviceWithEngine();
    const key = randomUUID();
    const book = () => backend.book(uppsala, wheelRequest(), key);
    service.sayNo(422, { message: 'Telefonnumret stämmer inte' });
    expect(await catchFailure(book())).toMatchObject({ code: 'InvalidRequest', message: 'Telefonnumret stämmer inte' });
    service.sayNo(409, { message: 'Upptagen' });
    expect(await catchFailure(book())).toMatchObject({ code: 'TimeTaken', message: 'Upptagen' });
    service.failWith(null);
    expect(await catchOutcome(backend.book(uppsala, wheelRequest(), randomUUID()))).toBe('done');
  });

  it.each(['2026-11-25T23:00:00.000Z', '2026-11-26T00:00:00+01:00', '2026-11-26'])(
    'that writes a day as %s offers the local day',
    async (date) => {
      const { service, backend } = await serviceWithEngine();
      service.sayNo(200, { availableDates: [{ date }] });
      const { availableDates } = await backend.timeslotDays(uppsala, thursday);
      expect(availableDates.map((day) => day.date.slice(0, 10))).toEqual(['2026-11-26']);
    },
  );

  it.each(['2026-11-26T08:00:00Z', '2026-11-26T09:00:00+01:00', '2026-11-26T09:00:00'])(
    'that writes a time as %s offers the local time',
    async (time) => {
      const { service, backend } = await serviceWithEngine();
      service.sayNo(200, { availableTimeSlotDates: [{ startTime: [time] }] });
      expect(await backend.timeslots(uppsala, thursday)).toEqual({
        availableTimeSlotDates: [{ startTime: ['2026-11-26T09:00:00'] }],
      });
    },
  );

  it('that confirms a booking in UTC has booked the local time', async () => {
    const { service, backend } = await serviceWithEngine();
    const booked = { name: 'Hjulskifte', appointmentTime: '2026-11-26T08:00:00Z', isFullDay: false };
    service.sayNo(200, { bookingConfirmationId: 'T-1', services: [booked] });
    const { services } = await backend.book(uppsala, wheelRequest(), randomUUID());
    expect(services[0]?.appointmentTime).toBe('2026-11-26T09:00:00');
  });
});
