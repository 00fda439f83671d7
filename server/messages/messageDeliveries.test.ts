import { afterEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { openTemporaryStorage } from '../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../test/fixtures/testClock.ts';
import { startFakeSmtp } from '../../test/upstreams/fakeSmtp.ts';
import { createOutbox } from '../storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../storage/outbox/createOutboxWorker.ts';
import { keepSms, mailDelivery } from './messageDeliveries.ts';
import type { Mail } from './MessageTypes.ts';
import { queueMail, queueSms } from './queueMessages.ts';
import { smtpMailer } from './smtpMailer.ts';

const mail: Mail = {
  to: { name: 'Ada Berg', address: 'ada@visitor.example' },
  subject: 'Din tid',
  text: 'Välkommen!',
};
const hour = 3_600_000;

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A database with a worker that sends to `url`; no mail server when it is "". */
async function house(url: string) {
  const clock = testClock('2026-11-21T12:00:00Z');
  const storage = await openTemporaryStorage();
  const outbox = createOutbox(storage, clock);
  const logger = collectingLogger();
  const mailer = url ? smtpMailer({ url, from: 'web@dealer.example', logger, timeoutMs: 2000 }) : null;
  if (mailer) cleanUps.push(() => mailer.close());
  const deliverers = { mail: mailDelivery(mailer), sms: keepSms };
  const worker = createOutboxWorker({ outbox, deliverers, clock, logger });
  const queue = (key: string, dueAt?: Date) =>
    storage.write((queries) => queueMail(outbox, queries, { key, mail, ...(dueAt ? { dueAt } : {}) }));
  const states = async () => (await outbox.list({ limit: 10 })).map(({ state }) => state);
  return { clock, storage, outbox, worker, queue, states, said: () => JSON.stringify(logger.lines) };
}

describe('messages of the outbox', () => {
  it('are sent once even when queued twice', async () => {
    const smtp = await startFakeSmtp();
    cleanUps.unshift(() => smtp.stop());
    const { clock, worker, queue, states } = await house(smtp.url);
    await queue('booking:1');
    await queue('booking:1');
    await queue('booking:1:reminder', new Date(clock.now().getTime() + hour));
    await worker.drain();
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual(['Din tid']);
    clock.advance(hour);
    await worker.drain();
    await worker.drain();
    expect(smtp.mails).toHaveLength(2);
    expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId)).size).toBe(2);
    expect(await states()).toEqual(['delivered', 'delivered']);
  });

  it('are not written when what causes them is not', async () => {
    const { storage, outbox } = await house('');
    const failing = storage.write(async (queries) => {
      await queueMail(outbox, queries, { key: 'booking:1', mail });
      throw new Error('no such time any more');
    });
    await expect(failing).rejects.toThrow('no such time');
    expect(await outbox.list({ limit: 10 })).toEqual([]);
  });

  it('are kept when nobody is set up to send them', async () => {
    const { storage, outbox, worker, queue, states } = await house('');
    await queue('booking:1');
    await storage.write((queries) =>
      queueSms(outbox, queries, { key: 'booking:1', sms: { to: '+46701234567', text: 'I morgon kl 8' } }),
    );
    await worker.drain();
    expect(await states()).toEqual(['kept', 'kept']);
  });

  it('wait while the mail server is down', async () => {
    const before = await startFakeSmtp();
    await before.stop();
    const { clock, worker, queue, states, said } = await house(before.url);
    await queue('booking:1');
    await worker.drain();
    expect(await states()).toEqual(['waiting']);
    const smtp = await startFakeSmtp({ port: before.port });
    cleanUps.unshift(() => smtp.stop());
    clock.advance(hour);
    await worker.drain();
    expect(await states()).toEqual(['delivered']);
    expect(smtp.mails).toHaveLength(1);
    expect(said()).toContain('ECONNREFUSED');
    expect(said()).not.toMatch(/ada@|Ada|Välkommen/);
  });

  it('are given up when the mail server does not know the recipient', async () => {
    const smtp = await startFakeSmtp();
    cleanUps.unshift(() => smtp.stop());
    smtp.refuse('recipient', 550);
    const { outbox, worker, queue, said } = await house(smtp.url);
    await queue('booking:1');
    await worker.drain();
    const [entry] = await outbox.list({ limit: 10 });
    expect(entry).toMatchObject({ state: 'dead', lastError: 'The mail server answered 550 to RCPT TO.' });
    expect(said()).not.toMatch(/@|Ada|Välkommen/);
  });
});
