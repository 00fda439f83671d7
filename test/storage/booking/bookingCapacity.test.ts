import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { beyondCapacity, useByBookings, useByCounters } from '../../fixtures/booking/bookedUse.ts';
import { bookingRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { runBookingProcesses } from './runBookingProcesses.ts';

/** Two days in one workshop, so that most requests collide. */
const time = fc.record({
  timeSlot: fc
    .tuple(fc.constantFrom('2026-11-23', '2026-11-24'), fc.constantFrom('08:00', '08:30', '09:00', '15:30', '16:00'))
    .map(([date, clock]) => `${date}T${clock}:00`),
  isFullDay: fc.boolean(),
});
/** Washing is an add-on, of which the workshop has one per day. */
const workshops = testWorkshops.map((workshop) => ({ ...workshop, addonStock: { wash: 1 } }));
const codes = fc.constantFrom(['check'], ['service'], ['diagnosis'], ['check', 'wash'], ['service', 'wash']);
const requests = (chosen: readonly string[]) => chosen.map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' }));
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('book' as const), time, codes, key: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), time, which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), time, codes, which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }) },
);
/** Each key books another car. Steps of a group run at the same moment, alternating between two processes. */
const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 10 });

const known = ['TimeslotNotAvailable', 'InvalidRequest'];

describeOnBothDatabases('the room in a workshop', (emptyDatabase) => {
  it('never exceeds the maximum', async () => {
    const database = await emptyDatabase();
    const [storage, other] = [await database.open(), await database.open()];
    const reference = testBookingReference(workshops);
    const engines = [testBooking({ storage, reference }), testBooking({ storage: other, reference })];
    const run = async (groups: readonly (readonly Step[])[]): Promise<void> => {
      const ids: string[] = [];
      const keys = Array.from({ length: 6 }, () => randomUUID());
      const take = async (one: Step, at: number): Promise<void> => {
        const { gateway, engine } = engines[at % 2] ?? testBooking({ storage, reference });
        if (one.kind === 'book') {
          const serviceOfferingRequests = requests(one.codes);
          const { id } = await gateway.book(
            bookingRequest({ ...one.time, serviceOfferingRequests, registrationNumber: `CAR00${String(one.key)}` }),
            keys[one.key] ?? '',
          );
          ids.push(id);
          return;
        }
        const id = ids[one.which % ids.length];
        if (!id) return;
        if (one.kind !== 'change') {
          await (one.kind === 'move' ? engine.move(id, one.time) : engine.cancel(id));
          return;
        }
        const { sequence } = await engine.view(id);
        await engine.changeServices(id, {
          version: sequence,
          serviceOfferingRequests: requests(one.codes),
          mileage: null,
          to: one.which % 2 === 0 ? one.time : null,
          requestKey: randomUUID(),
        });
      };
      for (const group of groups) {
        const outcomes = await Promise.allSettled(group.map(take));
        for (const outcome of outcomes) {
          if (outcome.status === 'fulfilled') continue;
          const { reason } = outcome as { reason: unknown };
          if (!(reason instanceof BookingError) || !known.includes(reason.code)) throw reason;
        }
        const use = await useByCounters(storage);
        expect(use).toEqual(await useByBookings(storage));
        expect(beyondCapacity(use, workshops)).toEqual([]);
      }
    };
    const property = fc.asyncProperty(steps, async (groups) => {
      await storage.write(async (queries) => {
        await queries.deleteFrom('bookings').execute();
        await queries.deleteFrom('workshop_use').execute();
      });
      await run(groups);
    });
    await fc.assert(property, { numRuns: 12 });
  });

  it('is shared between two processes', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const said = await runBookingProcesses(database, [{ keys }, { keys: [...keys].reverse() }]);
    const use = await useByCounters(storage);
    expect(use).toEqual(await useByBookings(storage));
    expect(beyondCapacity(use, testWorkshops)).toEqual([]);
    const bookings = await storage.db.selectFrom('bookings').select(['id', 'request_key']).execute();
    // Both processes return the same booking per key, and it matches the database.
    const expected = bookings.map(({ id, request_key }) => `${request_key} ${id}`).sort();
    expect(expected).not.toEqual([]);
    for (const lines of said) expect(lines.sort()).toEqual(expected);
  });
});
