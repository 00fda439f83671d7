import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HTTPRequest } from 'puppeteer';
import { axeFindings } from '../axeFindings.ts';
import { press, resize, rests } from '../pageMoves.ts';
import { floats, follow, sizeOf, startShellSite, styleOf } from '../demo/shellSite.ts';
import type { ShellSite } from '../demo/shellSite.ts';
import { desktop, hydrated, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let shell: ShellSite;

beforeAll(async () => {
  shell = await startShellSite();
});

afterAll(() => shell.stop());

describe('the start page', () => {
  it('begins under a floating menu', async () => {
    const { page, complaints, close } = await shell.open('/');
    await press(page, '.alert-bar-close');
    await page.mouse.move(700, 700);
    await floats(page, true);
    await page.waitForFunction(() => document.querySelector('main section')?.getBoundingClientRect().top === 0);
    await rests(page); // its ground fades
    expect(await styleOf(page, '.site-header', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    await page.hover('.site-header');
    await floats(page, false);
    await page.mouse.move(700, 700);
    await floats(page, true);
    await page.focus('.site-logo');
    await floats(page, false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await floats(page, true);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await floats(page, false);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await floats(page, true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is the only one with a floating menu', async () => {
    const { page, close } = await watchedPage(shell.session, desktop, false);
    await page.goto(`${shell.siteAddress('polhem-bil')}/om`);
    expect(await styleOf(page, '.site-header', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    await close();
  });

  it('offers its pictures in five widths', async () => {
    const html = await (await fetch(shell.address)).text();
    const sets = [...html.matchAll(/<img[^>]*srcSet="([^"]*)"/gi)].map((match) => match[1] ?? '');
    expect(sets.length).toBeGreaterThan(1);
    for (const set of sets) expect(set.match(/\d+w/g)).toEqual(['320w', '640w', '768w', '1280w', '1920w']);
  });
});

describe('logo, brand and message', () => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await shell.open('/mercedes');
  });
  afterAll(() => visit.close());

  it('have their sizes', async () => {
    const { page } = visit;
    const logo = '.site-header .site-logo-image';
    await resize(page, { width: 639, height: 800 });
    expect(await sizeOf(page, logo)).toEqual({ width: 135, height: 49.5 });
    await resize(page, { width: 640, height: 800 });
    expect(await sizeOf(page, logo)).toEqual({ width: 150, height: 55 });
    await resize(page, desktop);
    expect((await sizeOf(page, '.site-header-bar')).height).toBe(80);
  });

  it('begin where the page does in a wide window', async () => {
    const { page } = visit;
    await resize(page, { width: 1920, height: 900 });
    const left = (selector: string): Promise<number> =>
      page.$eval(selector, (element) => element.getBoundingClientRect().left);
    expect(await left('.site-logo')).toBe(await left('.site-footer-columns'));
    await resize(page, desktop);
  });

  it.each([
    ['mercedes', '#0f5fb8', 'Newsreader'],
    ['smart', '#f5d000', 'Outfit'],
  ])('have the looks of %s', async (brand, primary, font) => {
    const { page } = visit;
    await follow(page, `/${brand}`);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(brand);
    expect(await styleOf(page, 'html', '--color-primary')).toBe(primary);
    const headings = await page.$$eval('main h1, main h2', (elements) =>
      elements.map((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        return `${element.tagName} ${fontSize} ${fontWeight}`;
      }),
    );
    expect(headings).toEqual(['H1 64px 400', 'H2 32px 400']);
    expect(await styleOf(page, 'main h1', 'font-family')).toContain(font);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('leave the brand on the way to a page of none', async () => {
    const { page } = visit;
    await follow(page, '/om');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
    expect(await styleOf(page, 'html', '--color-primary')).toBe('#0b4f49');
  });

  it('stand above the menu in order', async () => {
    const { page } = visit;
    const bar = await page.$eval('.alert-bar', (element) => ({
      first: element.getBoundingClientRect().top,
      words: [...element.querySelectorAll('b, span')].map((part) => part.textContent),
      icon: element.querySelectorAll('p ~ svg, svg:first-child').length > 0,
      type: element.getAttribute('data-type'),
    }));
    expect(bar).toMatchObject({ first: 0, words: ['Öppet hus.', 'Kom på lördag.'], icon: true, type: 'Dark' });
    for (const path of ['/p0', '/om']) {
      await follow(page, path);
      const { height } = await sizeOf(page, '.alert-bar');
      expect(height).toBeGreaterThan(40);
      expect(await page.$eval('.site-header', (header) => header.getBoundingClientRect().top)).toBe(height);
    }
  });

  it('the message is closed for a day', async () => {
    const { page, complaints } = visit;
    await page.focus('.alert-bar-close');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.alert-bar')?.getBoundingClientRect().height === 0);
    const cookie = (await page.browserContext().cookies()).find(({ name }) => name === 'hideAlert');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 24 * 60 * 60)).toBeLessThan(60);
    await follow(page, '/p0');
    expect(await page.$eval('.site-header', (header) => header.getBoundingClientRect().top)).toBe(0);
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    expect((await sizeOf(page, '.alert-bar')).height).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('a closed message is not painted while the page waits for its scripts', async () => {
    const { page } = visit;
    await page.setRequestInterception(true);
    const withoutEntry = (asked: HTTPRequest): void => {
      const isEntry = /\/assets\/main-[^/]*\.js$/.test(asked.url());
      void (isEntry ? asked.abort() : asked.continue());
    };
    page.on('request', withoutEntry);
    await page.reload({ waitUntil: 'load' });
    expect((await sizeOf(page, '.alert-bar')).height).toBe(0);
    page.off('request', withoutEntry);
    await page.setRequestInterception(false);
  });

  it('a warning cannot be closed', async () => {
    const { page } = visit;
    await page.goto(`${shell.siteAddress('polhem-bil')}/en`, { waitUntil: 'load' });
    await hydrated(page);
    expect((await sizeOf(page, '.alert-bar')).height).toBeGreaterThan(40);
    expect(await page.$('.alert-bar button')).toBeNull();
    await page.waitForSelector('.consent-banner'); // The findings include the banner.
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('the sites', () => {
  it('have fonts of their own', async () => {
    const { page, close } = await watchedPage(shell.session, desktop, false);
    const fonts: string[] = [];
    for (const site of ['polhem-bil', 'polhem-carstore-se']) {
      await page.goto(shell.siteAddress(site), { waitUntil: 'load' });
      fonts.push(await styleOf(page, 'body', 'font-family'));
    }
    expect(fonts[0]).toContain('Hanken Grotesk');
    expect(fonts[1]).toContain('Figtree');
    await close();
  });
});

describe('the footer', () => {
  it('copies its contacts without labels', async () => {
    const { page, complaints, close } = await shell.open('/om');
    await page.browserContext().setPermission(shell.siteAddress('polhem-bil'), {
      permission: { name: 'clipboard-read' },
      state: 'granted',
    });
    const copied: string[] = [];
    expect(await page.$$('.copy-button')).toHaveLength(2);
    for (const button of await page.$$('.copy-button')) {
      await button.focus();
      // The text shows for a second, which may be over before a later check.
      await button.evaluate((one) => {
        const place = one.parentElement;
        new MutationObserver(() => {
          if (place?.textContent === 'Kopierat') document.body.dataset['told'] = 'Kopierat';
        }).observe(place ?? one, { childList: true, characterData: true, subtree: true });
      });
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.body.dataset['told'] === 'Kopierat');
      await page.evaluate(() => delete document.body.dataset['told']);
      copied.push(await page.evaluate(() => navigator.clipboard.readText()));
      await page.waitForFunction((one) => one.parentElement?.textContent === '', {}, button);
    }
    expect(copied).toEqual(['+46101234500', 'hej@polhem.example']);
    expect(complaints).toEqual([]);
    await close();
  });
});
