import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { countMainThread, mainThreadMs } from './mainThreadMs.ts';
import type { ObservedPage } from './observePage.ts';
import type { PageInteraction } from './pageInteractions.ts';
import { loadUntilIdle, openSlowPhone, slowPhone } from './slowPhone.ts';
import type { PageVisit } from './slowPhone.ts';

export interface MeasuredInteraction {
  name: string;
  /** Longest time from an input to the next frame, ms (Event Timing). 16 stands for all shorter ones. */
  inp: number;
  /**
   * Processor time of the main thread from the first input to the next frame after the last, ms.
   * Other programs delay a frame but hardly change this: a long wait with little of it means a busy machine. Null for an
   * interaction that leaves the page.
   */
  cpu: number | null;
}

/** Wait after an interaction, ms: its results are on screen, and the observer has reported. */
const settleMs = 900;
const shortestReportedMs = 16;

const inputs = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { observed: ObservedPage }).observed.inputs).catch(() => []); // The interaction has left the page.

/**
 * Performs visitors' interactions on a page, with the slow phone's processor.
 * The network is not throttled, because an interaction must respond before the network does. A page that lacks an
 * element needed by an interaction is not measured.
 */
export async function measureInteractions(
  browser: Browser | BrowserContext,
  visit: PageVisit,
  interactions: readonly PageInteraction[],
): Promise<MeasuredInteraction[]> {
  const own = 'createBrowserContext' in browser;
  const context = own ? await browser.createBrowserContext() : browser;
  const page = await openSlowPhone(context, visit.stored);
  const measured: MeasuredInteraction[] = [];
  try {
    await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(visit.url).hostname });
    await loadUntilIdle(page, visit);
    const client = await page.createCDPSession();
    await countMainThread(client);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    for (const { name, needs, prepare, act, after } of interactions) {
      if (!(await isShown(page, needs))) continue;
      await prepare?.(page);
      await pause(settleMs / 2);
      const before = (await inputs(page)).length;
      const cpuBefore = await mainThreadMs(client);
      await act(page);
      await nextFrame(client);
      const cpu = Math.round((await mainThreadMs(client)) - cpuBefore);
      await pause(settleMs);
      measured.push({
        name,
        inp: Math.max(shortestReportedMs, ...(await inputs(page)).slice(before)),
        cpu: cpu < 0 ? null : cpu,
      });
      await after?.(page);
      if (after) await pause(settleMs / 2);
    }
    return measured;
  } catch (error) {
    throw new Error(`Interactions of ${visit.url} ended after "${measured.at(-1)?.name ?? 'none'}".`, { cause: error });
  } finally {
    await (own ? context.close() : page.close());
  }
}

/** Waits for a frame of the page, or until it was left: the processor time then starts again from 0. */
async function nextFrame(client: CDPSession): Promise<void> {
  const expression = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';
  await client.send('Runtime.evaluate', { expression, awaitPromise: true }).catch(() => undefined);
}

function isShown(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && element.getClientRects().length > 0;
  }, selector);
}
