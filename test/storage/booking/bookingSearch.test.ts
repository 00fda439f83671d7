import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { BookingGateway, ClosestQuery } from '../../../shared/booking/BookingGateway.ts';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import { otherCarRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../../fixtures/testClock.ts';

/** From the middle of Uppsala. */
const query: ClosestQuery = {
  latitude: 59.858,
  longitude: 17.645,
  registrationNumber: 'ABC123',
  serviceOfferings: ['service'],
  cursor: '',
  sort: 'distance',
};

async function search(
  gateway: BookingGateway,
  more: Partial<ClosestQuery> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<SiteEvent[]> {
  const events: SiteEvent[] = [];
  for await (const event of gateway.closestAvailable({ ...query, ...more }, signal)) events.push(event);
  return events;
}

function names(events: readonly SiteEvent[]): string[] {
  return events.map((event) => ('departmentId' in event ? event.departmentId : Object.keys(event).join()));
}

function times(events: readonly SiteEvent[]): string[] {
  return events.flatMap((event) =>
    'departmentId' in event ? [`${event.departmentId} ${event.firstTimeSlot.slice(5, 16)}`] : [],
  );
}

/** Twelve workshops in a row to the north, a tenth of a degree apart. */
const row = Array.from({ length: 12 }, (_none, at) => ({
  ...(testWorkshops[0] as (typeof testWorkshops)[number]),
  departmentId: `w${String(at).padStart(2, '0')}`,
  latitude: 59.86 + at / 10,
  lifts: 1,
  dropOffs: 0,
}));

describeOnBothDatabases('the search for a workshop', (emptyDatabase) => {
  it('finds them by distance', async () => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    const events = await search(gateway);
    expect(times(events)).toEqual([
      'uppsala 11-23T07:00',
      'night 11-21T12:30', // It is noon, and no notice is required.
      'gavle 11-23T07:00',
      'malmo 11-23T07:00',
    ]);
    expect(events[0]).toEqual({
      departmentId: 'uppsala',
      siteId: 'site',
      siteName: 'Uppsala',
      address: 'Stålgatan 12, 754 50 Uppsala',
      latitude: 59.86,
      longitude: 17.64,
      brands: ['Nordvik'],
      firstTimeSlot: '2026-11-23T07:00:00',
    });
    expect(events.at(-1)).toEqual({ noSites: true });
  });

  it('gives five at a time', async () => {
    const { gateway } = testBooking({
      storage: await (await emptyDatabase()).open(),
      reference: testBookingReference(row),
    });
    const first = names(await search(gateway));
    const second = names(await search(gateway, { cursor: 'w04' }));
    const third = names(await search(gateway, { cursor: 'w09' }));
    expect([...first, ...second, ...third]).toEqual([...row.map(({ departmentId }) => departmentId), 'noSites']);
    expect([first.length, second.length]).toEqual([5, 5]);
    expect(names(await search(gateway, { cursor: 'w11' }))).toEqual(['noSites']);
  });

  it('finds them by their first free time', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage, reference: testBookingReference(row) });
    for (const departmentId of ['w00', 'w02']) {
      await gateway.book(otherCarRequest({ departmentId, timeSlot: '2026-11-23T07:00:00' }), randomUUID());
    }
    const ordered = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 2].map((at) => row[at]?.departmentId);
    const first = await search(gateway, { sort: 'firstTime' });
    expect(names(first)).toEqual(ordered.slice(0, 5));
    expect(names(await search(gateway, { sort: 'firstTime', cursor: 'w06' }))).toEqual(ordered.slice(5, 10));
    expect(times(await search(gateway, { sort: 'firstTime', cursor: 'w11' }))).toEqual([
      'w00 11-23T08:30',
      'w02 11-23T08:30',
    ]);
  });

  it('leaves out those that cannot do all of it', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage });
    expect(times(await search(gateway, { serviceOfferings: ['tyres', 'wash'] })).join()).not.toContain('malmo');
    // Longer than any day: only workshops where cars can be left for the day.
    expect(times(await search(gateway, { serviceOfferings: ['engine'] }))).toEqual([
      'uppsala 11-23T08:00',
      'night 11-22T08:00',
      'malmo 11-23T08:00',
    ]);
    // Everything is taken except the end of the twelve weeks.
    const full = row.map((workshop) => ({ ...workshop, lifts: workshop.departmentId === 'w01' ? 1 : 0 })).slice(0, 3);
    const quarter = (instant: string): number => Date.parse(instant) / 900_000;
    await storage.write(async (queries) => {
      const rows = Array.from({ length: 84 * 96 }, (_none, at) => quarter('2026-11-21T12:00Z') + at)
        .filter((at) => at < quarter('2027-02-11T13:00Z'))
        .map((at) => ({ department: 'w01', resource: 'lift' as const, quarter: at, used: 1, capacity: 1 }));
      for (let at = 0; at < rows.length; at += 500) {
        await queries
          .insertInto('workshop_use')
          .values(rows.slice(at, at + 500))
          .execute();
      }
    });
    const scarce = testBooking({ storage, reference: testBookingReference(full) });
    expect(await search(scarce.gateway)).toMatchObject([
      { departmentId: 'w01', firstTimeSlot: '2027-02-11T14:00:00' },
      { noSites: true },
    ]);
  });

  it('ends with an error that says what is wrong', async () => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    expect(await search(gateway, { registrationNumber: 'XXX000' })).toEqual([{ error: { code: 'VehicleNotFound' } }]);
    expect(await search(gateway, { registrationNumber: 'LAD001' })).toEqual([
      { error: { code: 'BrandNotSupported', brand: 'Lada' } },
    ]);
    expect(await search(gateway, { cursor: 'nowhere' })).toMatchObject([{ error: { code: 'InvalidRequest' } }]);
    expect(await search(gateway, { serviceOfferings: ['nothing'] })).toMatchObject([
      { error: { code: 'InvalidRequest' } },
    ]);
    expect(await search(gateway, { serviceOfferings: [] })).toMatchObject([{ error: { code: 'InvalidRequest' } }]);
  });

  it('ends when it is no longer wanted', async () => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    const stop = new AbortController();
    const events: SiteEvent[] = [];
    for await (const event of gateway.closestAvailable(query, stop.signal)) {
      events.push(event);
      stop.abort();
    }
    expect(names(events)).toEqual(['uppsala']);
    expect(await search(gateway, {}, stop.signal)).toEqual([]);
    expect(await search(gateway, { sort: 'firstTime' }, stop.signal)).toEqual([]);
  });
});

describeOnBothDatabases("a workshop's free times", (emptyDatabase) => {
  const slots = { registrationNumber: 'ABC123', departmentId: 'uppsala', serviceOfferings: ['service'] };

  it('cover every day of four weeks', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-11-25T09:10:00.000Z'); // Wednesday 10:10, with a notice of four hours.
    const { gateway } = testBooking({ storage, clock });
    const days = await gateway.timeslots({ ...slots, from: '2026-11-23' });
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 28 }, (_none, at) => new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10)),
    );
    const none = { availableSlots: [], allDaySlotAvailable: false };
    expect(days[1]).toEqual({ date: '2026-11-24', ...none });
    expect(days[2]).toEqual({
      date: '2026-11-25',
      availableSlots: ['14:30', '15:00', '15:30'],
      allDaySlotAvailable: false,
    });
    expect(days[3]).toMatchObject({ allDaySlotAvailable: true });
    expect(days[3]?.availableSlots.length).toBe(18);
    expect(days[5]).toEqual({
      date: '2026-11-28',
      availableSlots: ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
      allDaySlotAvailable: false,
    });
    expect(days[6]).toEqual({ date: '2026-11-29', ...none, isClosed: true });
  });

  it('say on which days the workshop is closed', async () => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    const days = await gateway.timeslots({ ...slots, from: '2026-12-21' });
    const closed = days.filter(({ isClosed }) => isClosed).map(({ date }) => date);
    expect(closed).toEqual(['2026-12-24', '2026-12-27', '2027-01-03', '2027-01-10', '2027-01-17']);
  });

  it('end with the twelfth week', async () => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    const days = await gateway.timeslots({ ...slots, from: '2027-02-01' });
    const open = days.filter(({ allDaySlotAvailable }) => allDaySlotAvailable).map(({ date }) => date);
    expect([open[0], open.at(-1), days.length]).toEqual(['2027-02-01', '2027-02-12', 28]);
    expect((await gateway.timeslots({ ...slots, from: '9990-01-01' })).length).toBe(28);
  });

  it.each([
    ['a day long past', { from: '2026-11-01' }],
    ['what is no day', { from: '2026-02-31' }],
    ['a workshop that is none', { departmentId: 'nowhere' }],
    ['what it does not do', { departmentId: 'malmo', serviceOfferings: ['tyres'] }],
  ])('are not told for %s', async (_name, more) => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    await expect(gateway.timeslots({ ...slots, from: '2026-11-23', ...more })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
  });
});
