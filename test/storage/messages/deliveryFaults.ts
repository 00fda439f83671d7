import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createComhub } from '../../../server/forms/createComhub.ts';
import { mailDelivery } from '../../../server/messages/messageDeliveries.ts';
import { smsOverHttp } from '../../../server/messages/smsOverHttp.ts';
import { smtpMailer } from '../../../server/messages/smtpMailer.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import type { Deliver } from '../../../server/storage/outbox/Outbox.ts';
import { silentLogger as logger } from '../../fixtures/silentLogger.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { fakeComhub } from '../../upstreams/fakeComhub.ts';
import { fakeSmsService } from '../../upstreams/fakeSmsService.ts';
import { startFakeSmtp } from '../../upstreams/fakeSmtp.ts';
import { faultyHttp } from '../../upstreams/faultyHttp.ts';
import type { Fault } from '../../upstreams/faults.ts';
import { faultyTcp, smtpWords } from '../../upstreams/faultyTcp.ts';

/** A receiver of the outbox's messages, behind a proxy that fails on demand. */
interface Receiver {
  deliver: Deliver;
  failWith(fault: Fault | null): Promise<void>;
  payload(number: number): unknown;
  /** Keys of the received messages. */
  received(): string[];
  stop(): Promise<void>;
}

const settings = { apiKey: '', apiKeyHeader: 'x-key', logger };

async function leads(): Promise<Receiver> {
  const comhub = await fakeComhub();
  const faulty = await faultyHttp(comhub.address);
  const { deliver, close } = createComhub({ ...settings, endpoint: faulty.at(comhub.address) });
  return {
    deliver,
    failWith: faulty.failWith,
    payload: () => ({ submission: { formName: 'form', formSubmissionId: randomUUID(), values: {} } }),
    received: () => [...comhub.accepted.keys()],
    stop: async () => {
      close();
      await faulty.stop();
      await comhub.stop();
    },
  };
}

async function sms(): Promise<Receiver> {
  const service = await fakeSmsService();
  const faulty = await faultyHttp(service.address);
  const { deliver, close } = smsOverHttp({ ...settings, endpoint: faulty.at(service.address), from: 'Harbour' });
  return {
    deliver,
    failWith: faulty.failWith,
    payload: (number) => ({ to: `+4670174060${String(number)}`, text: `Message ${String(number)}` }),
    received: () => [...service.taken.values()].map(({ text }) => text),
    stop: async () => {
      close();
      await faulty.stop();
      await service.stop();
    },
  };
}

async function mail(): Promise<Receiver> {
  const server = await startFakeSmtp();
  const faulty = await faultyTcp({ host: '127.0.0.1', port: server.port }, smtpWords);
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${String(faulty.port)}`, from: 'web@harbour.example', logger });
  return {
    deliver: mailDelivery(mailer),
    failWith: faulty.failWith,
    payload: (number) => ({
      to: { name: 'Ada', address: 'ada@kund.example' },
      subject: `Message ${String(number)}`,
      text: 'Hello',
    }),
    received: () => server.mails.map(({ parsed }) => parsed.subject ?? ''),
    stop: async () => {
      mailer.close();
      await faulty.stop();
      await server.stop();
    },
  };
}

/** Messages per cell: enough failures to open a circuit breaker. */
const count = 6;
/** Milliseconds from the receiver's recovery. */
const maxRecoveryMs = 5000;

/** Receivers × faults: nothing is lost, everything is sent once, soon after the receiver's recovery. */
export function deliveryFaultCells(faults: readonly Fault[]): void {
  const receivers: readonly { backEnd: string; start: () => Promise<Receiver>; taken: readonly Fault[] }[] = [
    // A response without a body is their documented success, and a slow one is awaited.
    { backEnd: 'forms (comhub)', start: leads, taken: ['empty', 'slow'] },
    { backEnd: 'SMS', start: sms, taken: ['empty', 'slow'] },
    { backEnd: 'mail', start: mail, taken: ['slow'] },
  ];
  describe.each(receivers)('$backEnd', ({ start, taken }) => {
    const ends: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });

    it.each(faults)('× %s: everything is delivered once the receiver recovers', async (fault) => {
      const receiver = await start();
      ends.push(receiver.stop);
      const storage = await openTemporaryStorage();
      const clock = testClock('2026-11-23T10:00:00.000Z');
      const outbox = createOutbox(storage, clock);
      const worker = createOutboxWorker({ outbox, deliverers: { message: receiver.deliver }, clock, logger });
      const later = createOutboxWorker({ outbox, deliverers: { message: receiver.deliver }, clock, logger });
      const states = async () => Object.fromEntries((await outbox.counts()).map((row) => [row.state, row.count]));
      await receiver.failWith(fault);
      for (let number = 0; number < count; number += 1) {
        await storage.write((queries) =>
          outbox.add(queries, { kind: 'message', subject: String(number), payload: receiver.payload(number) }),
        );
      }
      worker.start(); // Several at once, as on the server.
      ends.unshift(() => worker.stop());
      const isTaken = taken.includes(fault);
      const tried = async (): Promise<boolean> =>
        (await outbox.list({ limit: count })).every(
          ({ lastError, state }) => lastError !== null || state === 'delivered',
        );
      while (!(await tried())) await pause(50);
      expect(await states()).toEqual(isTaken ? { delivered: count } : { waiting: count });

      await worker.stop(); // The clock only moves while nothing is in progress: a claim would expire.
      await receiver.failWith(null);
      const well = performance.now();
      // The start of an attempt counts: a busy machine may end an early one late.
      for (let startedMs = 0; (await states())['delivered'] !== count; startedMs = performance.now() - well) {
        expect(startedMs).toBeLessThan(maxRecoveryMs);
        clock.advance(31 * 60_000); // Beyond the longest retry delay.
        await later.drain();
        await pause(100);
      }
      const received = receiver.received();
      if (fault !== 'empty') expect(received).toHaveLength(count);
      expect(new Set(received).size).toBe(received.length);
    });
  });
}
