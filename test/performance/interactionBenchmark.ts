/**
 * How long the car list takes to answer a press, from the press to the next picture on screen, on a processor slowed
 * down to a quarter. Needs a build ("npm run build").
 *
 *   npm run bench:interaction                     exits 1 when an interaction takes longer than 100 ms
 *   npm run bench:interaction -- http://host:80   measures a server that runs already
 *   npm run bench:interaction -- --only=slider    those whose names have the word
 */
import type { Browser, KeyInput, Page } from 'puppeteer';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../browser/startServer.ts';
import { desktop, hydrated, phone } from '../browser/watchedPage.ts';

const mostMs = 100;
const slowDown = 4;
/** Of as many runs the median counts: what else the machine does hits one of them. */
const runs = 5;
/** After an interaction, ms: the answer has come and all that it brings is on screen. */
const rest = 1500;

interface Measured {
  /** Longest time of an interaction's events, ms: Event Timing, in steps of 8. */
  inp: number;
  /** Layout shift outside the time after an input in which it is expected. */
  shift: number;
}

interface Interaction {
  name: string;
  viewport: typeof desktop;
  address: string;
  /** What has to be done before, unmeasured. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

/** In the page, before it loads. */
function observe(): void {
  const measured = { inp: 0, shift: 0 };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) measured.inp = Math.max(measured.inp, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) measured.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const bringIntoView = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function keys(page: Page, selector: string, pressed: KeyInput[]): Promise<void> {
  // a slider is a part of a drawing, which puppeteer does not take for something to focus
  await page.evaluate((wanted) => document.querySelector<SVGElement>(wanted)?.focus({ preventScroll: true }), selector);
  for (const key of pressed) await page.keyboard.press(key);
}

const openDrawer = async (page: Page): Promise<void> => {
  await page.tap('.list-bar-filter');
  await page.waitForSelector('dialog[open] .facet-value');
};

const interactions: Interaction[] = [
  {
    name: 'facet value',
    viewport: desktop,
    address: '/bilar',
    press: (page) => page.click('.car-list-filters input[name="car_fuel"]'),
  },
  {
    name: 'brand, with its models',
    viewport: desktop,
    address: '/bilar',
    press: (page) => page.click('.car-list-filters input[name="car_brand"]'),
  },
  {
    name: 'slider, keys',
    viewport: desktop,
    address: '/bilar',
    press: (page) => keys(page, '.car-list-filters [role="slider"]', ['ArrowRight', 'ArrowRight', 'PageUp']),
  },
  {
    name: 'slider, dragged',
    viewport: desktop,
    address: '/bilar',
    press: async (page) => {
      const box = await (await page.$('.car-list-filters .range-slider'))?.boundingBox();
      if (!box) throw new Error('The list shows no slider.');
      await page.mouse.move(box.x + 2, box.y + 74);
      await page.mouse.down();
      await page.mouse.move(box.x + 80, box.y + 74, { steps: 12 });
      await page.mouse.up();
    },
  },
  {
    name: 'sort',
    viewport: desktop,
    address: '/bilar',
    press: (page) => keys(page, '.list-bar-select', ['ArrowDown']),
  },
  {
    name: 'show more',
    viewport: desktop,
    address: '/bilar',
    prepare: (page) => bringIntoView(page, '.car-list-more a'),
    press: (page) => page.click('.car-list-more a'),
  },
  {
    name: 'show more, from 240 cars',
    viewport: desktop,
    address: '/bilar?page=4',
    prepare: (page) => bringIntoView(page, '.car-list-more a'),
    press: (page) => page.click('.car-list-more a'),
  },
  {
    name: 'facet value, over 240 cars',
    viewport: desktop,
    address: '/bilar?page=4',
    press: (page) => page.click('.car-list-filters input[name="car_fuel"]'),
  },
  {
    name: 'filters folded away',
    viewport: desktop,
    address: '/bilar',
    press: (page) => page.click('.car-list-fold'),
  },
  {
    name: 'drawer opened, phone',
    viewport: phone,
    address: '/bilar',
    press: openDrawer,
  },
  {
    name: 'facet value in the drawer, phone',
    viewport: phone,
    address: '/bilar',
    prepare: openDrawer,
    press: (page) => page.tap('dialog[open] input[name="car_brand"]'),
  },
  {
    name: 'show more, phone',
    viewport: phone,
    address: '/bilar',
    prepare: (page) => bringIntoView(page, '.car-list-more a'),
    press: (page) => page.tap('.car-list-more a'),
  },
];

async function measure(browser: Browser, server: string, interaction: Interaction): Promise<Measured> {
  const { viewport, address, prepare, press } = interaction;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(server).hostname });
  await page.setViewport(viewport);
  await page.evaluateOnNewDocument(observe);
  await page.goto(server + address, { waitUntil: 'networkidle0' });
  await hydrated(page);
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await prepare?.(page);
  await pause(rest);
  await page.evaluate(() =>
    Object.assign((window as unknown as { measured: Measured }).measured, { inp: 0, shift: 0 }),
  );
  await press(page);
  await pause(rest * 2);
  const measured = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  await context.close();
  return measured;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

const given = process.argv.find((argument) => argument.startsWith('http'));
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const server = given ? null : await startServer();
const browser = await launchBrowser();
try {
  for (const interaction of interactions.filter(({ name }) => name.includes(only))) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(browser, given ?? server?.address ?? '', interaction));
    }
    const inp = median(measured.map((one) => one.inp));
    const shift = Math.max(...measured.map((one) => one.shift));
    const all = measured.map((one) => one.inp).join(', ');
    console.log(`${interaction.name}: ${inp} ms (${all}), layout shift ${shift.toFixed(4)}`);
    if (inp > mostMs || shift > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server?.stop();
}
if (process.exitCode === 1)
  console.error(`An interaction takes longer than ${mostMs} ms, or moves what it should not.`);
