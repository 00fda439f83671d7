import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { launchOwnBrowser } from '../../browser/launchBrowser.ts';
import { hydrated } from '../../browser/watchedPage.ts';
import { requestOnce, startDev } from '../../fixtures/dev/startDev.ts';
import type { RunningDev } from '../../fixtures/dev/startDev.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';
import { freePort } from '../../performance/load/freePort.ts';

/** On the start page. */
const searchField = 'main form input:not([type="hidden"])';
const inspector = await freePort();
let dev: RunningDev;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [dev, browser] = await Promise.all([startDev([`--inspect=${String(inspector)}`]), launchOwnBrowser()]);
});
afterAll(async () => {
  await Promise.all([dev.stop(), browser.close()]);
});
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(120_000); // builds on a busy machine
  await page.goto(dev.address);
  await hydrated(page);
  await page.evaluate('window.isFirstDocument = true');
});
afterEach(() => page.close());

const isFirstDocument = (): Promise<unknown> => page.evaluate('window.isFirstDocument');
const shows = (text: string): Promise<unknown> =>
  page.waitForFunction(`document.body.textContent.includes(${JSON.stringify(text)})`);

/** Titles of what an inspector's port reaches. */
async function inspected(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${String(inspector)}/json/list`).catch(() => null);
  return response ? response.text() : '';
}

describe('npm run dev', () => {
  it('shows a changed style sheet in the same document', async () => {
    await dev.edit('client/ui/Button.css', '', ':root { --changed: yes; }\n');
    await page.waitForFunction(
      `getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === 'yes'`,
    );
    expect(await isFirstDocument()).toBe(true);
  });

  it('loads the page again when its content has changed', async () => {
    const file = 'groups/polhem/content/polhem-bil/pages/start.sv.yaml';
    await dev.edit(file, 'Title: Vägen hem börjar här', 'Title: Vägen hem börjar nu');
    await shows('Vägen hem börjar nu');
    expect(await isFirstDocument()).toBeUndefined();
  });

  it('loads the page again when a text has changed', async () => {
    await dev.edit(
      'content/languages/sv/texts/site.yaml',
      'skipToContent: Hoppa till innehållet',
      'skipToContent: Förbi',
    );
    await shows('Förbi');
  });

  it('keeps typed text when a component has changed', async () => {
    await page.type(searchField, 'kombi');
    await dev.edit(
      'client/site/header/SiteHeader.tsx',
      'className="site-header"',
      'className="site-header" data-new=""',
    );
    await page.waitForSelector('.site-header[data-new]');
    await page.waitForFunction(`document.querySelector('${searchField}').value === 'kombi'`);
  });

  it('keeps the process of the server when a component has changed', async () => {
    const before = await inspected();
    await dev.edit(
      'client/site/components/SiteFooter.tsx',
      'className="site-footer"',
      'className="site-footer" data-new=""',
    );
    await page.waitForSelector('.site-footer[data-new]');
    expect(await inspected()).toBe(before);
  });

  it('refuses no request while the server restarts', async () => {
    await dev.edit('server/main.ts', '', `process.title = 'changed';\n`);
    const answers: Promise<unknown>[] = [];
    await waitUntil(async () => {
      answers.push(requestOnce(dev.address));
      return (await isFirstDocument().catch(() => true)) === undefined;
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  });

  it('shows the fault of a file until it is repaired', async () => {
    await dev.edit('client/ui/Button.tsx', '', '}\n');
    await shows('client/ui/Button.tsx');
    await dev.edit('client/ui/Button.tsx', '\n}\n}\n', '\n}\n');
    await page.waitForFunction(`!document.querySelector('#dev-faults')`);
  });

  it('gives the inspector to the server alone after a restart', async () => {
    await waitUntil(async () => (await inspected()).includes('dist/server/main.js'));
    expect(dev.output()).not.toContain('address already in use');
  });
});
