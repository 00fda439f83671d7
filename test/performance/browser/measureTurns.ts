import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { countMainThread, mainThreadMs } from './mainThreadMs.ts';
import { loadUntilIdle, openSlowPhone, slowPhone } from './slowPhone.ts';

export interface MeasuredTurns {
  /** Main-thread time of the way to a car and back, ms, with a throttled processor; best of three. */
  toCar: number;
  back: number;
  /** Bytes of objects and strings that one turn leaves behind, without the engine's own (compiled code). */
  heapPerTurn: number;
  /** Growth in the number of nodes kept in memory outside the document. */
  detachedNodes: number;
}

/** Turns before measuring: code and caches are loaded by then; later growth is a leak. */
const turnsBefore = 10;
const settleMs = 400;

/**
 * Heap snapshot node types that a page's own code creates.
 * The others belong to the engine: code, caches, records.
 */
const ownKinds = new Set([
  ...['array', 'bigint', 'closure', 'concatenated string', 'number', 'object', 'object shape', 'regexp'],
  ...['sliced string', 'string', 'symbol'],
]);
/** Snapshot value of a node detached from its document. */
const detached = 2;

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

async function memory(client: CDPSession): Promise<{ heap: number; nodes: number }> {
  // Objects released by finalizers go with the second collection.
  for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): number => chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', take);
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size, state] = ['type', 'self_size', 'detachedness'].map((name) => fields.indexOf(name)) as [
    number,
    number,
    number,
  ];
  let [heap, left] = [0, 0];
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (ownKinds.has(types[0][nodes[at + kind] ?? 0] ?? '')) heap += nodes[at + size] ?? 0;
    if (nodes[at + state] === detached) left += 1;
  }
  return { heap, nodes: left };
}

// Booleans: an element handle would keep its page in memory.
const showsCar = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.car-detail-title') !== null);
const showsList = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('.car-detail-title') === null && document.querySelector('.car-card') !== null,
  );

/** Follows the first car of the list and goes back, many times, in one document. */
export async function measureTurns(browser: Browser, listUrl: string, turns: number): Promise<MeasuredTurns> {
  const context = await browser.createBrowserContext();
  try {
    await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(listUrl).hostname });
    const page = await openSlowPhone(context);
    await loadUntilIdle(page, { url: listUrl });
    const client = await page.createCDPSession();
    await countMainThread(client);
    const open = async (): Promise<void> => {
      await page.$eval('.car-card .card-link', (link) => (link as HTMLElement).click());
      await showsCar(page);
    };
    const back = async (): Promise<void> => {
      await page.evaluate(() => window.history.back());
      await showsList(page);
    };
    for (let turn = 0; turn < turnsBefore; turn += 1) {
      await open();
      await back();
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    const timed = async (step: () => Promise<void>): Promise<number> => {
      await pause(settleMs);
      const before = await mainThreadMs(client);
      await step();
      await pause(settleMs);
      return (await mainThreadMs(client)) - before;
    };
    const [toCar, toList]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 3; turn += 1) {
      toCar.push(await timed(open));
      toList.push(await timed(back));
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const before = await memory(client);
    for (let turn = 0; turn < turns; turn += 1) {
      await open();
      await back();
    }
    await pause(settleMs);
    const after = await memory(client);
    return {
      toCar: Math.min(...toCar),
      back: Math.min(...toList),
      heapPerTurn: (after.heap - before.heap) / turns,
      detachedNodes: Math.max(0, after.nodes - before.nodes),
    };
  } finally {
    await context.close();
  }
}
