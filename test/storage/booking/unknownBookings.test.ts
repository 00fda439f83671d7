import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BookingsCommandError, runBookingsCommand } from '../../../server/booking/command/bookingsCommand.ts';
import { BookingsUsageError, readBookingsArguments } from '../../../server/booking/command/bookingsArguments.ts';
import { reportUnknownOutcomes } from '../../../server/booking/reportUnknownOutcomes.ts';
import type { Booked } from '../../../server/booking/mechmate/bookOnce.ts';
import { bookingRequestLedger } from '../../../server/upstream/once/bookingRequestLedger.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createPurge } from '../../../server/storage/purge/createPurge.ts';
import { openWheelChanges } from '../../../server/wheelchanges/openWheelChanges.ts';
import { wheelChangeCase } from '../../../server/wheelchanges/wheelChangeCase.ts';
import { caseNumber } from '../../../shared/booking/request/caseNumber.ts';
import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { bookingSite, noBuiltInTexts } from '../../fixtures/booking/bookingSite.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { wheelRequest } from '../../fixtures/demo/ownTireHotel.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { demoSite } from '../../fixtures/demo/demoSites.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const request = bookingRequest();
const { customer, registrationNumber } = request;
const details = JSON.stringify({ request, siteName: 'Polhem Bil Uppsala', services: ['Originalservice'] });
const email = 'dack@polhem.example';
const personal = [registrationNumber, ...Object.values(customer)];

describeOnBothDatabases('bookings of unknown outcome', (emptyDatabase) => {
  const start = async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-11-21T11:00:00.000Z');
    const outbox = createOutbox(storage, clock);
    const logger = collectingLogger();
    const onUnknown = reportUnknownOutcomes(
      { site: bookingSite(demoSite('polhem-bil')), casesMail: 'bokning@polhem.example' },
      {
        storage,
        outbox,
        content: { dictionary: () => Promise.resolve({}) },
        builtInTexts: noBuiltInTexts,
        workshopOf: () =>
          Promise.resolve({ siteName: 'Polhem Bil Uppsala', phone: '', email: 'verkstad@polhem.example', today: null }),
        onBooked: () => undefined,
        clock,
        logger,
      },
    );
    const ledger = bookingRequestLedger<Booked>(storage, clock, minuteMs, { onUnknown });
    const bookings = async (...words: string[]): Promise<string> => {
      let said = '';
      await runBookingsCommand(readBookingsArguments(words), { storage, clock, say: (text) => (said += text) });
      return said;
    };
    return { storage, clock, outbox, ledger, bookings, logger };
  };

  it('are reported to the workshop once', async () => {
    const { outbox, ledger, bookings, logger } = await start();
    const key = randomUUID();
    await ledger.begin(key, 'a', details);
    expect(await bookings('list', '--unknown')).toBe('No booking has an unknown outcome.\n');
    await ledger.settle(key, { state: 'unknown' });
    await ledger.beginAgain(key);
    await ledger.settle(key, { state: 'unknown' });
    const listed = await bookings('list', '--unknown');
    for (const said of [caseNumber(key), 'Polhem Bil Uppsala', 'Originalservice', ...personal]) {
      expect(listed).toContain(said);
    }
    const mails = await outbox.list({ kind: 'mail', limit: 10 });
    const payloads = mails.map(({ payload }) => payload as { to: { address: string }; text: string });
    expect(payloads.map(({ to }) => to.address).sort()).toEqual(['bokning@polhem.example', 'verkstad@polhem.example']);
    for (const { text } of payloads) {
      for (const said of [caseNumber(key), 'ABC 123', customer.phone, 'Originalservice']) {
        expect(text).toContain(said);
      }
    }
    for (const secret of personal) expect(JSON.stringify(logger.lines)).not.toContain(secret);
  });

  it('of a wheel change are reported where the wheels are stored', async () => {
    const { outbox, ledger, bookings } = await start();
    const key = randomUUID();
    const location = { erpId: '10.10016', locationName: 'Polhem Bil Uppsala', departmentName: 'Däck', phone: '' };
    const wheelChange = wheelRequest();
    const booking = { departmentIdentifier: '10.10016', request: wheelChange, location: { ...location, email } };
    await ledger.begin(key, 'a', wheelChangeCase('Hjulskifte')(booking));
    await ledger.settle(key, { state: 'unknown' });
    const listed = await bookings('list', '--unknown');
    const { regNo, customer: owner } = wheelChange;
    for (const said of ['Polhem Bil Uppsala, Däck', 'Hjulskifte', '2026-11-26 08:30', regNo, ...Object.values(owner)]) {
      expect(listed).toContain(said);
    }
    const mails = await outbox.list({ kind: 'mail', limit: 10 });
    const addresses = mails.map(({ payload }) => (payload as { to: { address: string } }).to.address);
    expect(addresses.sort()).toEqual(['bokning@polhem.example', email]);
  });

  it('of a wheel change are found by the plate for a day', async () => {
    const { storage, clock, ledger, bookings } = await start();
    const openBookings = openWheelChanges({ storage, clock });
    const lose = async (request: TireBookingRequest): Promise<string> => {
      const key = randomUUID();
      await ledger.begin(
        key,
        key,
        wheelChangeCase('Hjulskifte')({ departmentIdentifier: '10.10016', request, location: null }),
      );
      await ledger.settle(key, { state: 'unknown' });
      clock.advance(minuteMs);
      return key;
    };
    const workshopKey = randomUUID();
    await ledger.begin(workshopKey, 'a', details.replaceAll(registrationNumber, 'POL26K'));
    await ledger.settle(workshopKey, { state: 'unknown' });
    expect(await openBookings.find(['POL26K'])).toBeNull();
    const timed = wheelRequest();
    const forTheDay = wheelRequest({ bookingDate: '2026-11-27T00:00:00', bookingStart: null });
    const first = await lose(timed);
    const second = await lose(forTheDay);
    await lose(wheelRequest({ regNo: 'DEMO02' }));
    expect(await openBookings.find(['XYZ999', 'pol 26k'])).toEqual({ key: second, request: forTheDay });
    await openBookings.leave(second);
    expect(await openBookings.find(['POL26K'])).toEqual({ key: first, request: timed });
    expect(await bookings('list', '--unknown')).toContain(caseNumber(second));
    await bookings('resolve', caseNumber(first), 'not-booked');
    expect(await openBookings.find(['POL26K'])).toBeNull();
    await openBookings.leave(first);
    expect(await openBookings.find(['DEMO02'])).not.toBeNull();
    clock.advance(dayMs);
    expect(await openBookings.find(['DEMO02'])).toBeNull();
  });

  it('are open cases when a process ended before settling them', async () => {
    const { clock, outbox, ledger, bookings } = await start();
    const key = randomUUID();
    await ledger.begin(key, 'a', details);
    clock.advance(6 * minuteMs);
    expect(await bookings('list', '--unknown')).toContain(caseNumber(key));
    expect(await ledger.begin(key, 'a', details)).toEqual({ state: 'unknown' });
    expect(await outbox.list({ kind: 'mail', limit: 10 })).toHaveLength(2);
  });

  it.each([
    [['booked', '--number', '4711'], { state: 'done', id: '4711', kobraProductIds: [] }],
    [['not-booked'], { state: 'refused', code: 'NotBooked' }],
  ])('are closed by the operator (%j)', async (words, answer) => {
    const { storage, ledger, bookings } = await start();
    const key = randomUUID();
    await ledger.begin(key, 'a', details);
    await ledger.settle(key, { state: 'unknown' });
    await bookings('resolve', caseNumber(key), ...words);
    expect(await ledger.begin(key, 'a', details)).toEqual(answer);
    expect(await bookings('list', '--unknown')).toBe('No booking has an unknown outcome.\n');
    await expect(bookings('resolve', caseNumber(key), 'booked')).rejects.toThrow(BookingsCommandError);
    const kept = JSON.stringify(await storage.db.selectFrom('booking_requests').selectAll().execute());
    for (const secret of personal) expect(kept).not.toContain(secret);
  });

  it('are deleted in time', async () => {
    const { storage, clock, ledger } = await start();
    const [known, open] = [randomUUID(), randomUUID()];
    await ledger.begin(known, 'a', details);
    await ledger.settle(known, { state: 'done', id: '1', kobraProductIds: [] });
    await ledger.begin(open, 'b', details);
    await ledger.settle(open, { state: 'unknown' });
    const kept = await storage.db.selectFrom('booking_requests').select(['request_key', 'details']).execute();
    expect(kept.find(({ request_key }) => request_key === known)?.details).toBe('');
    expect(kept.find(({ request_key }) => request_key === open)?.details).toBe(details);
    clock.advance(91 * dayMs);
    await createPurge({ storage, clock, logger: silentLogger, keepDays: 90, keepBookingDays: 90 })();
    expect(await storage.db.selectFrom('booking_requests').selectAll().execute()).toEqual([]);
  });
});

describe('the words behind npm run bookings', () => {
  it.each([
    ['list'],
    ['list', '--unknown', 'x'],
    ['resolve'],
    ['resolve', '1a2b3c4d'],
    ['resolve', '1a2b3c4d', 'lost'],
    ['show'],
    ['show', 'a', 'b'],
    ['drop'],
  ])('are refused when they are not understood: %s %s %s', (...words) => {
    expect(() => readBookingsArguments(words.filter(Boolean))).toThrow(BookingsUsageError);
  });
});
