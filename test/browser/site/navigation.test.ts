import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { axeFindings } from '../axeFindings.ts';
import { press, pressByKey, resize } from '../pageMoves.ts';
import {
  branch,
  expanded,
  focused,
  follow,
  openMenuPanel,
  panelIsIn,
  shown,
  sizeOf,
  startShellSite,
  styleOf,
} from '../demo/shellSite.ts';
import type { ShellSite } from '../demo/shellSite.ts';
import { phone } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let shell: ShellSite;

beforeAll(async () => {
  shell = await startShellSite();
});

afterAll(() => shell.stop());

describe('the wide menu', () => {
  let visit: WatchedPage;
  /** Number of entries that do not fit at 1280 px. */
  let moved = 0;
  beforeAll(async () => {
    visit = await shell.open('/om', { width: 1280, height: 900 });
    // The menu is measured again after its fonts have loaded.
    await visit.page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done))));
    moved = await visit.page.$$eval('.main-navigation-moved', (entries) => entries.length);
  });
  afterAll(() => visit.close());

  it('shows from 1280 px on', async () => {
    const { page } = visit;
    expect(await shown(page, '.main-navigation')).toHaveLength(1);
    expect(await shown(page, '.mobile-menu-opener')).toHaveLength(0);
    await resize(page, { width: 1279, height: 900 });
    expect(await shown(page, '.main-navigation')).toHaveLength(0);
    expect(await shown(page, '.mobile-menu-opener')).toHaveLength(1);
    await resize(page, { width: 1280, height: 900 });
  });

  it('moves what does not fit under its last entry', async () => {
    const { page } = visit;
    /** Entries are measured some time after the width has changed. */
    const settled = (): Promise<unknown> =>
      page.waitForFunction((count) => document.querySelectorAll('.main-navigation-moved').length === count, {}, moved);
    expect(moved).toBeGreaterThan(0);
    await settled();
    const narrow = await shown(page, '.main-navigation-list > li:not(.main-navigation-moved)');
    await pressByKey(page, branch('Mer'));
    await panelIsIn(page);
    const under = await shown(page, `${openMenuPanel} a`);
    expect(under).toHaveLength(moved);
    expect(narrow.filter((entry) => under.includes(entry))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.move(640, 700);

    await resize(page, { width: 1440, height: 900 });
    await page.waitForFunction(
      (count) => document.querySelectorAll('.main-navigation-moved').length < count,
      {},
      moved,
    );
    await resize(page, { width: 1280, height: 900 });
    await settled();
  });

  it('opens a panel 50 ms after a press', async () => {
    const { page } = visit;
    await page.$eval(branch('Finansiering'), (trigger) => (trigger as HTMLElement).click());
    await page.waitForSelector(openMenuPanel, { visible: true });
    expect(await styleOf(page, openMenuPanel, 'transition-duration')).toBe('0.5s, 0.5s, 0.5s');
    expect(await styleOf(page, openMenuPanel, 'transition-delay')).toBe('0.05s, 0.05s, 0.05s');
  });

  it('has no accessibility finding with a panel open', async () => {
    await panelIsIn(visit.page);
    expect(await axeFindings(visit.page)).toEqual([]);
  });

  it('closes its panel by a press elsewhere', async () => {
    const { page } = visit;
    const finance = branch('Finansiering');
    await page.click('main');
    expect(await expanded(page)).toEqual([]);
    await page.focus(finance);
    await page.keyboard.press('Enter');
    expect(await expanded(page)).toEqual(['Finansiering']);
    await page.keyboard.press('Escape');
    expect([await expanded(page), await focused(page)]).toEqual([[], 'Finansiering']);
    await page.keyboard.press('Enter');
    await follow(page, '/p0');
    expect(await expanded(page)).toEqual([]);
  });

  it('leads the keyboard through the visible entries', async () => {
    const { page } = visit;
    await page.focus(branch('Finansiering'));
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Billån');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Privatleasing'); // The entry in between is not a link.
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).boxShadow)).not.toBe(
      'none',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Privatleasing');
    await page.keyboard.press('Escape');
    // From the closed menu, the next step is the next entry, not one of the panel.
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Verkstad');
  });

  it('opens under the pointer', async () => {
    const { page } = visit;
    await page.mouse.move(640, 700);
    await page.hover(branch('Finansiering'));
    await page.waitForSelector(openMenuPanel);
    await page.mouse.move(640, 700);
    await page.waitForSelector(openMenuPanel, { hidden: true });
  });

  it('makes a link of an entry with children only where the editor says so', async () => {
    const { page } = visit;
    expect(await page.$$eval('a.site-header-link', (links) => links.map((link) => link.textContent))).toEqual(
      expect.arrayContaining(['Verkstad', 'Köpa']),
    );
    expect(await shown(page, `.main-navigation a.site-header-link`)).not.toContain('Finansiering');
  });

  it('lists the languages', async () => {
    const { page, complaints } = visit;
    await follow(page, '/om');
    await page.focus('[data-dropdown="languages"] > button');
    await page.keyboard.press('Enter');
    await panelIsIn(page);
    expect(await shown(page, `${openMenuPanel} a`)).toEqual(['Svenska', 'English']);
    expect(await axeFindings(page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), press(page, `${openMenuPanel} a[lang="en"]`)]);
    expect(new URL(page.url()).pathname).toBe('/en/om');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(complaints).toEqual([]);
  });
});

describe('the menu of a phone', () => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await shell.open('/om', { ...phone, width: 375, height: 667 });
  });
  afterAll(() => visit.close());
  const rows = (): Promise<string[]> =>
    visit.page.$$eval('.mobile-menu-row', (entries) =>
      entries.filter((entry) => entry.checkVisibility()).map((entry) => (entry as HTMLElement).innerText.trim()),
    );
  const pressRow = async (title: string): Promise<void> => {
    const row = `.mobile-menu ::-p-xpath(.//summary[contains(., "${title}")])`;
    await visit.page.waitForSelector(row);
    await press(visit.page, row); // Rows slide in: a pointer may miss one.
  };

  it('fills the screen', async () => {
    const { page } = visit;
    await press(page, '.mobile-menu-opener'); // Its code loads on the press.
    await page.waitForSelector('.mobile-menu-opener[aria-expanded="true"]');
    const bottom = await page.$eval('.mobile-menu-panel', (panel) => panel.getBoundingClientRect().bottom);
    const top = await page.$eval('.site-header', (header) => header.getBoundingClientRect().top);
    expect([top, bottom, (await sizeOf(page, '.mobile-menu-panel')).width]).toEqual([0, 667, 375]);
    expect(await rows()).toHaveLength(13);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('shows the children of an entry in its place', async () => {
    const { page } = visit;
    await pressRow('Finansiering');
    await page.waitForFunction(() => document.querySelectorAll('.mobile-menu-branch[open]').length === 1);
    expect(await rows()).toEqual(['Tillbaka', 'Billån', 'Leasing']);
    await pressRow('Leasing');
    await page.waitForFunction(() => document.querySelectorAll('.mobile-menu-branch[open]').length === 2);
    expect(await rows()).toEqual(['Tillbaka', 'Privatleasing']);
    expect(await axeFindings(page)).toEqual([]);
    await pressRow('Leasing');
    await page.waitForFunction(() => document.querySelectorAll('.mobile-menu-branch[open]').length === 1);
    expect(await rows()).toEqual(['Tillbaka', 'Billån', 'Leasing']);
    await pressRow('Finansiering');
    await page.waitForFunction(() => document.querySelectorAll('.mobile-menu-branch[open]').length === 0);
    expect(await rows()).toHaveLength(13);
  });

  it('is left level by level with Escape', async () => {
    const { page } = visit;
    await pressRow('Finansiering');
    await page.waitForSelector('.mobile-menu-branch[open]');
    await page.focus('.mobile-menu-branch[open] a[href="/p2/loan"]');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toMatch(/^Finansiering/);
    expect(await rows()).toHaveLength(13);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.mobile-menu-opener[aria-expanded="false"]');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('mobile-menu-opener');
  });

  it('keeps the focus inside', async () => {
    const { page, complaints } = visit;
    await page.keyboard.press('Enter');
    await page.waitForSelector('.mobile-menu-opener[aria-expanded="true"]');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main, footer, .alert-bar')].every(
        (element) => element.closest('[inert]') !== null,
      ),
    );
    await press(page, '.mobile-menu a[href="/p0"]');
    await page.waitForFunction(() => location.pathname === '/p0');
    await page.waitForSelector('.mobile-menu-opener[aria-expanded="false"]');
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain('scroll-locked');
    expect(complaints).toEqual([]);
  });
});

describe('a mega menu', () => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await shell.open('/', { width: 1501, height: 900 }, 'polhem-trucks');
    await pressByKey(visit.page, branch('Fordon'));
    await panelIsIn(visit.page);
  });
  afterAll(() => visit.close());
  const pictures = (): Promise<string[]> =>
    visit.page.$$eval('.menu-columns > li', (columns) =>
      columns.map((column) => {
        const image = column.querySelector('img');
        if (!image?.checkVisibility()) return 'none';
        return `${image.width} x ${image.height} of ${image.getAttribute('width')} x ${image.getAttribute('height')}`;
      }),
    );
  const whole = '480 x 270 of 480 x 270';

  it('shows a picture of 480 by 270 px for each entry', async () => {
    const { page } = visit;
    expect(await pictures()).toEqual([whole, whole]);
    await resize(page, { width: 1500, height: 900 });
    expect(await pictures()).toEqual([whole, 'none']);
    await resize(page, { width: 1280, height: 900 });
    expect(await pictures()).toEqual([whole, 'none']);
  });

  it('marks the selected entry', async () => {
    const { page, complaints } = visit;
    expect(await page.$$eval('[data-selected]', (entries) => entries.map((entry) => entry.textContent))).toEqual([
      'Nya',
    ]);
    expect(await shown(page, '.menu-columns-heading')).toEqual(['Nya', 'Begagnade']);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('of two entries has no entry for more', async () => {
    expect(await shown(visit.page, '.main-navigation-list > li')).toHaveLength(2);
  });

  it('is lower when slim', async () => {
    expect((await sizeOf(visit.page, '.site-header-bar')).height).toBe(60);
    expect(await sizeOf(visit.page, '.site-header .site-logo-image')).toEqual({ width: 120, height: 44 });
  });
});
