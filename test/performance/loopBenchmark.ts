/**
 * Time from saving a file to seeing the change in a page that is open, with `npm run dev`.
 * It edits a copy of the project. Requests are sent all the time while the server restarts: none may be refused.
 *
 *   npm run bench -- loop                      exits 1 when a goal is missed
 *   npm run bench -- loop --short              each change once
 *   npm run bench -- loop --only=component     the change with this name
 *   npm run bench -- loop --project=../other   another checkout, to compare
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchOwnBrowser } from '../browser/launchBrowser.ts';
import { hydrated } from '../browser/watchedPage.ts';
import { requestOnce, startDev } from '../fixtures/dev/startDev.ts';
import type { RunningDev } from '../fixtures/dev/startDev.ts';
import { loopChanges } from './loop/loopChanges.ts';
import type { LoopChange } from './loop/loopChanges.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median } from './timing.ts';

const rounds = process.argv.includes('--short') ? 1 : 5;
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const project = process.argv.find((argument) => argument.startsWith('--project='))?.slice('--project='.length);

/** A change that is not seen by then never is. */
const maxWaitMs = 60_000;
/** Pause before a save, in which the page's own work ends, and the next process of the server gets ready. */
const restMs = 4000;
const pauseBetweenRequestsMs = 25;

const loadedAgain = 'window.beforeChange === undefined && document.readyState === "complete"';

/** The change is seen, or a new document is there. */
function seenBy({ seen }: LoopChange, round: number): string {
  return seen ? seen(round) : loadedAgain;
}

/** Opens a page and leaves it alone until nothing but a save changes it. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  await pause(restMs);
  await page.evaluate('window.beforeChange = true');
}

/** @returns false when it is not seen in time */
async function waitUntilSeen(page: Page, expression: string): Promise<boolean> {
  return page
    .waitForFunction(expression, { polling: 20, timeout: maxWaitMs })
    .then(() => true)
    .catch(() => false);
}

/** @returns seconds from each save until it is seen; Infinity for one that is not */
async function measure(dev: RunningDev, page: Page, change: LoopChange): Promise<number[]> {
  const seconds: number[] = [];
  let { text } = change;
  for (let round = 1; round <= rounds; round += 1) {
    await openPage(page, dev.address + (change.path ?? '/'));
    const started = performance.now();
    await dev.edit(change.file, text, change.by(round));
    if (change.text !== '') text = change.by(round);
    const isSeen = await waitUntilSeen(page, seenBy(change, round));
    seconds.push(isSeen ? (performance.now() - started) / 1000 : Infinity);
  }
  if (change.text !== '') {
    await openPage(page, dev.address + (change.path ?? '/'));
    await dev.edit(change.file, text, change.text);
    await waitUntilSeen(page, loadedAgain); // else the next save would wait for this one
  }
  console.log(`${change.name.padEnd(12)} ${seconds.map((one) => one.toFixed(2)).join(' ')} s`);
  return seconds;
}

/** Sends requests while the server restarts; returns the failed ones, and the slowest one's time in s. */
async function requestDuringRestarts(dev: RunningDev): Promise<{ sent: number; failed: unknown[]; slowest: number }> {
  const answers: Promise<number | string>[] = [];
  const seconds: number[] = [];
  const send = (): void => {
    const started = performance.now();
    answers.push(requestOnce(`${dev.address}/bilar`).finally(() => seconds.push((performance.now() - started) / 1000)));
  };
  for (let round = 1; round <= rounds; round += 1) {
    await dev.edit('server/main.ts', '', `process.title = 'round ${String(round)}';\n`);
    const end = performance.now() + restMs;
    while (performance.now() < end) {
      send();
      await pause(pauseBetweenRequestsMs);
    }
  }
  const failed = (await Promise.all(answers)).filter((answer) => answer !== 200);
  return { sent: answers.length, failed, slowest: Math.max(...seconds) };
}

/** Number of documents that one save of a component loads. */
async function countLoads(dev: RunningDev, page: Page): Promise<number> {
  await openPage(page, dev.address);
  let loads = 0;
  const count = (): void => void (loads += 1);
  page.on('domcontentloaded', count);
  await dev.edit('client/site/header/SiteHeader.tsx', '', '// once\n');
  await waitUntilSeen(page, loadedAgain);
  await pause(restMs);
  page.off('domcontentloaded', count);
  return loads;
}

const here = process.cwd();
if (project) process.chdir(project);
const dev = await startDev();
process.chdir(here);
const browser = await launchOwnBrowser();
const figures: Figure[] = [];
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  for (const change of loopChanges.filter(({ name }) => only === undefined || name === only)) {
    const ours = median(await measure(dev, page, change));
    figures.push({
      name: `${change.name}: saved to seen`,
      unit: 's',
      ours,
      goal: { atMost: change.maxSeconds },
      ...(ours === Infinity && { note: `not seen within ${String(maxWaitMs / 1000)} s` }),
    });
  }
  if (only === undefined) {
    const loads = await countLoads(dev, page);
    figures.push({ name: 'component: documents loaded after a save', unit: '', ours: loads, goal: { atMost: 1 } });
    const { sent, failed, slowest } = await requestDuringRestarts(dev);
    if (failed.length > 0) console.log(`Failed requests: ${[...new Set(failed)].join(', ')}\n${dev.output()}`);
    const name = `requests refused of ${String(sent)} during restarts`;
    figures.push({ name, unit: '', ours: failed.length, goal: { atMost: 0 } });
    figures.push({ name: 'longest wait of a request during a restart', unit: 's', ours: slowest });
  }
} finally {
  await browser.close();
  await dev.stop();
}
report('loop', figures);
