import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { loadUntilIdle, openSlowPhone, slowPhone } from './slowPhone.ts';

export interface MeasuredTurns {
  /** Time of the main thread on the way to a car and back, ms, with the processor slowed down; the quickest of three. */
  toCar: number;
  back: number;
  /** Bytes of heap that one turn leaves behind. */
  heapPerTurn: number;
  /** Nodes by which those in memory have grown, though the same page shows. */
  detachedNodes: number;
}

/** Code and caches are loaded by then; what grows from here on is lost. */
const turnsBefore = 10;
const settleMs = 400;

/** Processor time of all tasks of the main thread, seconds. */
async function taskSeconds(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

async function memory(client: CDPSession): Promise<{ heap: number; nodes: number }> {
  // what finalizers release goes with the second collection
  for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

// booleans: a handle on an element would keep the page that it was on in memory
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
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
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
      const before = await taskSeconds(client);
      await step();
      await pause(settleMs);
      return ((await taskSeconds(client)) - before) * 1000;
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
