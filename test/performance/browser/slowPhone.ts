import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { observePage } from './observePage.ts';
import type { ObservedPage } from './observePage.ts';

/** A mid-range phone on a slow network, as emulated by Lighthouse, but with real throttling. */
export const slowPhone = {
  viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  cpuSlowdown: 4,
};

/** A page counts as idle after this time without a request. */
const idleMs = 1000;
const timeoutMs = 60_000;
const pollMs = 50;

export interface TransferredBytes {
  script: number;
  font: number;
  css: number;
  image: number;
  document: number;
}

export interface PageLoad extends Omit<ObservedPage, 'inputs' | 'firstScreen'> {
  /** Bodies as transferred until the page is idle, without HTTP headers. */
  bytes: TransferredBytes;
  /** HTTP headers of all responses; HTTP/2 compresses them. */
  headerBytes: number;
  scriptRequests: number;
  /** Bytes of the pictures on the first screen. */
  firstScreenBytes: number;
  elements: number;
}

function kindOf(mimeType: string): keyof TransferredBytes | null {
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.includes('font')) return 'font';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.startsWith('image/')) return 'image';
  return mimeType === 'text/html' ? 'document' : null;
}

/** Counts a page's transfers on the network: compressed bodies, and headers. */
async function countTransfers(client: CDPSession) {
  const bytes: TransferredBytes = { script: 0, font: 0, css: 0, image: 0, document: 0 };
  const byUrl = new Map<string, number>();
  const known = new Map<string, { url: string; kind: keyof TransferredBytes | null; headers: number }>();
  let scriptRequests = 0;
  let headerBytes = 0;
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = response.fromDiskCache ? null : kindOf(response.mimeType);
    const headers = response.encodedDataLength; // received so far
    known.set(requestId, { url: response.url, kind, headers });
    headerBytes += headers;
    if (kind === 'script') scriptRequests += 1;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = known.get(requestId);
    if (!found) return;
    const body = Math.max(0, encodedDataLength - found.headers);
    byUrl.set(found.url, body);
    if (found.kind) bytes[found.kind] += body;
  });
  return { bytes, byUrl, headerBytes: () => headerBytes, scriptRequests: () => scriptRequests };
}

export interface PageVisit {
  url: string;
  ready?: string | undefined;
  stored?: Record<string, string> | undefined;
}

/** Opens a page of a session as the slow phone sees it; not throttled yet. */
export async function openSlowPhone(context: BrowserContext, stored: Record<string, string> = {}): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport(slowPhone.viewport);
  await page.evaluateOnNewDocument(observePage);
  await page.evaluateOnNewDocument((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  return page;
}

/** Loads a page and waits until it is hydrated, complete and idle. */
export async function loadUntilIdle(page: Page, { url, ready }: PageVisit): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  await page.waitForNetworkIdle({ idleTime: idleMs, timeout: timeoutMs });
  const client = await page.createCDPSession();
  await becomeTrue(client, "performance.getEntriesByName('hydrated').length > 0");
  if (ready) {
    await becomeTrue(client, `document.querySelector(${JSON.stringify(ready)}) !== null`);
    await page.waitForNetworkIdle({ idleTime: idleMs, timeout: timeoutMs });
  }
  await client.detach();
}

/**
 * Waits for an expression in the page to become true.
 * Puppeteer's own functions evaluate as user input, for which maps wait.
 */
async function becomeTrue(client: CDPSession, expression: string): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const { result } = await client.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return;
    await pause(pollMs);
  }
  throw new Error(`The page did not become ready: ${expression}`);
}

/** Loads a page on the slow phone with empty caches. */
export async function measureLoad(browser: Browser | BrowserContext, visit: PageVisit): Promise<PageLoad> {
  const own = 'createBrowserContext' in browser;
  const context = own ? await browser.createBrowserContext() : browser;
  const page = await openSlowPhone(context, visit.stored);
  try {
    const client = await page.createCDPSession();
    const transfers = await countTransfers(client);
    await client.send('Network.setCacheDisabled', { cacheDisabled: !own });
    await client.send('Network.emulateNetworkConditions', slowPhone.network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    await loadUntilIdle(page, visit);
    await pause(idleMs / 2); // The observers report with a delay.
    const { firstScreen, inputs: _inputs, ...observed } = await page.evaluate(readObserved);
    return {
      ...observed,
      bytes: transfers.bytes,
      headerBytes: transfers.headerBytes(),
      scriptRequests: transfers.scriptRequests(),
      firstScreenBytes: firstScreen.reduce((sum, url) => sum + (transfers.byUrl.get(url) ?? 0), 0),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  } finally {
    await (own ? context.close() : page.close());
  }
}

/** Runs in the page: returns the data of observePage, with the pictures on the first screen. */
function readObserved(): ObservedPage {
  const { observed } = window as unknown as { observed: ObservedPage };
  const firstScreen = [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    })
    .map(({ currentSrc }) => currentSrc);
  return { ...observed, firstScreen: [...new Set(firstScreen)] };
}
