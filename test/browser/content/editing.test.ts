import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { developmentBuild } from '../developmentBuild.ts';
import { copyDemoContent } from './editedSites.ts';
import type { EditedSites } from './editedSites.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { goToTop, press, pressByKey, rests } from '../pageMoves.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { desktop, hydrated, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

const secret = 'quay-side-secret-of-tests';
const file = 'polhem-bil/pages/start.sv.yaml';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;
let content: EditedSites;

beforeAll(async () => {
  content = await copyDemoContent();
  const path = join(content.folder, file);
  await writeFile(path, `# Looked after by the start page's editors.\n${await readFile(path, 'utf8')}`);
  const env = { EDITING_SECRET: secret, CONTENT_DIR: content.folder };
  [browser, server] = await Promise.all([
    launchBrowser(),
    // The long form hears React's own warnings too.
    atLength
      ? startServer({ ...env, NODE_ENV: 'development', FORECOURT_DEV: '1' }, await developmentBuild())
      : startServer(env),
  ]);
  session = await browser.createBrowserContext();
}, 180_000); // The build may wait for a busy machine.

afterAll(async () => {
  await browser.close();
  await server.stop();
  await content.remove();
});

const serious = (complaints: string[]): string[] =>
  complaints.filter((line) => !/React DevTools|status of (409|422|403)/.test(line));

async function signedIn(name: string, path = '/', where: Browser | BrowserContext = session): Promise<WatchedPage> {
  const watched = await watchedPage(where, desktop);
  const { page } = watched;
  await page.goto(`${server.address}/editing?next=${path}`);
  await page.type('#name', name);
  await page.type('#password', secret);
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), pressByKey(page, 'button[type="submit"]')]);
  await hydrated(page);
  await page.waitForSelector('.editing-bar');
  return watched;
}

/** Returns the button over the n-th visible field with a name. */
async function mark(page: Page, field: string, place = 0): Promise<ElementHandle<HTMLElement>> {
  const find = (name: string, index: number): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(`.editing-mark[data-field="${name}"]`)].filter((one) => !one.hidden)[
      index
    ];
  const handle = await page.waitForFunction(find, {}, field, place);
  const element = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (!element) throw new Error(`There is no field ${field}.`);
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return element;
}

/** Opens the editor of a field and waits for it. */
async function open(page: Page, field: string, editor: string, place = 0): Promise<void> {
  const button = await mark(page, field, place);
  await button.evaluate((one) => one.click());
  await page.waitForSelector(editor);
  await page.waitForFunction(() => document.activeElement?.closest('.editing-editor, .editing-dialog'));
}

async function pressBoth(page: Page, key: 'Enter' | 'a'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

async function replaceText(page: Page, text: string): Promise<void> {
  await pressBoth(page, 'a');
  await page.keyboard.type(text);
}

const state = (page: Page, wanted: string) =>
  page.waitForFunction(
    (value) => document.querySelector<HTMLElement>('.editing-bar-state')?.dataset['state'] === value,
    {},
    wanted,
  );

const fileNow = () => readFile(join(content.folder, file), 'utf8');

describe("a page in the platform's editor", () => {
  itAtLength('hydrates whole although the editor has changed its marks before', async () => {
    const { page, complaints, close } = await watchedPage(session, desktop);
    await page.evaluateOnNewDocument(() => {
      const counting = window as unknown as { resets: number };
      counting.resets = 0;
      Object.assign(window, { 'Sitecore.Horizon.ResetChromes': () => (counting.resets += 1) });
      new MutationObserver(() => {
        for (const code of document.querySelectorAll<HTMLElement>('code.scpm')) {
          code.style.setProperty('display', 'none');
          code.setAttribute('tabindex', '-1');
        }
        document.querySelector('.sc-jss-empty-placeholder')?.setAttribute('data-editor', '1');
      }).observe(document, { childList: true, subtree: true });
    });
    const layout = (await (await fetch(`${server.address}/api/content/layout?language=sv&path=/`)).json()) as {
      route: { itemId: string };
    };
    const query = new URLSearchParams({
      secret,
      sc_site: 'polhem-bil',
      sc_itemid: layout.route.itemId,
      sc_lang: 'sv',
      route: '/',
      mode: 'edit',
    });
    await page.goto(`${server.address}/api/editing/render?${query.toString()}`, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForFunction(() => (window as unknown as { resets: number }).resets > 0);
    const marks = await page.$$eval('code.scpm', (all) => all.map((one) => one.getAttribute('chrometype')));
    for (const type of ['placeholder', 'rendering', 'field']) expect(marks).toContain(type);
    expect(await page.$('.editing-bar')).toBeNull();
    expect(serious(complaints)).toEqual([]);
    await close();
  });
});

describe('an editor on the page itself', () => {
  itAtLength('stays on the page when links are pressed', async () => {
    const { page, complaints, close } = await signedIn('Åsa');
    const address = page.url();
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('header a[href], main a[href], footer a[href]')) {
        link.click();
      }
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    });
    await page.focus('footer a[href]');
    await page.keyboard.press('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(page.url()).toBe(address);
    await rests(page);
    await goToTop(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(serious(complaints)).toEqual([]);
    await close();
  });

  it('changes a text by keyboard alone', async () => {
    const { page, complaints, close } = await signedIn('Åsa');
    const before = await fileNow();
    const button = await mark(page, 'Title');
    await page.focus('.editing-bar button:last-of-type');
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((one) => one === document.activeElement)) break;
    }
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await page.waitForSelector('.editing-text');
    await page.keyboard.type(' nej');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.editing-text', { hidden: true });
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'Title');
    expect(await fileNow()).toBe(before);

    await page.keyboard.press('Enter');
    await page.waitForSelector('.editing-text');
    await replaceText(page, 'Hem till kajen');
    await pressBoth(page, 'Enter');
    await state(page, 'saved');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('Hem till kajen'));
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'Title');

    await page.reload({ waitUntil: 'load' });
    expect(await page.$eval('h1', (heading) => (heading as HTMLElement).innerText)).toContain('Hem till kajen');
    const after = await fileNow();
    expect(after).toBe(before.replace(/( Title: ).*/, '$1Hem till kajen'));
    const kept = join(content.folder, '.versions', file);
    const versions = await Promise.all(
      (await readdir(kept)).filter((name) => name.endsWith('.yaml')).map((name) => readFile(join(kept, name), 'utf8')),
    );
    expect(versions).toContain(before);
    expect(serious(complaints)).toEqual([]);
    await close();
  });

  itAtLength('formats rich text', async () => {
    const { page, complaints, close } = await signedIn('Åsa');
    await open(page, 'RichText', '.editing-rich');
    await replaceText(page, 'Ladda hemma');
    await pressBoth(page, 'a');
    await press(page, '.editing-format-bold');
    await pressBoth(page, 'Enter');
    await state(page, 'saved');
    await page.waitForSelector('.editing-editor', { hidden: true });
    expect(await fileNow()).toMatch(/RichText: .*<b>Ladda hemma<\/b>/);

    await open(page, 'Link', '.editing-panel', 2);
    await page.keyboard.type(' nu');
    await press(page, '.editing-check input');
    await press(page, '.editing-foot .button-primary');
    await page.waitForSelector('.editing-editor', { hidden: true });
    expect(await fileNow()).toContain('target: _blank');

    await open(page, 'ImageDesktop', '.editing-picture input');
    await page.type('.editing-dialog input[type="search"]', 'roadside-wide');
    await page.waitForFunction(() => document.querySelectorAll('.editing-picture').length === 1);
    await press(page, '.editing-picture input');
    await press(page, '.editing-dialog .button-primary');
    await page.waitForSelector('.editing-dialog', { hidden: true });
    expect(await fileNow()).toContain('src: /media/scenes/roadside-wide');
    expect(serious(complaints)).toEqual([]);
    await close();
  });

  itAtLength('is told who has changed the same field, and chooses', async () => {
    const [first, second] = [await signedIn('Åsa'), await signedIn('Bo', '/', browser)];
    for (const { page } of [first, second]) await open(page, 'Text', '.editing-text');
    await replaceText(first.page, 'Åsas text');
    await pressBoth(first.page, 'Enter');
    await state(first.page, 'saved');
    await replaceText(second.page, 'Bos text');
    await pressBoth(second.page, 'Enter');
    await second.page.waitForSelector('.editing-conflict');
    const told = await second.page.$eval('.editing-conflict', (panel) => (panel as HTMLElement).innerText);
    for (const part of ['Åsa sparade', 'Åsas text', 'Bos text']) expect(told).toContain(part);
    expect(await axeFindings(second.page)).toEqual([]);
    expect(await fileNow()).toContain('Åsas text');

    await press(second.page, '.editing-conflict .button-ghost');
    await state(second.page, 'saved');
    expect(await fileNow()).toContain('Bos text');
    expect(serious([...first.complaints, ...second.complaints])).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  itAtLength('keeps editing after a preview', async () => {
    const { page, complaints, close } = await signedIn('Åsa', '/om-oss');
    const pressBar = async (place: 'first' | 'last') => {
      const button = `.editing-bar-actions button:${place}-of-type`;
      await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), press(page, button)]);
      await hydrated(page);
    };
    await pressBar('first');
    await page.waitForSelector('.editing-bar');
    expect(await page.$('code.scpm')).toBeNull();
    await Promise.all([
      page.waitForNavigation(),
      page.$eval('header a[href="/kontakt"]', (link) => (link as HTMLElement).click()),
    ]);
    expect(new URL(page.url()).pathname).toBe('/kontakt');
    await page.waitForSelector('.editing-bar');
    await pressBar('first');
    await page.waitForSelector('code.scpm');
    await page.waitForSelector('.editing-bar');
    await pressBar('last');
    expect(await page.$('code.scpm')).toBeNull();
    expect(await page.$('.editing-bar')).toBeNull();
    expect(serious(complaints)).toEqual([]);
    await close();
  });

  itAtLength('has no accessibility finding: signing in, marks, and every editor', async () => {
    const door = await watchedPage(session, desktop);
    await door.page.goto(`${server.address}/editing`);
    expect(await axeFindings(door.page)).toEqual([]);
    await door.close();

    const { page, close } = await signedIn('Åsa');
    await mark(page, 'Title');
    expect(await axeFindings(page)).toEqual([]);
    for (const [field, editor] of [
      ['Title', '.editing-text'],
      ['RichText', '.editing-rich'],
      ['Link', '.editing-panel'],
      ['ImageDesktop', '.editing-picture input'],
    ] as const) {
      await open(page, field, editor);
      expect(await axeFindings(page, '.editing-editor, .editing-dialog, .editing-bar')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForSelector(editor, { hidden: true });
    }
    await close();
  });
});
