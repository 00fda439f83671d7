import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { createFeedThread } from './createFeedThread.ts';
import type { FeedThread } from './createFeedThread.ts';
import type { StockWorkerTask } from './stockWorkerMessages.ts';

/** A thread that serves as many cars as its source says, and logs how many readings it has done. */
const script = `
  const { parentPort } = require('node:worker_threads');
  let readings = 0;
  parentPort.on('message', ({ feeds: [{ source }] }) => {
    readings += 1;
    if (source === 'fault') throw new Error('a fault');
    parentPort.postMessage({ kind: 'log', level: 'info', event: 'reading', facts: { readings } });
    if (source === 'refused') parentPort.postMessage({ kind: 'refused', where: 'a', what: 'b', cure: 'c', shrunk: [] });
    else if (source !== 'never') parentPort.postMessage({ kind: 'read', stocks: [{ report: { served: Number(source) } }] });
  });`;

let folder: string;
let thread: FeedThread;
let logger: ReturnType<typeof collectingLogger>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-thread-'));
  await writeFile(join(folder, 'thread.cjs'), script);
  logger = collectingLogger();
  thread = createFeedThread(join(folder, 'thread.cjs'), logger, 100);
});
afterEach(async () => {
  thread.stop();
  await rm(folder, { recursive: true });
});

const read = (source: string, signal = new AbortController().signal): Promise<unknown> =>
  thread.read({ feeds: [{ source }], indexedSites: new Map() } as unknown as StockWorkerTask, signal, () => undefined);
const readings = (): unknown[] => logger.lines.map(({ facts }) => facts['readings']);

describe('the thread that reads the stock', () => {
  it('stays for the next reading when it holds many cars', async () => {
    await read('100');
    await read('100');
    expect(readings()).toEqual([1, 2]);
  });

  it('ends with a reading of few cars', async () => {
    await read('99');
    await read('99');
    expect(readings()).toEqual([1, 1]);
  });

  it('keeps what it holds when a feed is refused', async () => {
    await read('100');
    await expect(read('refused')).rejects.toThrow('b');
    await read('100');
    expect(readings()).toEqual([1, 2, 3]);
  });

  it('that failed is replaced by a new one', async () => {
    await read('100');
    await expect(read('fault')).rejects.toThrow('a fault');
    await read('100');
    expect(readings()).toEqual([1, 1]);
  });

  it('ends at once when the reading is cancelled', async () => {
    const stopping = new AbortController();
    const reading = read('never', stopping.signal);
    stopping.abort();
    await expect(reading).rejects.toThrow('ended unexpectedly');
  });
});
