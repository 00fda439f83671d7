/**
 * Page speed in a browser: Lighthouse scores, and loads and interactions on a slow phone.
 * The phone has a quarter of the processor, 1.6 Mbit/s and 150 ms latency. Prints a table with a row per page, and
 * the worst page of each column. Needs a build ("npm run build"). Lighthouse is installed on first use, in
 * test/performance/peers/lighthouse.
 *
 *   npm run bench -- browser                         all pages; exits 1 when a goal is missed; two hours
 *   npm run bench -- browser --short                 one run of the slow phone, no Lighthouse
 *   npm run bench -- browser --short --only=list,car --site=polhem-bil    these templates of this site
 *   … --only=list --short --lighthouse               with one run of Lighthouse
 *   … --no-interactions                              loads alone
 *   … --lighthouse-only                              medians of five of Lighthouse alone
 *   … --turns                                        only the way from the list to a car and back, in one document
 *   … --h2                                           behind nginx with TLS and HTTP/2
 *   … --server=http://localhost:4000                 a server that runs already; --data=FOLDER of its database
 *   … --save=FILE, --before=FILE                     keeps the results; compares with kept ones
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'puppeteer';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { findPages } from './browser/findPages.ts';
import type { MeasuredPage } from './browser/findPages.ts';
import { logInToTireHotel } from './browser/logInToTireHotel.ts';
import { measureInteractions } from './browser/measureInteractions.ts';
import type { MeasuredInteraction } from './browser/measureInteractions.ts';
import { formatPages, worstFigures } from './browser/pageTable.ts';
import type { PageResult } from './browser/pageTable.ts';
import { hasLighthouse, measureSlowdown, runLighthouse } from './browser/runLighthouse.ts';
import type { LighthouseScores } from './browser/runLighthouse.ts';
import { measureLoad } from './browser/slowPhone.ts';
import type { PageLoad } from './browser/slowPhone.ts';
import { startHttp2Proxy } from './browser/startHttp2Proxy.ts';
import { measureTurns } from './browser/measureTurns.ts';
import { measuredSites } from './browser/templates.ts';
import { startProduct } from './load/startProduct.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median } from './timing.ts';

const has = (name: string): boolean => process.argv.includes(`--${name}`);
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const isShort = has('short');
const isLighthouseAlone = has('lighthouse-only');
const runs = isShort ? 1 : 5;
const withLighthouse = (!isShort || has('lighthouse')) && hasLighthouse();
if (!isShort && !withLighthouse) {
  console.log('Lighthouse is not installed: npm install --prefix test/performance/peers/lighthouse');
}

const only = option('only')?.split(',');
const onlySites = option('site')?.split(',');
const given = option('server');
const product = given ? null : await startProduct({ SEARCH_RATE_LIMIT: '0', RENDER_QUEUE_MS: '60000' });
const direct = new URL(given ?? `http://localhost:${product?.port ?? 0}`);
const dataFolder = product?.data ?? option('data');
const proxy = has('h2') ? await startHttp2Proxy(`http://127.0.0.1:${direct.port}`) : null;
const browser = await launchBrowser('--ignore-certificate-errors');

const { index, slowdown } = withLighthouse
  ? await measureSlowdown(browser, `http://${measuredSites[0]?.name ?? ''}.localhost:${direct.port}/`)
  : { index: 0, slowdown: 4 };
if (withLighthouse) console.log(`Lighthouse slows this processor, of index ${index}, ${slowdown} times.`);

/** Returns the slow phone's run with the median of the largest paints. */
async function loads(
  session: Browser | BrowserContext,
  visit: MeasuredPage['template'] & { url: string },
): Promise<PageLoad> {
  const measured: PageLoad[] = [];
  for (let round = 0; round < runs; round += 1) measured.push(await measureLoad(session, visit));
  const middle = median(measured.map(({ lcp }) => lcp));
  const load = measured.find(({ lcp }) => lcp === middle);
  if (!load) throw new Error('Nothing was measured.');
  return { ...load, tbt: median(measured.map(({ tbt }) => tbt)), cls: Math.max(...measured.map(({ cls }) => cls)) };
}

/** The goals of Lighthouse's performance. */
const performanceGoals = { mobile: 98, desktop: 100 };

/**
 * Returns Lighthouse's scores with the median of the performance of five runs.
 * Three runs that reach the goal are enough: the median of five reaches it whatever the other two say.
 */
async function scores(
  session: Browser | BrowserContext,
  visit: { url: string; stored?: Record<string, string> },
  form: 'mobile' | 'desktop',
): Promise<LighthouseScores> {
  const first = await runLighthouse(session, visit, { form, isComplete: form === 'mobile', slowdown });
  const performance = [first.performance];
  const isProven = (): boolean =>
    performance.filter((score) => score >= performanceGoals[form]).length > Math.floor(runs / 2);
  while (performance.length < runs && !isProven()) {
    performance.push((await runLighthouse(session, visit, { form, isComplete: false, slowdown })).performance);
  }
  return { ...first, performance: median(performance) };
}

async function measure({ site, template, url: directUrl }: MeasuredPage): Promise<PageResult | null> {
  const url = proxy ? directUrl.replace(/^http:(.*):\d+/, `https:$1:${proxy.port}`) : directUrl;
  const visit = { ...template, url };
  if (template.isLoggedIn && !dataFolder) return null;
  const session = template.isLoggedIn ? await browser.createBrowserContext() : browser;
  if (template.isLoggedIn) await logInToTireHotel(session as BrowserContext, url, dataFolder ?? '');
  const result: PageResult = {
    page: `${site} ${template.name}`,
    kind: template.kind,
    ...(template.isMissing && { isMissing: true }),
    ...(template.isUnlisted && { isUnlisted: true }),
    ...(!isLighthouseAlone && { load: await loads(session, visit) }),
  };
  if (template.interactions && !isLighthouseAlone && !has('no-interactions')) {
    const rounds: MeasuredInteraction[][] = [];
    for (let round = 0; round < Math.min(3, runs); round += 1) {
      rounds.push(await measureInteractions(session, visit, template.interactions));
    }
    result.interactions = (rounds[0] ?? []).map(({ name, cpu }) => {
      const same = rounds.flat().filter((one) => one.name === name);
      return {
        name,
        inp: median(same.map(({ inp }) => inp)),
        cpu: cpu === null ? null : median(same.map((one) => one.cpu ?? cpu)),
      };
    });
  }
  if (withLighthouse) {
    result.mobile = await scores(session, visit, 'mobile');
    result.desktop = await scores(session, visit, 'desktop');
  }
  if (session !== browser) await (session as BrowserContext).close();
  return result;
}

/** Turns between list and car, and the heap that they may leave behind. */
const turns = 50;
const maxBytesPerTurn = 1000;

async function turnFigures(): Promise<Figure[]> {
  const [site] = measuredSites;
  const { toCar, back, heapPerTurn, detachedNodes } = await measureTurns(
    browser,
    `http://${site?.name ?? ''}.localhost:${direct.port}${site?.listPath ?? ''}`,
    turns,
  );
  return [
    { name: 'list to car, main thread', unit: 'ms', ours: toCar, goal: { atMost: 100 } },
    { name: 'car back to list, main thread', unit: 'ms', ours: back, goal: { atMost: 100 } },
    { name: 'heap growth per turn', unit: 'bytes', ours: heapPerTurn, goal: { atMost: maxBytesPerTurn } },
    { name: `nodes left after ${turns} turns`, unit: '', ours: detachedNodes, goal: { atMost: 0 } },
  ];
}

const results: PageResult[] = [];
const figures: Figure[] = [];
try {
  if (has('turns') || !isShort) figures.push(...(await turnFigures()));
  for (const site of measuredSites.filter(({ name }) => !has('turns') && (onlySites?.includes(name) ?? true))) {
    const origin = `http://${site.name}.localhost:${direct.port}`;
    const templates = site.templates.filter(({ name }) => only?.includes(name) ?? true);
    if (templates.length === 0) continue;
    for (const page of await findPages(site, origin, templates)) {
      const result = await measure(page);
      if (!result) continue;
      results.push(result);
      const inputs = result.interactions
        ?.map(({ name, inp, cpu }) => `${name} ${inp}${cpu === null ? '' : ` (${cpu} CPU)`}`)
        .join(', ');
      console.log(`${result.page}: largest paint ${result.load?.lcpElement ?? ''}; ${inputs ?? 'no interactions'}`);
      const failed = [...(result.mobile?.failed ?? [])];
      if (failed.length > 0) console.log(`  Lighthouse finds: ${failed.join(', ')}`);
      if (result.mobile) {
        console.log(`  Lighthouse: mobile ${result.mobile.performance}, desktop ${result.desktop?.performance ?? ''}`);
      }
    }
  }
} finally {
  await browser.close();
  await proxy?.stop();
  await product?.stop();
  // Also saves results measured before a failure.
  const save = option('save');
  if (save) writeFileSync(save, `${JSON.stringify(results, null, 2)}\n`);
}
const before = option('before');
const earlier = before ? (JSON.parse(readFileSync(before, 'utf8')) as PageResult[]) : [];
if (results.length > 0) console.log(`\nms and kB; "!" misses its goal\n\n${formatPages(results, earlier)}`);
report('browser', [...worstFigures(results), ...figures]);
