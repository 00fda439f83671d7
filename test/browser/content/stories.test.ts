import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { press } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;
/** Origin of the story site. */
let origin: string;

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  origin = server.address.replace(/127\.0\.0\.1|localhost/, 'polhem-trucks.localhost');
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
};
const stories = (page: Page): Promise<string[]> =>
  page.$$eval('.story-card a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
const pressed = (page: Page): Promise<string[]> =>
  page.$$eval('.story-tag-filter [aria-pressed="true"]', (chips) => chips.map((chip) => chip.textContent));
const settled = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('.story-card').length === wanted && !document.querySelector('main [aria-busy="true"]'),
    {},
    count,
  );
const pressNamed = (page: Page, name: string): Promise<void> =>
  page.evaluate((text) => {
    const all = [...document.querySelectorAll<HTMLElement>('main button, main .more-stories a')];
    all.find((control) => control.textContent === text)?.click();
  }, name);

it('reaches the last slide of a carousel without JavaScript', async () => {
  const { page, close } = await watchedPage(session, desktop, false);
  const own = server.address.replace(/127\.0\.0\.1|localhost/, 'polhem-bil.localhost');
  await page.goto(`${own}/nyheter/2026/hundra-ar-sedan-smedjan`, { waitUntil: 'load' });
  const list = await page.$('.carousel-block-list');
  await list?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const isLastShown = (): Promise<boolean> =>
    page.$eval('.carousel-block-cell:last-child', (cell) => {
      const { left, width } = cell.getBoundingClientRect();
      return left + width / 2 < window.innerWidth;
    });
  expect(await isLastShown()).toBe(false);
  const box = await list?.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  for (let turn = 0; turn < 200 && !(await isLastShown()); turn += 1) await page.mouse.wheel({ deltaX: 300 });
  expect(await isLastShown()).toBe(true);
  await close();
});

describe('a visitor of the stories', () => {
  it('loads four more at a time', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await open(page, '/nyheter');
    const first = await stories(page);
    expect(first).toHaveLength(4);
    expect(await page.$eval('.story-card', (card) => card.classList.contains('story-card-latest'))).toBe(true);
    await pressNamed(page, 'Visa fler');
    await settled(page, 8);
    expect((await stories(page)).slice(0, 4)).toEqual(first);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Berättelse Fem');
    expect(new URL(page.url()).search).toBe('?page=2');
    await pressNamed(page, 'Visa fler');
    await settled(page, 9);
    expect(await page.$('.more-stories a')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  it('chooses tags by keyboard', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await open(page, '/nyheter?page=2');
    await page.focus('.story-tag-filter [aria-pressed]');
    await page.keyboard.press('Space');
    await settled(page, 3);
    expect(await pressed(page)).toEqual(['Elbil']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await settled(page, 4);
    expect(await pressed(page)).toEqual(['Elbil', 'Vinter']);
    expect(new URL(page.url()).search).toBe('?tag=elbil&tag=vinter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vinter');

    const chosen = await stories(page);
    await page.$eval('.story-card a', (link) => (link as HTMLElement).click());
    await page.waitForFunction((path) => location.pathname === path, {}, chosen[0]);
    await page.goBack();
    await settled(page, 4);
    expect(await stories(page)).toEqual(chosen);

    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    expect(await pressed(page)).toEqual(['Elbil', 'Vinter']);
    await pressNamed(page, 'Visa alla');
    await page.waitForFunction(() => location.search === '');
    await settled(page, 4);
    expect(await pressed(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is told when a choice has no stories', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await open(page, '/nyheter');
    await pressNamed(page, 'Jobba hos oss');
    await page.waitForSelector('.message-panel');
    expect(await page.$eval('.message-panel-title', (title) => title.textContent)).toBe('Inga berättelser ännu');
    expect(complaints).toEqual([]);
    await close();
  });

  it('goes from a story to the next one', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await open(page, '/nyheter/2026/story-9');
    expect(await page.$('.story-navigation [rel="prev"]')).toBeNull();
    await page.$eval('.story-navigation [rel="next"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Berättelse Åtta');
    await page.waitForFunction(() => document.title.includes('Berättelse Åtta'));
    await page.$eval('.story-navigation [rel="prev"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Berättelse Nio');
    await page.$eval('.story-header-back a', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname === '/nyheter');
    await settled(page, 4);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a visitor of the stories without JavaScript', () => {
  it('chooses tags', async () => {
    const { page, complaints, close } = await watchedPage(session, undefined, false);
    await page.goto(`${origin}/nyheter`, { waitUntil: 'load' });
    await Promise.all([page.waitForNavigation(), press(page, '.more-stories a')]);
    expect(await stories(page)).toHaveLength(8);
    await Promise.all([page.waitForNavigation(), press(page, '.story-tag-filter [aria-pressed]')]);
    expect(new URL(page.url()).search).toBe('?tag=elbil');
    expect(await stories(page)).toHaveLength(3);
    await Promise.all([page.waitForNavigation(), press(page, '.story-card a')]);
    expect(await page.$$('.story-navigation a')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the pages of stories', () => {
  // The start page, one kind of list and one story; the long form checks all.
  const further = atLength ? ['/aktuellt', '/nyheter?tag=elbil', '/nyheter?tag=jobb'] : [];
  const addresses = ['/', '/nyheter', '/nyheter/2026/story-6', ...further];

  const onPhones = atLength ? ['/nyheter', '/nyheter/2026/story-6'] : ['/nyheter/2026/story-6'];
  const views = [
    ...addresses.map((address) => ({ address, viewport: desktop })),
    ...onPhones.map((address) => ({ address, viewport: phone })),
  ];

  it.each(views)('have no accessibility finding: $address at $viewport.width px', async ({ address, viewport }) => {
    const { page, complaints, close } = await watchedPage(session, viewport);
    await open(page, address);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('never scroll sideways on the narrowest phone', async () => {
    const { page, complaints, close } = await watchedPage(session, { ...phone, width: 320 });
    for (const address of addresses) {
      await open(page, address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ address, wide: wide > 0 }).toEqual({ address, wide: false });
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
