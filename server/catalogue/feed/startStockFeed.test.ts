import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  collectingLogger,
  handTimers,
  inPieces,
  readingWith,
  smallMapping,
} from '../../../test/fixtures/feeds/feedFixtures.ts';
import type { CarsBySite } from '../../../test/fixtures/feeds/feedFixtures.ts';
import type { FeedFetch } from './source/OpenFeed.ts';
import { startStockFeed } from './startStockFeed.ts';
import type { StockFeed } from './startStockFeed.ts';

const csv = (...makes: string[]): string =>
  `id,make,price,year\n${makes.map((make, at) => `${at},${make},1,2011\n`).join('')}`;

/** Collects the stocks of onStock; `next` resolves with the next stock's brands. */
function stockTaker() {
  const waiting: ((brands: string[]) => void)[] = [];
  const taken: string[][] = [];
  let isFailing = false;
  return {
    taken,
    failNext: () => {
      isFailing = true;
    },
    next: () => new Promise<string[]>((resolve) => waiting.push(resolve)),
    onStock(carsBySite: CarsBySite): void {
      if (isFailing) {
        isFailing = false;
        throw new Error('index failed');
      }
      const brands = (carsBySite.get('harbour-bil') ?? []).map((car) => car.car_brand);
      taken.push(brands);
      waiting.shift()?.(brands);
    },
  };
}

let folder = '';
let feed: StockFeed | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
});
afterEach(async () => {
  await feed?.stop();
  feed = null;
  await rm(folder, { recursive: true });
});

describe('a stock feed whose new stock is much smaller', () => {
  const pollMs = 7_000;

  async function refusedFeed() {
    const source = join(folder, 'stock.csv');
    const logger = collectingLogger();
    const timers = handTimers();
    const taker = stockTaker();
    const told: string[] = [];
    let accepted: Record<string, number> | null = null;
    const read = readingWith({ source, mapping: smallMapping(), logger }, taker.onStock);
    await writeFile(source, csv(...Array.from({ length: 10 }, () => 'Volvo')));
    feed = await startStockFeed({
      source,
      feed: 'small',
      read,
      logger,
      after: timers.after,
      intervalMinutes: 10,
      approvalPollMs: pollMs,
      approvals: {
        accepted: () => Promise.resolve(accepted),
        refused: (_feed, sites) =>
          Promise.resolve(void told.push(...sites.map(({ site, offered }) => `${site} ${offered}`))),
        settled: () => Promise.resolve(void told.push('settled')),
      },
    });
    await writeFile(source, csv('Kia', 'Kia'));
    expect(await feed.reload()).toBe(false);
    return {
      running: feed,
      source,
      logger,
      timers,
      taker,
      told,
      accept: () => {
        accepted = { 'harbour-bil': 2 };
      },
    };
  }

  it('keeps the running stock', async () => {
    const { running, told, logger } = await refusedFeed();
    expect(running.report()?.served).toBe(10);
    expect(told).toEqual(['harbour-bil 2']);
    expect(logger.lines.find(({ event }) => event === 'feed.refused')?.facts['reason']).toContain(
      'harbour-bil has 2 cars in the feed, 10 are in service',
    );
  });

  it('takes the stock soon after an operator has accepted it', async () => {
    const { timers, taker, accept } = await refusedFeed();
    accept();
    const next = taker.next();
    timers.fire(pollMs);
    expect(await next).toEqual(['Kia', 'Kia']);
  });

  it('settles the refusal when a stock of the usual size arrives', async () => {
    const { running, source, told } = await refusedFeed();
    await writeFile(source, csv(...Array.from({ length: 9 }, () => 'Kia')));
    expect(await running.reload()).toBe(true);
    expect(told.at(-1)).toBe('settled');
  });
});

describe('a stock feed from a file', () => {
  async function start(content: string, taker = stockTaker()) {
    const source = join(folder, 'stock.csv');
    const logger = collectingLogger();
    await writeFile(source, content);
    feed = await startStockFeed({
      source,
      feed: 'small',
      read: readingWith({ source, mapping: smallMapping(), logger }, taker.onStock),
      intervalMinutes: 10,
      logger,
      settleMs: 20,
      pollMs: 100,
    });
    return { source, logger, taker, running: feed };
  }

  it('has handed over the first stock when it has started', async () => {
    const { taker, running } = await start(csv('Volvo'));
    expect(taker.taken).toEqual([['Volvo']]);
    expect(running.report()?.served).toBe(1);
  });

  it('reads the file again when it changes', async () => {
    const { source, taker, running } = await start(csv('Volvo'));
    const next = taker.next();
    await writeFile(source, csv('Volvo', 'Kia'));
    expect(await next).toEqual(['Volvo', 'Kia']);
    // Waits for the reading in progress, which ends after the stock was taken.
    await running.reload();
    expect(running.report()?.served).toBe(2);
  });

  it('reads the file again when another is renamed to it', async () => {
    const { source, taker } = await start(csv('Volvo'));
    const next = taker.next();
    await writeFile(join(folder, 'new'), csv('Kia', 'Opel'));
    await rename(join(folder, 'new'), source);
    expect(await next).toEqual(['Kia', 'Opel']);
  });

  it('keeps the running stock until the next good file', async () => {
    const { source, logger, taker, running } = await start(csv('Volvo'));
    const refused = logger.next('feed.refused');
    await rm(source);
    expect((await refused).facts['reason']).toContain('there is no such file');
    expect(running.report()?.served).toBe(1);
    const next = taker.next();
    await writeFile(source, csv('Kia'));
    expect(await next).toEqual(['Kia']);
    expect(taker.taken).toHaveLength(2);
  });

  it('does nothing on reload while the file is the same', async () => {
    const { running, taker } = await start(csv('Volvo'));
    expect(await running.reload()).toBe(false);
    expect(taker.taken).toHaveLength(1);
  });

  it('starts without a stock when the feed is refused', async () => {
    const { running, taker } = await start('id,make,price,year\n');
    expect(running.state()).toEqual({ state: 'missing' });
    expect(taker.taken).toEqual([]);
  });

  it('hands over nothing more once stopped', async () => {
    const { source, taker, running } = await start(csv('Volvo'));
    await running.stop();
    await writeFile(source, csv('Kia', 'Opel'));
    expect(await running.reload()).toBe(false);
    expect(taker.taken).toHaveLength(1);
  });
});

describe('a car that a feed calls sold without a day', () => {
  it('counts as sold from the first day it was seen so', async () => {
    const source = join(folder, 'sold.csv');
    const states = (...all: string[]): Promise<void> =>
      writeFile(
        source,
        `id,make,price,year,state\n${all.map((state, at) => `${at},Volvo,1,2011,${state}\n`).join('')}`,
      );
    let today = '2026-11-01';
    let soldAt: string[] = [];
    await states('sold', 'available');
    feed = await startStockFeed({
      source,
      feed: 'small',
      read: readingWith(
        {
          source,
          mapping: smallMapping({ fields: { car_sale_state: { column: 'state' } } }),
          logger: collectingLogger(),
          now: () => new Date(`${today}T08:00:00Z`),
        },
        (carsBySite) => {
          soldAt = (carsBySite.get('harbour-bil') ?? []).map((car) => car.car_sold_at);
        },
      ),
      intervalMinutes: 10,
      logger: collectingLogger(),
      pollMs: 1e9,
      settleMs: 1e9,
    });
    expect(soldAt).toEqual(['2026-11-01', '']);
    const readOn = async (day: string, ...all: string[]): Promise<string[]> => {
      today = day;
      await states(...all);
      await feed?.reload();
      return soldAt;
    };
    expect(await readOn('2026-11-03', 'sold', 'sold')).toEqual(['2026-11-01', '2026-11-03']);
    expect(await readOn('2026-11-04', 'available', 'sold')).toEqual(['', '2026-11-03']);
    expect(await readOn('2026-11-05', 'sold', 'sold')).toEqual(['2026-11-05', '2026-11-03']);
  });
});

describe('a stock feed from an address', () => {
  interface Answer {
    status: number;
    body?: string;
    etag?: string;
  }

  async function start(...answers: Answer[]) {
    const timers = handTimers();
    const logger = collectingLogger();
    const taker = stockTaker();
    const asked: string[] = [];
    const fetch: FeedFetch = (_address, { headers }) => {
      asked.push(headers['if-none-match'] ?? '');
      const { status, body, etag } = answers.shift() ?? { status: 500 };
      return Promise.resolve({
        status,
        headers: { get: (name) => (name === 'etag' ? (etag ?? null) : null) },
        body: body === undefined ? null : inPieces(body),
      });
    };
    const source = 'https://stock.test/cars.csv?key=secret';
    feed = await startStockFeed({
      source,
      feed: 'small',
      read: readingWith({ source, mapping: smallMapping(), logger, fetch }, taker.onStock),
      intervalMinutes: 10,
      logger,
      after: timers.after,
    });
    return { timers, logger, taker, asked, running: feed };
  }

  it('is read again after the interval', async () => {
    const { timers, taker, asked } = await start(
      { status: 200, body: csv('Volvo'), etag: '"1"' },
      { status: 200, body: csv('Kia'), etag: '"2"' },
    );
    expect(timers.waiting).toEqual([600_000]);
    const next = taker.next();
    timers.fire(600_000);
    expect(await next).toEqual(['Kia']);
    expect(asked).toEqual(['', '"1"']);
  });

  it('does no work on 304', async () => {
    const { running, logger, taker } = await start({ status: 200, body: csv('Volvo'), etag: '"1"' }, { status: 304 });
    expect(await running.reload()).toBe(false);
    expect(taker.taken).toHaveLength(1);
    expect(logger.lines.map(({ event }) => event)).toEqual(['feed.loaded']);
  });

  it('keeps the stock after a 500 response', async () => {
    const { timers, logger, running, taker } = await start(
      { status: 200, body: csv('Volvo') },
      { status: 500 },
      { status: 200, body: csv('Kia') },
    );
    expect(await running.reload()).toBe(false);
    expect(running.report()?.served).toBe(1);
    const line = logger.lines.at(-1);
    expect(line).toMatchObject({ level: 'error', event: 'feed.refused' });
    expect(JSON.stringify(line)).not.toContain('secret');
    const next = taker.next();
    timers.fire(600_000);
    expect(await next).toEqual(['Kia']);
  });

  it('offers a new stock again after its consumer failed', async () => {
    const kia = { status: 200, body: csv('Kia', 'Kia'), etag: '"2"' };
    const { running, logger, asked, taker } = await start({ status: 200, body: csv('Volvo'), etag: '"1"' }, kia, kia);
    taker.failNext();
    expect(await running.reload()).toBe(false);
    expect(logger.lines.at(-1)).toMatchObject({ event: 'feed.refused', facts: { reason: 'index failed' } });
    expect(running.report()?.served).toBe(1);
    expect(await running.reload()).toBe(true);
    expect(running.report()?.served).toBe(2);
    expect(asked).toEqual(['', '"1"', '"1"']);
  });
});
