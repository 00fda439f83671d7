import { afterEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { openTemporaryStorage } from '../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../test/fixtures/testClock.ts';
import { fakeSmsService } from '../../test/upstreams/fakeSmsService.ts';
import type { SmsFault } from '../../test/upstreams/fakeSmsService.ts';
import { createOutbox } from '../storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../storage/outbox/createOutboxWorker.ts';
import { queueSms } from './queueMessages.ts';
import { smsOverHttp } from './smsOverHttp.ts';

const minute = 60_000;
const to = '+46701740605';
const text = 'Din kod till däckhotellet: 4711.';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A database with a message in its outbox, and a worker that sends to a service. */
async function house({ timeoutMs = 10_000, recipient = to } = {}) {
  const service = await fakeSmsService();
  cleanUps.push(() => service.stop());
  const clock = testClock('2026-11-21T12:00:00Z');
  const storage = await openTemporaryStorage();
  const outbox = createOutbox(storage, clock);
  const logger = collectingLogger();
  const sms = smsOverHttp({
    endpoint: `${service.address}/accounts/AC-secret/messages?token=also-secret`,
    apiKey: 'the-key-of-the-sms-service',
    apiKeyHeader: 'x-sms-key',
    from: 'Harbour',
    logger,
    timeoutMs,
    clock: () => clock.now().getTime(),
  });
  cleanUps.push(sms.close);
  const worker = createOutboxWorker({ outbox, deliverers: { sms: sms.deliver }, clock, logger, random: () => 0.5 });
  const lapsesAt = new Date(clock.now().getTime() + 10 * minute);
  await storage.write((queries) =>
    queueSms(outbox, queries, { key: 'code:1', sms: { to: recipient, text }, lapsesAt }),
  );
  const entry = async () => {
    const [only] = await outbox.list({ limit: 1 });
    if (!only) throw new Error('There is no message.');
    return only;
  };
  const said = () => JSON.stringify(logger.lines);
  return { service, clock, worker, outbox, entry, said };
}

const secrets = /46701740605|4711|AC-secret|also-secret|the-key-of-the-sms-service/;

describe('text messages over HTTP', () => {
  it('are posted as JSON with an idempotency key', async () => {
    const { service, worker, entry, said } = await house();
    const { id } = await entry();
    await worker.drain();
    const [seen] = service.seen;
    expect([seen?.method, seen?.url]).toEqual(['POST', '/accounts/AC-secret/messages?token=also-secret']);
    expect(JSON.parse(seen?.body ?? '')).toEqual({ from: 'Harbour', to, text });
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-sms-key': 'the-key-of-the-sms-service',
      'idempotency-key': id,
    });
    expect(await entry()).toMatchObject({ state: 'delivered', payload: null });
    expect(said()).not.toMatch(secrets);
  });

  it.each<SmsFault>([500, 503, 429, 401, 404, 'half', 'no JSON', 'takes it and breaks off'])(
    'are sent again after %s',
    async (fault) => {
      const { service, worker, clock, entry, said } = await house();
      service.failWith(fault);
      await worker.drain();
      expect(await entry()).toMatchObject({ state: 'waiting', attempts: 1 });
      service.failWith(null);
      clock.advance(minute);
      await worker.drain();
      expect(await entry()).toMatchObject({ state: 'delivered', attempts: 2 });
      expect([...service.taken.values()]).toEqual([{ from: 'Harbour', to, text }]);
      expect(said()).not.toMatch(secrets);
    },
  );

  it('are tried again when the service says nothing', async () => {
    const { service, worker, entry } = await house({ timeoutMs: 50 });
    service.failWith('hangs');
    await worker.drain();
    expect(await entry()).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'sms: no response within 50 ms' });
  });

  it('wait as long as the service asks for', async () => {
    const { service, worker, clock, entry } = await house();
    service.failWith(429, { 'retry-after': '120' });
    await worker.drain();
    expect((await entry()).dueAt).toBe(new Date(clock.now().getTime() + 2 * minute).toISOString());
  });

  it.each([400, 413, 422])('are given up when the service answers %i', async (status) => {
    const { service, worker, entry, said } = await house();
    service.failWith(status);
    await worker.drain();
    expect(await entry()).toMatchObject({
      state: 'dead',
      lastError: `The SMS service refused the message with status ${String(status)}.`,
    });
    expect(said()).not.toMatch(secrets);
  });

  it('do not leave for what is no number', async () => {
    const { service, worker, entry } = await house({ recipient: 'ada@visitor.example' });
    await worker.drain();
    expect(await entry()).toMatchObject({ state: 'dead', lastError: 'The phone number of the message is invalid.' });
    expect(service.seen).toEqual([]);
  });

  it('are not sent once they have expired', async () => {
    const { service, worker, clock, outbox, entry } = await house();
    service.failWith(503);
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await worker.drain();
      clock.advance(minute);
    }
    const asked = service.seen.length;
    service.failWith(null);
    await worker.drain();
    await outbox.endLapsed();
    expect(service.seen).toHaveLength(asked);
    expect(service.taken.size).toBe(0);
    expect(await entry()).toMatchObject({ state: 'dead', payload: null });
  });
});
