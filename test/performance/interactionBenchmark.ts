/**
 * Response time of the car list: from a press to the next frame, on a processor at a quarter speed.
 * Needs a build ("npm run build"). Also reports the main thread's processor time within it, and as a baseline the
 * time of a page with nothing but a button: no page is faster on this machine, and other load on the machine shows
 * there too.
 *
 *   npm run bench -- interaction                    exits 1 when an interaction takes longer than 100 ms
 *   npm run bench -- interaction --at=http://host:80   measures a server that runs already
 *   npm run bench -- interaction --only=slider      those whose names have the word
 *   npm run bench -- interaction --runs=5           so many runs of each, of which the median counts; 3 when left out
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../browser/startServer.ts';
import { desktop, hydrated, phone } from '../browser/watchedPage.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median } from './timing.ts';

const maxMs = 100;
const slowDown = 4;
/** Pause before and after an interaction, ms: all its results are on screen. */
const rest = 1200;
/** Timeout in ms after which a hanging run is repeated. */
const maxRunMs = 40_000;
const maxAttempts = 3;

interface Measured {
  /** Main-thread processor time of the longest interaction, ms. */
  busy: number;
  /** Longest time of an interaction's events, ms (Event Timing, in steps of 8). */
  inp: number;
  /** Layout shift outside the time after an input in which it is expected. */
  shift: number;
}

interface Interaction {
  name: string;
  viewport: typeof desktop;
  address: string;
  /** Preparation that is not measured. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

/** Runs in the page before it loads. */
function observe(): void {
  const measured: Omit<Measured, 'busy'> = { inp: 0, shift: 0 };
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

const bringIntoView = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function keys(page: Page, selector: string, pressed: KeyInput[]): Promise<void> {
  // A slider is part of an SVG, which puppeteer does not consider focusable.
  await page.evaluate((wanted) => document.querySelector<SVGElement>(wanted)?.focus({ preventScroll: true }), selector);
  for (const key of pressed) await page.keyboard.press(key);
}

const openDrawer = async (page: Page): Promise<void> => {
  await page.tap('.list-bar-filter');
  await page.waitForSelector('dialog[open] .facet-panel label');
};

/** Runs in a loaded page: replaces all its content with one button. */
function becomeOneButton(): void {
  const own = document.createElement('div');
  own.innerHTML = '<button type="button" id="floor">0</button>';
  document.adoptedStyleSheets = [];
  document.querySelectorAll('link, style').forEach((sheet) => sheet.remove());
  document.body.replaceWith(document.createElement('body'));
  document.body.append(own);
  const button = own.querySelector('button');
  button?.addEventListener('click', () => {
    button.textContent += '0';
  });
}

/** Baseline of the machine: no page responds faster. */
const floor: Interaction = {
  name: 'nothing but a button',
  viewport: desktop,
  address: '/robots.txt',
  press: (page) => page.click('#floor'),
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

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and duration, µs; tdur: processor time of the thread. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { interactionId?: number; duration?: number } };
}

/** Returns the main-thread time in ms between the press and its frame, for the longest interaction. */
function busyTime(trace: Uint8Array | undefined): number {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
  const timings = traceEvents.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args?.data?.interactionId,
  );
  const lengthOf = (event: TraceEvent): number => event.args?.data?.duration ?? 0;
  const longest = timings.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!longest) return 0;
  const [from, to] = [longest.ts, longest.ts + lengthOf(longest) * 1000];
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === longest.pid && tid === longest.tid)
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const inside = Math.max(0, Math.min(to, ts + dur) - Math.max(from, ts));
      return dur > 0 ? sum + ((inside / dur) * tdur) / 1000 : sum;
    }, 0);
}

async function measure(browser: Browser, server: string, interaction: Interaction): Promise<Measured> {
  const { viewport, address, prepare, press } = interaction;
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(server).hostname });
    await page.setViewport(viewport);
    await page.evaluateOnNewDocument(observe);
    await page.goto(server + address, { waitUntil: 'load' });
    if (interaction === floor) await page.evaluate(becomeOneButton);
    else await hydrated(page);
    const session = await page.createCDPSession();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await prepare?.(page);
    await pause(rest);
    await page.evaluate(() =>
      Object.assign((window as unknown as { measured: Measured }).measured, { inp: 0, shift: 0 }),
    );
    await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    await press(page);
    await pause(rest * 2);
    const busy = busyTime(await page.tracing.stop());
    const measured = await page.evaluate(() => (window as unknown as { measured: Omit<Measured, 'busy'> }).measured);
    return { ...measured, busy };
  } finally {
    await context.close();
  }
}

/** Runs once; repeats if the machine was too busy to finish. */
async function run(browser: Browser, server: string, interaction: Interaction, attempt = 1): Promise<Measured> {
  const late = new AbortController();
  const limit = pause(maxRunMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`"${interaction.name}" did not come to its end within ${maxRunMs / 1000} s.`);
  });
  limit.catch(() => undefined); // The run finished first.
  try {
    return await Promise.race([measure(browser, server, interaction), limit]);
  } catch (error) {
    if (attempt === maxAttempts) throw error;
    return await run(browser, server, interaction, attempt + 1);
  } finally {
    late.abort();
  }
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const given = option('at');
const figures: Figure[] = [];
const runs = Math.max(1, Number(option('runs') ?? 3));
const server = given ? null : await startServer();
// The browser does not report when content outside its window was drawn.
const browser = await launchBrowser(`--window-size=${desktop.width},${desktop.height + 100}`);
try {
  await run(browser, given ?? server?.address ?? '', floor); // Warm-up: the browser's own first steps are not measured.
  for (const interaction of [floor, ...interactions.filter(({ name }) => name.includes(option('only') ?? ''))]) {
    const measured: Measured[] = [];
    for (let round = 0; round < runs; round += 1) {
      measured.push(await run(browser, given ?? server?.address ?? '', interaction));
    }
    const inp = median(measured.map((one) => one.inp));
    const busy = Math.round(median(measured.map((one) => one.busy)));
    const shift = Math.max(...measured.map((one) => one.shift));
    const all = measured.map((one) => one.inp).join(', ');
    console.log(`${interaction.name}: ${inp} ms (${all}), of it ${busy} ms work, layout shift ${shift.toFixed(4)}`);
    const figure = { name: interaction.name, unit: 'ms', ours: inp };
    if (interaction === floor) {
      figures.push(figure);
      if (inp > maxMs) console.log(`This machine is too busy: a button alone takes longer than ${maxMs} ms.`);
    } else {
      figures.push({ ...figure, goal: { atMost: maxMs } });
      if (shift > 0) {
        figures.push({ name: `${interaction.name}: layout shift`, unit: '', ours: shift, goal: { atMost: 0 } });
      }
    }
  }
} finally {
  await browser.close();
  await server?.stop();
}
report('interaction', figures);
