import { beforeEach, expect, it } from '@jest/globals';
import { keepSms } from '../../../server/messages/messageDeliveries.ts';
import { queueSms } from '../../../server/messages/queueMessages.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import type { Deliver, Outbox } from '../../../server/storage/outbox/Outbox.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../../../server/storage/outbox/Outbox.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';

const minute = 60_000;
const sms = { to: '+46701234567', text: 'Din kod är 4711' };

describeOnBothDatabases('a text message that lapses', (emptyDatabase) => {
  let storage: Storage;
  let outbox: Outbox;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    clock = testClock('2026-11-21T12:00:00.000Z');
    outbox = createOutbox(storage, clock);
    const lapsesAt = new Date(clock.now().getTime() + 10 * minute);
    await storage.write((queries) => queueSms(outbox, queries, { key: 'code:1', sms, lapsesAt }));
  });

  const worker = (deliver: Deliver) =>
    createOutboxWorker({ outbox, deliverers: { sms: deliver }, clock, logger: silentLogger });
  const entry = async () => (await outbox.list({ limit: 1 }))[0];
  const stored = async () => JSON.stringify(await storage.db.selectFrom('outbox').selectAll().execute());

  it('is deleted as soon as it was delivered', async () => {
    const sent: unknown[] = [];
    await worker(({ payload }) => {
      sent.push(payload);
      return Promise.resolve('delivered');
    }).drain();
    expect(sent).toEqual([sms]);
    expect(await entry()).toMatchObject({ state: 'delivered', payload: null });
    expect(await stored()).not.toMatch(/är 4711|46701234567/);
  });

  it('is sent again until it expires', async () => {
    let tries = 0;
    const failing = worker(() => {
      tries += 1;
      return Promise.reject(new DeliveryFailedError('responded with status 503'));
    });
    await failing.drain();
    for (let minutes = 0; minutes < 9; minutes += 1) {
      clock.advance(minute);
      await failing.drain();
    }
    expect(await entry()).toMatchObject({ state: 'waiting', giveUpAt: '2026-11-21T12:10:00.000Z' });
    const before = tries;
    expect(before).toBeGreaterThan(2);
    clock.advance(minute);
    await failing.drain();
    clock.advance(60 * minute);
    await failing.drain();
    expect(tries).toBe(before);
    expect(await outbox.endLapsed()).toBe(1);
    expect(await entry()).toMatchObject({ state: 'dead', payload: null, lastError: 'responded with status 503' });
    expect(await stored()).not.toMatch(/är 4711|46701234567/);
    expect(await outbox.endLapsed()).toBe(0);
  });

  it('that was not sent can be read until it expires', async () => {
    await worker(keepSms).drain();
    expect(await outbox.endLapsed()).toBe(0);
    expect(await entry()).toMatchObject({ state: 'kept', payload: sms });
    clock.advance(9 * minute);
    expect(await outbox.retry({ kind: 'sms' })).toBe(1);
    await worker(keepSms).drain();
    clock.advance(minute);
    expect(await outbox.retry({ kind: 'sms' })).toBe(0);
    expect(await outbox.endLapsed()).toBe(1);
    expect(await entry()).toMatchObject({ state: 'kept', payload: null });
  });

  it('that was refused loses its text when it lapses', async () => {
    await worker(() => Promise.reject(new DeliveryRefusedError('refused with status 400'))).drain();
    expect(await entry()).toMatchObject({ state: 'dead', payload: sms });
    clock.advance(10 * minute);
    expect(await outbox.endLapsed()).toBe(1);
    expect(await entry()).toMatchObject({ state: 'dead', payload: null });
  });

  it('is left to whoever is sending it', async () => {
    clock.advance(9 * minute + 59_000);
    const [claimed] = await outbox.claim({ kinds: ['sms'], limit: 1, leaseMs: minute });
    if (!claimed) throw new Error('Nothing was due.');
    clock.advance(2000);
    expect(await outbox.endLapsed()).toBe(0);
    expect(await outbox.end(claimed, 'delivered')).toBe(true);
    expect(await entry()).toMatchObject({ state: 'delivered', payload: null });
  });

  it('is ended by every server that runs', async () => {
    clock.advance(11 * minute);
    const running = worker(keepSms);
    running.start();
    while ((await entry())?.payload !== null) await new Promise((resolve) => setTimeout(resolve, 5));
    await running.stop();
    expect(await entry()).toMatchObject({ state: 'dead' });
  });

  it('leaves other messages as they are', async () => {
    await storage.write((queries) => queueSms(outbox, queries, { key: 'reminder:1', sms }));
    clock.advance(11 * minute);
    expect(await outbox.endLapsed()).toBe(1);
    await worker(() => Promise.resolve('delivered')).drain();
    const [one] = (await outbox.list({ limit: 9 })).filter(({ subject }) => subject === 'reminder:1');
    expect(one).toMatchObject({ state: 'delivered', payload: sms });
  });
});
