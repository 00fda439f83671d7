import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createPurge } from '../../../server/storage/purge/createPurge.ts';
import type { Schema } from '../../../server/storage/Schema.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { loadTireHotelFiles } from '../../../server/tirehotel/embedded/files/loadTireHotelFiles.ts';
import { syncTireHotelFiles } from '../../../server/tirehotel/embedded/files/syncTireHotelFiles.ts';
import type { TireHotelFiles } from '../../../server/tirehotel/embedded/files/TireHotelFiles.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow } from '../../fixtures/booking/embeddedBooking.ts';
import { tireHouse } from '../../fixtures/demo/ownTireHotel.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { catchOutcome, wrongCodeFor } from '../../fixtures/tirehotel/tireVisitor.ts';

const minute = 60_000;
const demoFiles = (): Promise<TireHotelFiles> =>
  loadTireHotelFiles({
    sites: [{ name: 'polhem-bil', country: 'se' }],
    contentFolder: join(process.cwd(), 'groups/polhem/content'),
    logger: silentLogger,
  });

const tables = ['tire_packages', 'tire_locations', 'tire_customers', 'tire_vehicles', 'tire_wheels'] as const;

async function rowsOf(storage: Storage, names: readonly (keyof Schema)[] = tables): Promise<Record<string, unknown[]>> {
  const entries = names.map(async (name) => [name, await storage.db.selectFrom(name).selectAll().execute()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

describeOnBothDatabases('the embedded tire hotel', (emptyDatabase) => {
  it('keeps no customer of the demo where its data is left out', async () => {
    const storage = await (await emptyDatabase()).open();
    await tireHouse(storage);
    const { backend } = await tireHouse(storage, { excludesDemoData: true });
    expect(await catchOutcome(backend.search('POL26K'))).toBe('NoAgreement');
    const rows = await rowsOf(storage, ['tire_customers', 'tire_vehicles', 'tire_wheels']);
    expect(Object.values(rows).flat()).toEqual([]);
    expect((await rowsOf(storage, ['tire_locations']))['tire_locations']).not.toEqual([]);
  });

  it('finds an agreement by its plate', async () => {
    const { backend } = await tireHouse(await (await emptyDatabase()).open());
    expect(await backend.search('POL26K')).toEqual({
      phoneToken: '+46701740605',
      obfuscatedPhoneNumber: '07X XXX XX XX',
      regNo: 'POL26K',
    });
    expect((await backend.search('DEMO04')).phoneToken).toBe((await backend.search('DEMO05')).phoneToken);
    expect(await catchOutcome(backend.search('NOBODY1'))).toBe('NoAgreement');
    expect(await catchOutcome(backend.login('+46701740699'))).toBe('NoAgreement');
  });

  it('informs the owner of a phone once that its codes are locked', async () => {
    const { backend, texts } = await tireHouse(await (await emptyDatabase()).open());
    await backend.tellLocked?.('+46701740605', 'lock-1');
    await backend.tellLocked?.('+46701740605', 'lock-1');
    await backend.tellLocked?.('+46701740699', 'lock-2');
    expect(await texts()).toEqual([{ to: '+46701740605', text: expect.stringMatching(/spärrad.* Ring 0\d+-/) }]);
  });

  it('sends a code to the phone', async () => {
    const { backend, texts, sentCode } = await tireHouse(await (await emptyDatabase()).open());
    const { phoneToken } = await backend.search('POL26K');
    const { authorizationToken } = await backend.login(phoneToken);
    const code = await sentCode();
    expect(await texts()).toEqual([
      {
        to: '+46701740605',
        text: `Din kod till däckhotellet: ${code}. Den gäller i 10 minuter.\n\n@bil.example #${code}`,
      },
    ]);
    const { status, vehicles } = await backend.validate(authorizationToken, code);
    expect(status).toBe(0);
    expect(vehicles).toMatchObject([
      {
        regNo: 'POL26K',
        brandCode: 'NOR',
        brand: 'Nordvik',
        model: 'E60 Estate',
        name: 'Nordvik E60 Estate',
        packageLevel: 'Premium',
        productId: 'dackhotell-premium',
        location: {
          erpId: '10.10016',
          locationName: 'Polhem Bil Uppsala',
          departmentName: 'Däck och hjul',
          phone: '018-123 45 60',
          email: 'dack.uppsala@polhem.example',
        },
      },
    ]);
    expect(vehicles[0]?.tires.map(({ wheel }) => wheel.threadDepth)).toEqual([6.2, 6, 3.4, 3.6]);
    expect(vehicles[0]?.tires[2]).toEqual({
      equipmentPosition: 'Vänster bak',
      wheel: {
        name: 'Nordan Frost 3',
        rimDiameter: 19,
        sectionWidth: 235,
        threadPattern: 'Dubbfritt',
        threadDepth: 3.4,
        aspectRatio: 50,
        threadStatusId: 1,
        threadStatusMessage: 'Byte rekommenderas',
      },
    });
  });

  it('takes a code once within ten minutes', async () => {
    const { backend, clock, sentCode } = await tireHouse(await (await emptyDatabase()).open());
    const first = await backend.login('+46701740605');
    const code = await sentCode();
    expect(await catchOutcome(backend.validate(first.authorizationToken, wrongCodeFor(code)))).toBe('WrongCode');
    expect(await catchOutcome(backend.validate('no token', code))).toBe('CodeExpired');
    const both = [1, 2].map(() => catchOutcome(backend.validate(first.authorizationToken, code)));
    expect((await Promise.all(both)).sort()).toEqual(['CodeExpired', 'done']);

    clock.advance(minute);
    const second = await backend.login('+46701740605');
    const secondCode = await sentCode();
    clock.advance(minute);
    const third = await backend.login('+46701740605');
    const thirdCode = await sentCode();
    expect(await catchOutcome(backend.validate(second.authorizationToken, secondCode))).toBe('CodeExpired');
    clock.advance(10 * minute);
    expect(await catchOutcome(backend.validate(third.authorizationToken, thirdCode))).toBe('CodeExpired');
  });

  it('writes a code only into the message', async () => {
    const storage = await (await emptyDatabase()).open();
    const { backend, clock, sentCode } = await tireHouse(storage);
    await backend.login('+46701740605');
    await backend.review({ rating: 4, comment: 'Bra', date: bookingNow });
    const code = await sentCode();
    const others = await rowsOf(storage, [...tables, 'tire_codes', 'tire_reviews', 'secrets', 'bookings', 'leads']);
    expect(JSON.stringify(others)).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`));
    expect(others['tire_codes']).toEqual([
      {
        phone: '+46701740605',
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        hash: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: '2026-11-21T11:10:00.000Z',
      },
    ]);
    const purge = createPurge({ storage, clock, logger: silentLogger, keepDays: 90, keepBookingDays: 90 });
    await purge();
    expect((await rowsOf(storage, ['tire_codes']))['tire_codes']).toHaveLength(1);
    clock.advance(10 * minute + 1);
    await purge();
    const left = await rowsOf(storage, ['tire_codes', 'tire_reviews']);
    expect(left).toMatchObject({ tire_codes: [], tire_reviews: [{ rating: 4, comment: 'Bra' }] });
  });

  it('makes nothing of a code whose message cannot be queued', async () => {
    const storage = await (await emptyDatabase('new')).open();
    const { backend } = await tireHouse(storage);
    await storage.write((queries) => queries.schema.alterTable('outbox').renameTo('gone').execute());
    expect(await catchOutcome(backend.login('+46701740605'))).toBe('ServerError');
    expect((await rowsOf(storage, ['tire_codes']))['tire_codes']).toEqual([]);
  });

  it('imports its files once in any number of processes', async () => {
    const database = await emptyDatabase();
    const storages = [await database.open(), await database.open(), await database.open()];
    const [storage] = storages;
    if (!storage) throw new Error('There is no database.');
    const files = await demoFiles();
    const logger = collectingLogger();
    const clock = testClock(bookingNow);
    await Promise.all(storages.map((one) => syncTireHotelFiles(files, { storage: one, clock, logger })));
    expect(logger.lines).toEqual([
      { level: 'info', event: 'tireHotel.filesImported', facts: { customers: 8, vehicles: 9 } },
    ]);
    const before = await rowsOf(storage);
    await syncTireHotelFiles(files, { storage, clock, logger });
    expect(await rowsOf(storage)).toEqual(before);
    expect(logger.lines).toHaveLength(1);

    const { backend } = await tireHouse(storage, { clock });
    await backend.login('+46701740606');
    await backend.review({ rating: 5, comment: '', date: bookingNow });
    const fewer = { ...files, agreements: files.agreements.slice(1) };
    await syncTireHotelFiles(fewer, { storage, clock, logger });
    expect(await catchOutcome(backend.search('POL26K'))).toBe('NoAgreement');
    expect(await catchOutcome(backend.search('DEMO02'))).toBe('done');
    const kept = await rowsOf(storage, ['tire_wheels', 'tire_codes', 'tire_reviews']);
    expect(JSON.stringify(kept)).not.toContain('POL26K');
    expect([kept['tire_codes'], kept['tire_reviews']]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('takes over more agreements than one statement can write', async () => {
    const storage = await (await emptyDatabase()).open();
    const files = await demoFiles();
    const [sample] = files.agreements;
    if (!sample) throw new Error('The demo has no agreement.');
    const agreements = Array.from({ length: 1200 }, (_none, at) => ({
      phone: `+4670${String(at).padStart(7, '0')}`,
      vehicles: sample.vehicles.map((vehicle) => ({ ...vehicle, plate: `Q${String(at).padStart(5, '0')}` })),
    }));
    await syncTireHotelFiles({ ...files, agreements }, { storage, clock: testClock(bookingNow), logger: silentLogger });
    const { count } = await storage.db
      .selectFrom('tire_wheels')
      .select((counted) => counted.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4800);
  });
});
