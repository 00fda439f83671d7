import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { attemptDelivery } from './attemptDelivery.ts';
import type { Deliver, OutboxEntry } from './Outbox.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const entryOf = (payload: object): OutboxEntry => ({
  id: 'entry',
  kind: 'mail',
  subject: 'subject',
  payload,
  state: 'waiting',
  attempts: 1,
  createdAt: '2026-11-25T12:00:00.000Z',
  dueAt: '2026-11-25T12:00:00.000Z',
  giveUpAt: '2026-11-26T12:00:00.000Z',
  endedAt: null,
  lapsesAt: null,
  lastError: null,
});

describe('attemptDelivery()', () => {
  it('lets go of an entry once its attempt has ended', async () => {
    const stop = new AbortController().signal;
    const attempt = async (deliver: Deliver): Promise<WeakRef<object>> => {
      const payload = { text: 'x'.repeat(1000) };
      await attemptDelivery(deliver, entryOf(payload), { attemptMs: 60_000, stop });
      return new WeakRef(payload);
    };
    const payloads: WeakRef<object>[] = [];
    for (let number = 0; number < 20; number += 1) {
      payloads.push(await attempt(() => Promise.resolve('delivered')));
      payloads.push(await attempt(() => Promise.reject(new Error('failed'))));
    }
    for (let times = 0; times < 3; times += 1) {
      await nextTurn();
      collectGarbage();
    }
    // the last ones may still be on the stack
    expect(payloads.filter((payload) => payload.deref() !== undefined).length).toBeLessThan(5);
  });

  it('ends an attempt that takes too long', async () => {
    let wasTold = false;
    const stop = new AbortController().signal;
    const deliver: Deliver = (_entry, signal) =>
      new Promise(() => signal.addEventListener('abort', () => (wasTold = true)));
    const outcome = await attemptDelivery(deliver, entryOf({}), { attemptMs: 20, stop });
    expect(outcome).toEqual({ result: 'failed', reason: 'not sent within 0.02 s', retryAfterMs: 0 });
    expect(wasTold).toBe(true);
  });

  it.each(['before', 'during'])('ends when the server stopped %s the attempt', async (when) => {
    const stop = new AbortController();
    if (when === 'before') stop.abort();
    let wasTold = false;
    const deliver: Deliver = (_entry, signal) => {
      wasTold = signal.aborted;
      signal.addEventListener('abort', () => (wasTold = true));
      return new Promise(() => setTimeout(() => stop.abort(), 5));
    };
    const outcome = await attemptDelivery(deliver, entryOf({}), { attemptMs: 60_000, stop: stop.signal });
    expect(outcome).toMatchObject({ result: 'failed', reason: 'the server stopped' });
    expect(wasTold).toBe(true);
  });
});
