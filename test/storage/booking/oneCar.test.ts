import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atLength } from '../../fixtures/atLength.ts';
import type { BookingReference } from '../../../server/booking/embedded/BookingReference.ts';
import { bookingKindOf, wheelDepartmentPrefix } from '../../../server/booking/embedded/bookingKindOf.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { bookingRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import type { EmbeddedBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { runBookingProcesses } from './runBookingProcesses.ts';

/** Ample capacity, so that only the car can cause a refusal. */
const roomy = testWorkshops.map((workshop) => ({ ...workshop, lifts: 60, dropOffs: 60, noticeHours: 0 }));
const wheels = roomy.map((one) => ({ ...one, departmentId: wheelDepartmentPrefix + one.departmentId }));
const base = testBookingReference();
const car = base.car('ABC123');

/** Accepts any registration number, like the tire hotel. */
function reference(workshops: BookingReference['workshops']): BookingReference {
  return { ...testBookingReference(workshops), car: () => car };
}

/** Creates two engines over the same tables, like workshops and tire hotel. */
function engines(storage: Storage): EmbeddedBooking[] {
  return [roomy, wheels].map((workshops) => testBooking({ storage, reference: reference(workshops) }));
}

const code = (error: unknown): string => (error instanceof BookingError ? error.code : String(error));
const outcomeOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', code);

const dates = ['2026-11-23', '2026-11-24'];
const clocks = ['07:00', '08:00', '08:30', '09:30', '10:00', '11:00', '15:30'];
const time = fc.record({ date: fc.constantFrom(...dates), clock: fc.constantFrom(...clocks), isFullDay: fc.boolean() });
const work = fc.constantFrom({ kobraId: 'check', minutes: 15 }, { kobraId: 'service', minutes: 90 });
const place = fc.record({ engine: fc.nat(1), workshop: fc.constantFrom('uppsala', 'night', 'malmo') });
/** Two cars, one of them in three spellings. */
const plate = fc.constantFrom('ABC123', 'abc 123', 'Abc-123', 'XYZ789');
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), time, work, place, plate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), time, which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }) },
);

/** A booking of the model: minutes since the first date. */
interface Modelled {
  id: string;
  engine: number;
  car: string;
  minutes: number;
  from: number;
  until: number;
  isBooked: boolean;
}

const timeSlotOf = ({ date, clock, isFullDay }: { date: string; clock: string; isFullDay: boolean }) => ({
  timeSlot: `${date}T${isFullDay ? '08:00' : clock}:00`,
  isFullDay,
});

function spanOf({ date, clock, isFullDay }: { date: string; clock: string; isFullDay: boolean }, minutes: number) {
  const day = dates.indexOf(date) * 24 * 60;
  if (isFullDay) return { from: day, until: day + 24 * 60 };
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  const from = day + hours * 60 + rest;
  return { from, until: from + minutes };
}

const randomKeys = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

describeOnBothDatabases('a car', (emptyDatabase) => {
  it('has only bookings that do not overlap', async () => {
    const storage = await (await emptyDatabase()).open();
    const both = engines(storage);
    const run = async (steps: readonly Step[]): Promise<void> => {
      const model: Modelled[] = [];
      const isFree = (own: Modelled | null, plateOfCar: string, span: { from: number; until: number }): boolean =>
        !model.some(
          (other) =>
            other !== own &&
            other.isBooked &&
            other.car === plateOfCar &&
            other.from < span.until &&
            span.from < other.until,
        );
      for (const one of steps) {
        if (one.kind === 'book') {
          const { engine } = one.place;
          const departmentId = (engine === 1 ? wheelDepartmentPrefix : '') + one.place.workshop;
          const serviceOfferingRequests = [{ kobraId: one.work.kobraId, unitsSelected: 1, userInput: '' }];
          const plateOfCar = one.plate.replace(/[ -]/g, '').toUpperCase();
          const span = spanOf(one.time, one.work.minutes);
          const request = { departmentId, serviceOfferingRequests, registrationNumber: one.plate };
          const expected = isFree(null, plateOfCar, span) ? 'done' : 'CarAlreadyBooked';
          const key = randomUUID();
          const asked = bookingRequest({ ...request, ...timeSlotOf(one.time) });
          const answer = await (both[engine] as EmbeddedBooking).gateway.book(asked, key).catch(code);
          expect(typeof answer === 'string' ? answer : 'done').toBe(expected);
          if (typeof answer === 'string') continue;
          model.push({ id: answer.id, engine, car: plateOfCar, minutes: one.work.minutes, ...span, isBooked: true });
          expect(await (both[engine] as EmbeddedBooking).gateway.book(asked, key)).toEqual(answer);
          continue;
        }
        const chosen = model[one.which % model.length];
        if (!chosen?.isBooked) continue;
        const { engine } = both[chosen.engine] as EmbeddedBooking;
        if (one.kind === 'cancel') {
          await engine.cancel(chosen.id);
          chosen.isBooked = false;
          continue;
        }
        const span = spanOf(one.time, chosen.minutes);
        const outcome = await outcomeOf(engine.move(chosen.id, timeSlotOf(one.time)));
        expect(outcome).toBe(isFree(chosen, chosen.car, span) ? 'done' : 'CarAlreadyBooked');
        if (outcome === 'done') Object.assign(chosen, span);
      }
    };
    const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await storage.write(async (queries) => {
        await queries.deleteFrom('bookings').execute();
        await queries.deleteFrom('workshop_use').execute();
      });
      await run(steps);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('gets one of a hundred overlapping times', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const all = [...engines(storage), ...engines(await database.open())];
    const asked = Array.from({ length: 100 }, (_none, at) => ({
      booking: all[at % all.length] as EmbeddedBooking,
      request: bookingRequest({
        departmentId: at % 2 === 1 ? `${wheelDepartmentPrefix}uppsala` : 'uppsala',
        timeSlot: `2026-11-23T${at % 3 === 0 ? '09:30' : '10:00'}:00`,
        registrationNumber: at % 5 === 0 ? 'abc 123' : 'ABC123',
      }),
    }));
    const outcomes = await Promise.all(
      asked.map(({ booking, request }) => outcomeOf(booking.gateway.book(request, randomUUID()))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'CarAlreadyBooked')).toHaveLength(99);
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toHaveLength(1);
    const used = await storage.db.selectFrom('workshop_use').select('used').where('used', '>', 0).execute();
    expect(used).toEqual(Array(6).fill({ used: 1 }));
  });

  it('is never moved to a time that is booked concurrently', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const [one, other] = [...engines(storage), ...engines(await database.open())] as [EmbeddedBooking, EmbeddedBooking];
    for (let day = 0; day < 8; day += 1) {
      const date = `2026-11-${String(23 + day).padStart(2, '0')}`;
      const at = (clock: string) => ({ timeSlot: `${date}T${clock}:00`, isFullDay: false });
      const night = bookingRequest({ ...at('01:00'), departmentId: 'night' });
      const { id } = await one.gateway.book(night, randomUUID());
      const wheel = bookingRequest({ ...at('20:00'), departmentId: `${wheelDepartmentPrefix}night` });
      const outcomes = await Promise.all([
        outcomeOf(one.engine.move(id, at('20:30'))),
        outcomeOf(other.gateway.book(wheel, randomUUID())),
      ]);
      expect(outcomes.sort()).toEqual(['CarAlreadyBooked', 'done']);
    }
  });

  it.each([
    ['workshop', 'wheelChange'] as const,
    ...(atLength ? [['workshop', 'workshop'] as const, ['wheelChange', 'wheelChange'] as const] : []),
  ])('never has two overlapping bookings from two processes: %s against %s', async (...engineNames) => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const works = engineNames.map((engine) => ({ engine, plate: 'ABC123', keys: randomKeys(40) }));
    const said = await runBookingProcesses(database, works);
    const rows = await storage.db
      .selectFrom('bookings')
      .select(['id', 'request_key', 'time_slot', 'minutes'])
      .orderBy('time_slot')
      .execute();
    expect(rows.length).toBeGreaterThan(1);
    // The processes' responses match the bookings in the database.
    expect(said.flat().sort()).toEqual(rows.map(({ id, request_key }) => `${request_key} ${id}`).sort());
    const starts = rows.map(({ time_slot }) => Date.parse(`${time_slot}Z`));
    rows.slice(1).forEach(({ time_slot }, at) => {
      const end = (starts[at] ?? 0) + (rows[at]?.minutes ?? 0) * 60_000;
      expect(Date.parse(`${time_slot}Z`)).toBeGreaterThanOrEqual(end);
    });
  });

  it('has a booking number that no other booking has', async () => {
    const storage = await (await emptyDatabase()).open();
    const ids = ['1b447bde-55b0-4d0c-9c49-0d6f3f0f6a10', '1b447bde-1111-4d0c-9c49-0d6f3f0f6a10', randomUUID()];
    const { gateway } = testBooking({ storage, newId: () => ids.shift() ?? randomUUID() });
    const first = await gateway.book(bookingRequest(), randomUUID());
    const expected = ids[1];
    const second = await gateway.book(bookingRequest({ registrationNumber: 'XYZ789' }), randomUUID());
    expect(first.id.slice(0, 8)).toBe('1b447bde');
    // The second id has the same prefix: the next one is used.
    expect(second.id).toBe(expected);
  });

  it('has its customer reminded at most once a day', async () => {
    const storage = await (await emptyDatabase()).open();
    const [workshop, tires] = engines(storage) as [EmbeddedBooking, EmbeddedBooking];
    const { id } = await workshop.gateway.book(bookingRequest(), randomUUID());
    const again = async (customer: Partial<ReturnType<typeof bookingRequest>['customer']>): Promise<string> => {
      const request = bookingRequest({ departmentId: `${wheelDepartmentPrefix}uppsala` });
      const asked = { ...request, customer: { ...request.customer, ...customer } };
      return outcomeOf(tires.gateway.book(asked, randomUUID()));
    };
    const reminders = async (): Promise<string[]> => {
      const rows = await storage.db.selectFrom('outbox').select('subject').where('kind', '=', 'askedAgain').execute();
      return rows.map(({ subject }) => subject);
    };
    expect(await again({ email: 'other@example.test', phone: '0701740606' })).toBe('CarAlreadyBooked');
    expect(await reminders()).toEqual([]);
    expect(await again({ email: 'other@example.test', phone: '+46 (0)70-174 06 05' })).toBe('CarAlreadyBooked');
    expect(await again({ email: 'ASA@example.test', phone: '0701740606' })).toBe('CarAlreadyBooked');
    expect(await reminders()).toEqual([`booking:${id}:0`]);
    expect(bookingKindOf(await workshop.engine.view(id))).toBe('workshop');
  });

  it.each<string[]>([
    ['se', '070-174 06 05', '0046 70 174 06 05'],
    ['gb', '07400 123456', '+44 (0)7400 123456'],
    ...(atLength
      ? [
          ['no', '912 34 567', '+47 912 34 567'],
          ['fi', '040 123 4567', '+358 40 1234567'],
          ['sk', '0905 123 456', '+421 905 123 456'],
          ['de', '0151 23456789', '+49 151 23456789'],
          ['us', '(202) 555-0143', '+1 202 555 0143'],
        ]
      : []),
  ])(
    'reminds its customer in %s, who typed %s before and %s now',
    async (country, national = '', international = '') => {
      const storage = await (await emptyDatabase()).open();
      const { gateway } = testBooking({ storage, reference: { ...testBookingReference(roomy), country } });
      const request = bookingRequest();
      const bookAs = (email: string, phone: string): Promise<string> =>
        outcomeOf(gateway.book({ ...request, customer: { ...request.customer, email, phone } }, randomUUID()));
      expect(await bookAs('first@example.test', national)).toBe('done');
      expect(await bookAs('other@example.test', international)).toBe('CarAlreadyBooked');
      const reminders = await storage.db.selectFrom('outbox').select('id').where('kind', '=', 'askedAgain').execute();
      expect(reminders).toHaveLength(1);
    },
  );
});
