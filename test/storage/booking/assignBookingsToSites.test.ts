import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { assignBookingsToSites } from '../../../server/booking/assignBookingsToSites.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { bookingRequest, testBookingReference } from '../../fixtures/booking/bookingReference.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';

const sites = [
  { site: 'without-workshops', country: 'se', departments: [] },
  { site: 'bil', country: 'se', departments: ['uppsala'] },
  { site: 'bil-no', country: 'no', departments: ['uppsala', 'gavle'] },
];

describeOnBothDatabases('assignBookingsToSites()', (emptyDatabase) => {
  const open = async (site = ''): Promise<Storage> => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage, reference: { ...testBookingReference(), site, country: '' } });
    for (const [departmentId, registrationNumber] of [
      ['uppsala', 'ABC123'],
      ['gavle', 'ABC124'],
      ['malmo', 'ABC125'],
    ]) {
      await gateway.book(
        bookingRequest({ departmentId, registrationNumber } as { departmentId: string }),
        randomUUID(),
      );
    }
    return storage;
  };
  const bookedAt = async ({ db }: Storage): Promise<Record<string, string>> => {
    const rows = await db.selectFrom('bookings').select(['department', 'site', 'country']).execute();
    return Object.fromEntries(rows.map(({ department, site, country }) => [department, `${site} ${country}`]));
  };
  const wait = async (storage: Storage, id: string, department: string, site = ''): Promise<void> => {
    const entry = { id, department, site, day: '2026-11-23', email_key: id, plate: 'ABC123' } as const;
    const rest = { state: 'waiting', request: '{}', created_at: '2026-11-21T11:00:00.000Z' } as const;
    await storage.write((queries) =>
      queries
        .insertInto('waiting_entries')
        .values({ ...entry, ...rest })
        .execute(),
    );
  };

  it('gives each booking to the first site that books its workshop', async () => {
    const storage = await open();
    await assignBookingsToSites(storage, sites);
    expect(await bookedAt(storage)).toEqual({ uppsala: 'bil se', gavle: 'bil-no no', malmo: ' ' });
  });

  it('leaves a booking that has a site', async () => {
    const storage = await open('other');
    await assignBookingsToSites(storage, sites);
    expect(await bookedAt(storage)).toEqual({ uppsala: 'other ', gavle: 'other ', malmo: 'other ' });
  });

  it('gives each waiting entry to the first site that books its workshop', async () => {
    const storage = await (await emptyDatabase()).open();
    await wait(storage, 'a', 'uppsala');
    await wait(storage, 'b', 'gavle');
    await wait(storage, 'c', 'malmo');
    await wait(storage, 'd', 'uppsala', 'other');
    await assignBookingsToSites(storage, sites);
    const rows = await storage.db.selectFrom('waiting_entries').select(['id', 'site']).orderBy('id').execute();
    expect(rows.map(({ id, site }) => `${id} ${site}`)).toEqual(['a bil', 'b bil-no', 'c ', 'd other']);
  });
});
