import { expect, it } from '@jest/globals';
import { createPurge } from '../../../server/storage/purge/createPurge.ts';
import { createTireHotelService } from '../../../server/tirehotel/createTireHotelService.ts';
import { tireHotelLimits } from '../../../server/tirehotel/tireHotelLimits.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { fakeTireHotel } from '../../fixtures/tirehotel/fakeTireHotel.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { tireVisitor, catchOutcome, sentCode } from '../../fixtures/tirehotel/tireVisitor.ts';

const plate = 'AAA001';
const minuteMs = 60_000;

describeOnBothDatabases('the service of the tire hotel in two processes', (emptyDatabase) => {
  const twoServices = async () => {
    const database = await emptyDatabase();
    const clock = testClock('2026-03-02T08:00:00.000Z');
    const backend = fakeTireHotel();
    const storages = [await database.open(), await database.open()] as const;
    const limits = { ...tireHotelLimits, codes: {}, searches: {} };
    const open = (storage: (typeof storages)[0]) =>
      createTireHotelService({ backend, storage, clock, logger: silentLogger, limits });
    return { storages, clock, backend, services: [await open(storages[0]), await open(storages[1])] as const };
  };

  it('begins one session for a right code that comes to both at once', async () => {
    const { services, backend, storages } = await twoServices();
    const token = await sentCode(tireVisitor(services[0]), plate);
    const rows = async (): Promise<number> =>
      (await storages[1].db.selectFrom('tire_sessions').select('id').execute()).length;
    const logins = await rows();
    const visitors = Array.from({ length: 6 }, (_none, at) => tireVisitor(at % 2 === 0 ? services[0] : services[1]));
    const outcomes = await Promise.all(
      visitors.map((visitor) => catchOutcome(visitor.ask().validate(token, backend.codeOf(plate)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect((await rows()) - logins).toBe(1);
  });

  it('shares a session between both', async () => {
    const { services, backend } = await twoServices();
    const visitor = tireVisitor(services[0]);
    await visitor.ask().validate(await sentCode(visitor, plate), backend.codeOf(plate));
    const copy = tireVisitor(services[1], '203.0.113.9', visitor.session);
    expect((await copy.ask().session()).validated.vehicles[0]?.regNo).toBe(plate);
    await visitor.ask().logout();
    expect(await catchOutcome(copy.ask().session())).toBe('NoSession');
  });

  it('lets only the last of many concurrent codes stand', async () => {
    const { services, backend, storages } = await twoServices();
    const plates = ['AAA001', 'AAA002', 'AAA003'];
    const outcomes = await Promise.all(
      Array.from({ length: 18 }, (_none, at) =>
        catchOutcome(sentCode(tireVisitor(at % 2 === 0 ? services[0] : services[1]), plates[at % 3] ?? plate)),
      ),
    );
    expect(outcomes).toEqual(Array(18).fill('done'));
    const visitor = tireVisitor(services[0]);
    await visitor.ask().validate(await sentCode(visitor, plate), backend.codeOf(plate));
    expect(await storages[0].db.selectFrom('tire_challenges').select('id').execute()).toHaveLength(1);
  });

  it('leaves nothing behind that has lapsed', async () => {
    const { services, backend, storages, clock } = await twoServices();
    const visitor = tireVisitor(services[0]);
    const token = await sentCode(visitor, plate);
    await visitor.ask().validate(token, backend.codeOf(plate));
    const [storage] = storages;
    const purge = createPurge({ storage, clock, logger: silentLogger, keepDays: 90, keepBookingDays: 30 });
    const left = async (): Promise<number[]> =>
      Promise.all(
        (['tire_challenges', 'tire_sessions'] as const).map(
          async (table) => (await storage.db.selectFrom(table).select('id').execute()).length,
        ),
      );
    clock.advance(9 * minuteMs);
    await purge();
    expect(await left()).toEqual([1, 1]);
    clock.advance(minuteMs);
    await purge();
    expect(await left()).toEqual([0, 1]);
    clock.advance(20 * minuteMs);
    await purge();
    expect(await left()).toEqual([0, 0]);
  });
});
