import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { demoBooking } from './demoBooking.ts';
import { possibleBooking } from './sendOddBookings.ts';

describe('a booking of the whole engine', () => {
  let house: Awaited<ReturnType<typeof demoBooking>>;
  beforeAll(async () => {
    house = await demoBooking(silentLogger);
    const { booking, bookingLinks } = house.gateways;
    const { link = '' } = await booking.book(await possibleBooking(house.gateways), randomUUID());
    await bookingLinks.cancel(link);
  });
  afterAll(() => house.storage.close());

  const queued = () => house.storage.db.selectFrom('outbox').selectAll().execute();

  it('queues nothing that has no deliverer', async () => {
    const kinds = (await queued()).map(({ kind }) => kind).filter((kind) => kind !== 'mail' && kind !== 'sms');
    expect(kinds).not.toEqual([]);
    expect(Object.keys(house.deliverers)).toEqual(expect.arrayContaining(kinds));
  });

  it('leads to a new one from the mail about its cancellation', async () => {
    const mail = (await queued()).find(({ subject }) => subject.endsWith(':cancelled'));
    expect(mail?.payload).toContain('https://polhem-bil.example/verkstad/boka');
  });
});
