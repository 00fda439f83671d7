import { describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { fakeTireHotel } from '../../../test/fixtures/tirehotel/fakeTireHotel.ts';
import { openTemporaryStorage } from '../../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../../test/fixtures/testClock.ts';
import { tireVisitor, catchFailure, catchOutcome, sentCode } from '../../../test/fixtures/tirehotel/tireVisitor.ts';
import type { TestTireVisitor } from '../../../test/fixtures/tirehotel/tireVisitor.ts';
import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { createTireHotelService } from '../createTireHotelService.ts';

const minuteMs = 60_000;
const plate = 'AAA001';
const query = { startDate: '2026-03-05', endDate: '2026-03-05', regNo: plate };
const booking: TireBookingRequest = {
  bookingDate: '2026-03-05T08:30:00',
  bookingStart: '2026-03-05T08:30:00',
  regNo: plate,
  freeText: '',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '0701740605' },
};
const key = '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10';
const review = { rating: 5, comment: '', date: '2026-03-05T08:30:00.000Z' };

async function loggedIn() {
  const storage = await openTemporaryStorage();
  const clock = testClock('2026-03-02T08:00:00.000Z');
  const backend = fakeTireHotel();
  const options = { backend, storage, clock, logger: collectingLogger() };
  const service = await createTireHotelService(options);
  const visitor = tireVisitor(service);
  const token = await sentCode(visitor, plate);
  await visitor.ask().validate(token, backend.codeOf(plate));
  return { storage, clock, backend, service, visitor, token, anotherService: () => createTireHotelService(options) };
}

/** Outcomes of all calls that need a session, one each. */
async function allCalls(visitor: TestTireVisitor): Promise<string[]> {
  const { session } = visitor;
  const outcomes: string[] = [];
  for (const call of [
    () => visitor.ask().session(),
    () => visitor.ask().timeslotDays('shop-1', query),
    () => visitor.ask().timeslots('shop-1', query),
    () => visitor.ask().book('shop-1', booking, key),
    () => visitor.ask().review(review),
  ]) {
    visitor.session = session;
    outcomes.push(await catchOutcome(call()));
  }
  return outcomes;
}

const all = (outcome: string): string[] => Array<string>(5).fill(outcome);

describe('a session', () => {
  it('opens every call', async () => {
    const { service, visitor, backend } = await loggedIn();
    expect(await allCalls(visitor)).toEqual(all('done'));
    backend.booked.length = 0;
    expect(await allCalls(tireVisitor(service))).toEqual(all('NoSession'));
    expect(backend.booked).toEqual([]);
  });

  it('opens nothing for other vehicles', async () => {
    const { visitor, backend } = await loggedIn();
    const days = (place: string, regNo: string) => catchOutcome(visitor.ask().timeslotDays(place, { ...query, regNo }));
    const times = (place: string, regNo: string) => catchOutcome(visitor.ask().timeslots(place, { ...query, regNo }));
    const book = (place: string, regNo: string) => catchOutcome(visitor.ask().book(place, { ...booking, regNo }, key));
    for (const call of [days, times, book]) {
      expect(await call('shop-3', plate)).toBe('OtherVehicle');
      expect(await call('shop-1', 'AAA003')).toBe('OtherVehicle');
      expect(await call('shop-1', '')).toBe('OtherVehicle');
      // the wheels of this one are elsewhere
      expect(await call('shop-1', 'AAA002')).toBe('OtherVehicle');
    }
    expect(await days('shop-1', 'VO')).toBe('done');
    expect(await days('shop-1', 'BM')).toBe('OtherVehicle');
    expect(await times('shop-1', 'VO')).toBe('OtherVehicle');
    expect(await book('shop-1', 'VO')).toBe('OtherVehicle');
    expect(await book('shop-2', 'aaa 002')).toBe('done');
    expect(backend.booked).toHaveLength(1);
  });

  it('ends two hours after it began', async () => {
    const { visitor, clock, service } = await loggedIn();
    const idle = tireVisitor(service, '', visitor.session);
    for (let used = 0; used < 4; used += 1) {
      clock.advance(29 * minuteMs);
      expect(await catchOutcome(visitor.ask().session())).toBe('done');
    }
    clock.advance(4 * minuteMs);
    expect(await catchOutcome(visitor.ask().session())).toBe('NoSession');
    expect(visitor.session).toBe('');
    expect(await catchOutcome(idle.ask().session())).toBe('NoSession');
  });

  it('ends half an hour after its last use', async () => {
    const other = await loggedIn();
    other.clock.advance(30 * minuteMs);
    expect(await allCalls(other.visitor)).toEqual(all('NoSession'));
  });

  it('tells the time that is left of it', async () => {
    const { visitor, clock } = await loggedIn();
    const time = async () => (await visitor.ask().visit()).time;
    expect(await time()).toEqual({ idleSeconds: 1800, totalSeconds: 7200 });
    clock.advance(29 * minuteMs);
    expect(await time()).toEqual({ idleSeconds: 60, totalSeconds: 5460 });
    await visitor.ask().session();
    expect(await time()).toEqual({ idleSeconds: 1800, totalSeconds: 5460 });
    for (let used = 0; used < 3; used += 1) {
      clock.advance(25 * minuteMs);
      await visitor.ask().session();
    }
    expect(await time()).toEqual({ idleSeconds: 960, totalSeconds: 960 });
    clock.advance(16 * minuteMs);
    expect(await time()).toBeUndefined();
  });

  it('that was ended is over for a copy of its cookie', async () => {
    const { visitor, anotherService, service } = await loggedIn();
    const copy = tireVisitor(await anotherService(), '203.0.113.9', visitor.session);
    expect(await catchOutcome(copy.ask().session())).toBe('done');
    await visitor.ask().logout();
    expect(visitor.session).toBe('');
    expect(await allCalls(copy)).toEqual(all('NoSession'));
    expect(await catchOutcome(tireVisitor(service).ask().logout())).toBe('done');
  });

  it('ends when its visitor begins another one', async () => {
    const { visitor, service, backend } = await loggedIn();
    const copy = tireVisitor(service, '203.0.113.9', visitor.session);
    await visitor.ask().validate(await sentCode(visitor, 'AAA105'), backend.codeOf('AAA105'));
    expect(await catchOutcome(copy.ask().session())).toBe('NoSession');
    expect(await catchOutcome(visitor.ask().timeslots('shop-1', query))).toBe('OtherVehicle');
  });

  it('does not open with a cookie that was changed in any sign', async () => {
    const { visitor, service } = await loggedIn();
    const { session } = visitor;
    for (let at = 0; at < session.length; at += 1) {
      for (const sign of session[at] === 'A' ? 'B' : 'AB') {
        if (session[at] === sign) continue;
        const changed = tireVisitor(service, '', session.slice(0, at) + sign + session.slice(at + 1));
        expect(await catchOutcome(changed.ask().session())).toBe('NoSession');
      }
    }
    for (const changed of [`${session}A`, session.slice(0, -1), `${session}.`, session.slice(1), '....', 'x']) {
      expect(await catchOutcome(tireVisitor(service, '', changed).ask().session())).toBe('NoSession');
    }
    // the last character of a part has unused bits
    const twins = session.split('.').flatMap((part, at, parts) =>
      Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
        .filter((sign) => part !== '' && !part.endsWith(sign))
        .map((sign) => parts.map((each, place) => (place === at ? each.slice(0, -1) + sign : each)).join('.')),
    );
    for (const twin of twins) {
      expect(await catchOutcome(tireVisitor(service, '', twin).ask().session())).toBe('NoSession');
    }
  });

  it('finds its last booking again', async () => {
    const { visitor, storage } = await loggedIn();
    const confirmation = await visitor.ask().book('shop-1', booking, key);
    expect((await visitor.ask().session()).confirmation).toEqual(confirmation);
    const tables = await Promise.all([
      storage.db.selectFrom('tire_sessions').selectAll().execute(),
      storage.db.selectFrom('tire_challenges').selectAll().execute(),
      storage.db.selectFrom('limits').selectAll().execute(),
    ]);
    const stored = JSON.stringify(tables);
    for (const secret of [
      plate,
      'Volvo',
      'asa@example.test',
      'Öberg',
      '0701740605',
      'shop-1',
      'phone AAA',
      '192.0.2.1',
    ]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('books under one key per vehicle', async () => {
    const { visitor, service, backend } = await loggedIn();
    await visitor.ask().book('shop-1', booking, key);
    await visitor.ask().book('shop-1', booking, key);
    const other = tireVisitor(service);
    await other.ask().validate(await sentCode(other, 'AAA101'), backend.codeOf('AAA101'));
    await other.ask().book('shop-1', { ...booking, regNo: 'AAA101' }, key);
    expect(new Set(backend.booked.slice(0, 2)).size).toBe(1);
    expect(backend.booked[2]).not.toBe(backend.booked[0]);
    for (const sent of backend.booked) {
      expect(sent).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('has five reviews', async () => {
    const { visitor } = await loggedIn();
    const outcomes: string[] = [];
    for (let sent = 0; sent < 6; sent += 1) outcomes.push(await catchOutcome(visitor.ask().review(review)));
    expect(outcomes).toEqual([...all('done'), 'TooMany']);
  });
});

describe('a token', () => {
  it('of one purpose opens nothing of another', async () => {
    const { service, visitor, token } = await loggedIn();
    const { encryptedPhoneNumber } = await visitor.ask().search(plate);
    for (const sealed of [token, visitor.session]) {
      expect(await catchOutcome(visitor.ask().login(sealed))).toBe('CodeExpired');
    }
    for (const sealed of [encryptedPhoneNumber, visitor.session]) {
      expect(await catchOutcome(visitor.ask().validate(sealed, '1234'))).toBe('CodeExpired');
    }
    for (const sealed of [encryptedPhoneNumber, token]) {
      expect(await allCalls(tireVisitor(service, '', sealed))).toEqual(all('NoSession'));
    }
  });

  it('of a search lasts half an hour', async () => {
    const { visitor, clock } = await loggedIn();
    const { encryptedPhoneNumber } = await visitor.ask().search(plate);
    const elsewhere = await loggedIn();
    expect(await catchOutcome(elsewhere.visitor.ask().login(encryptedPhoneNumber))).toBe('CodeExpired');
    clock.advance(30 * minuteMs);
    const error = await catchFailure(visitor.ask().login(encryptedPhoneNumber));
    expect(error).toMatchObject({ code: 'CodeExpired', message: expect.stringContaining('Search for the car again') });
  });

  it('reveals nothing of the plate behind it', async () => {
    const { visitor, token } = await loggedIn();
    const { encryptedPhoneNumber } = await visitor.ask().search(plate);
    for (const sealed of [token, encryptedPhoneNumber, visitor.session]) {
      const readable = sealed
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
        .join();
      expect(readable).not.toMatch(/AAA001|phone A/);
    }
  });
});
