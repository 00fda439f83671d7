import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Admission, Slot } from './Admission.ts';
import type { Priority } from './AdmissionQueue.ts';
import { createAdmission } from './createAdmission.ts';
import type { AdmissionOptions } from './createAdmission.ts';
import { OverloadedError } from './OverloadedError.ts';

let admission: Admission;
/** Time that timers do not see, because the event loop was blocked. */
let blockedMs: number;
let lines: { event: string; facts: Record<string, unknown> }[];

const logger: Logger = (() => {
  const at = (event: string, facts = {}): void => void lines.push({ event, facts });
  return { debug: at, info: at, warn: at, error: at };
})();

function start(options: Partial<AdmissionOptions> = {}): void {
  admission = createAdmission({ concurrency: 1, maxWaitMs: 500, maxLoopDelayMs: 200, logger, ...options });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  blockedMs = 0;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + blockedMs);
  lines = [];
  start();
});

afterEach(() => {
  admission.stop();
  jest.useRealTimers();
});

/** A request for admission and its result. */
class Request {
  slot: Slot | null = null;
  error: unknown = null;
  readonly settled: Promise<void>;

  constructor(priority: Priority = 'page', signal?: AbortSignal) {
    this.settled = admission.enter(priority, signal).then(
      (slot) => void (this.slot = slot),
      (error: unknown) => void (this.error = error),
    );
  }

  get state(): 'waiting' | 'started' | 'refused' | 'aborted' {
    if (this.slot) return 'started';
    if (this.error === null) return 'waiting';
    return this.error instanceof OverloadedError ? 'refused' : 'aborted';
  }
}

const states = (requests: Request[]): string[] => requests.map(({ state }) => state);
const pages = (count: number): Request[] => Array.from({ length: count }, () => new Request());
/** Time for some turns of the event loop. */
const turns = (): Promise<void> => jest.advanceTimersByTimeAsync(5);

/** Starts the next waiting request after the current one took `ms`. */
async function finish(request: Request, ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  request.slot?.release();
  await turns();
}

/** Blocks the event loop until the next sample of its delay. */
async function block(ms: number): Promise<void> {
  blockedMs += ms;
  await jest.advanceTimersByTimeAsync(50);
}

describe('admission', () => {
  it('starts a page at once when nothing is under way', async () => {
    const request = new Request();
    await request.settled;
    expect(request.state).toBe('started');
  });

  it('admits as many requests as its concurrency', async () => {
    start({ concurrency: 2 });
    const requests = pages(3);
    await turns();
    expect(states(requests)).toEqual(['started', 'started', 'waiting']);
    requests[0]?.slot?.release();
    await turns();
    expect(states(requests)).toEqual(['started', 'started', 'started']);
  });

  it('counts a slot that is released twice once', async () => {
    const requests = pages(3);
    await turns();
    requests[0]?.slot?.release();
    requests[0]?.slot?.release();
    await turns();
    expect(states(requests)).toEqual(['started', 'started', 'waiting']);
  });

  it('starts one request per turn of the event loop', async () => {
    start({ concurrency: 10 });
    const [first, second] = pages(2);
    await first?.settled;
    expect(second?.state).toBe('waiting');
    await turns();
    expect(second?.state).toBe('started');
  });

  it('gives a turn to a request under way before it starts another', async () => {
    start({ concurrency: 10 });
    const [first, second] = pages(2);
    await first?.settled;
    const order: string[] = [];
    void second?.settled.then(() => order.push('second starts'));
    void first?.slot?.turn().then(() => order.push('first has its turn'));
    await turns();
    expect(order).toEqual(['first has its turn', 'second starts']);
  });

  it('starts forms before pages', async () => {
    const [first] = pages(1);
    const order: string[] = [];
    const waiting = (['background', 'page', 'form', 'page', 'form'] as const).map((priority, index) => {
      const request = new Request(priority);
      void request.settled.then(() => order.push(`${priority} ${String(index)}`));
      return request;
    });
    await turns();
    let running = first;
    while (order.length < waiting.length) {
      if (running) await finish(running, 1);
      running = waiting.find(({ slot }) => slot !== null && slot !== running?.slot);
      for (const { slot } of waiting) slot?.release();
    }
    expect(order).toEqual(['form 2', 'form 4', 'page 1', 'page 3', 'background 0']);
  });

  it('refuses a page at once when more wait than can start in time', async () => {
    const requests = pages(40); // 20 ms per start until it is measured: 25 in 500 ms
    await turns();
    expect(requests.filter(({ state }) => state === 'waiting')).toHaveLength(25);
    expect(requests.filter(({ state }) => state === 'refused')).toHaveLength(14);
  });

  it('lets fewer pages wait when starts have become slower', async () => {
    const requests = pages(20);
    for (const request of requests.slice(0, 4)) await finish(request, 100);
    expect(admission.counters().msPerStart).toBeGreaterThan(50);
    expect(admission.refusal('page')).not.toBeNull();
  });

  it('lets no more than two pages wait while no request under way ends', async () => {
    const requests = pages(3);
    await jest.advanceTimersByTimeAsync(400);
    expect(states(requests)).toEqual(['started', 'waiting', 'waiting']);
    expect(admission.refusal('page')).not.toBeNull();
  });

  it('lets as many wait as before after the last waiting client has gone', async () => {
    const client = new AbortController();
    const running = new Request();
    const gone = new Request('page', client.signal);
    await turns();
    client.abort();
    await gone.settled;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(running.state).toBe('started');
    expect(admission.counters().msPerStart).toBe(20);
  });

  it('refuses a page that has waited for its time limit', async () => {
    const [, waiting] = pages(2);
    await jest.advanceTimersByTimeAsync(499);
    expect(waiting?.state).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting?.state).toBe('refused');
  });

  it('lets a form wait when pages are refused', async () => {
    pages(40);
    const form = new Request('form');
    await jest.advanceTimersByTimeAsync(2000);
    expect(form.state).toBe('waiting');
  });

  it('never starts a request whose client has gone', async () => {
    const client = new AbortController();
    const running = new Request();
    const gone = new Request('page', client.signal);
    const next = new Request();
    await turns();
    client.abort();
    await finish(running, 1);
    expect(states([gone, next])).toEqual(['aborted', 'started']);
    expect(admission.counters().waiting).toBe(0);
  });

  it('refuses only pages while the event loop is late', async () => {
    await block(300);
    await block(300);
    const form = new Request('form');
    await form.settled;
    expect(form.state).toBe('started');
    const refused = new Request();
    await refused.settled;
    expect(refused.state).toBe('refused');
    await jest.advanceTimersByTimeAsync(200);
    expect(admission.refusal('page')).toBeNull();
  });

  it('admits pages after a single pause of the event loop', async () => {
    await block(300);
    expect(admission.refusal('page')).toBeNull();
  });

  it('admits pages again as soon as the queue has room', async () => {
    const requests = pages(40);
    await turns();
    expect(admission.refusal('page')).not.toBeNull();
    await finish(requests[0] ?? new Request(), 10);
    expect(admission.refusal('page')).toBeNull();
  });

  it('spreads the time after which refused clients return', () => {
    pages(40);
    const seconds = new Set(Array.from({ length: 200 }, () => admission.refusal('page')));
    expect([...seconds].sort()).toEqual([2, 3, 4, 5]);
  });

  it('admits everything at once with a concurrency of 0', async () => {
    start({ concurrency: 0 });
    const requests = pages(1000);
    await Promise.all(requests.map(({ settled }) => settled));
    await requests[0]?.slot?.turn();
    expect(new Set(states(requests))).toEqual(new Set(['started']));
  });

  it('counts requests by state', async () => {
    const requests = pages(40);
    await turns();
    await finish(requests[0] ?? new Request(), 20);
    expect(admission.counters()).toMatchObject({ admitted: 2, queued: 25, refused: 14, current: 1, waiting: 24 });
  });

  it('logs refusals once per second', async () => {
    pages(40);
    await jest.advanceTimersByTimeAsync(1000);
    admission.refusal('page');
    await jest.advanceTimersByTimeAsync(5000);
    expect(
      lines.map(({ event, facts }) => [event, facts['refusedSinceLastLine'] ?? facts['refusedDuringOverload']]),
    ).toEqual([
      ['overload.refusing', 39],
      ['overload.ended', 39],
    ]);
  });

  it('lets new connections be accepted before the next start', async () => {
    start({ concurrency: 10 });
    const server = createServer();
    admission.watch(server);
    const [first, second] = pages(2);
    await first?.settled;
    let accepted = 0;
    const accept = (): void => {
      server.emit('connection');
      if (second?.state === 'waiting' && ++accepted < 5) setImmediate(accept);
    };
    accept();
    await jest.advanceTimersByTimeAsync(50);
    expect([accepted, second?.state]).toEqual([5, 'started']);
  });
});
