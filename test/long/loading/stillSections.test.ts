import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { cardColumns } from '../../../client/content/cardColumns.ts';
import { axeFindings } from '../../browser/axeFindings.ts';
import { press, resize } from '../../browser/pageMoves.ts';
import { openDemo } from '../../browser/demo/openDemo.ts';
import type { DemoServer } from '../../browser/demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../../browser/visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage, whollyHydrated } from '../../browser/watchedPage.ts';
import type { WatchedPage } from '../../browser/watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const address = (): string => `${server.address}/blocks-still`;

/** Returns the selector of the section with this heading. */
const sectionOf = (title: string): string => `section[data-title="${title}"]`;

/** Copies each section's heading to an attribute, as a selector. */
async function nameSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      section.dataset['title'] = section.querySelector('h2')?.textContent ?? '';
    }
  });
}

const columnsOf = (page: Page, selector: string): Promise<number> =>
  page.$eval(selector, (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

describe('one visit', () => {
  let visit: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    visit = await watchedPage(session);
    ({ page } = visit);
    await page.goto(address(), { waitUntil: 'load' });
    await hydrated(page);
    await nameSections(page);
  });
  afterEach(() => resize(page, desktop));
  afterAll(() => visit.close());

  describe('cards', () => {
    it('stand in as many columns as the table says', async () => {
      for (const width of [320, 768, 769, 1024, 1025, 1279, 1280, 1440]) {
        await resize(page, { width, height: 800 });
        expect([
          width,
          await columnsOf(page, `${sectionOf('Vanlig rad')} .card-grid`),
          await columnsOf(page, `${sectionOf('Tät rad')} .card-grid`),
          // On phones, cards with links are a swipeable row.
        ]).toEqual([width, width <= 768 ? 4 : cardColumns(width, false), cardColumns(width, true)]);
      }
    });

    it('have a frame only in that variant', async () => {
      const look = (title: string): Promise<{ frame: string; ground: string }[]> =>
        page.$$eval(`${sectionOf(title)} .card`, (cards) =>
          cards.map((card) => {
            const { borderTopWidth, backgroundColor } = getComputedStyle(card);
            return { frame: borderTopWidth, ground: backgroundColor };
          }),
        );
      const gray = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--color-surface-sunken)';
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      for (const card of await look('Vanlig rad')) {
        expect(card.frame).toBe('1px');
        expect(card.ground).not.toBe(gray);
      }
      for (const card of await look('Tät rad')) expect(card).toEqual({ frame: '0px', ground: gray });
      for (const card of await look('Utan ram')) expect(card).toEqual({ frame: '0px', ground: 'rgba(0, 0, 0, 0)' });
    });

    it('are one press area as large as the card', async () => {
      const href = await page.$eval(`${sectionOf('Nya modeller')} .card`, (card) => {
        card.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, bottom, width } = card.getBoundingClientRect();
        return document
          .elementFromPoint(left + width / 2, bottom - 8)
          ?.closest('a')
          ?.getAttribute('href');
      });
      expect(href).toBe('/');
      const badges = await page.$$eval(`${sectionOf('Nya modeller')} .card`, (cards) =>
        cards.map((card) => card.querySelector('.badge')?.textContent ?? ''),
      );
      expect(badges).toEqual(['Kampanj till 30 nov', '']);
    });
  });

  describe('accordion and questions', () => {
    it('open by keyboard', async () => {
      const press = async (title: string, at: number, key: 'Enter' | 'Space'): Promise<void> => {
        await page.$$eval(`${sectionOf(title)} summary`, (heads, place) => (heads[place] as HTMLElement).focus(), at);
        await page.keyboard.press(key);
      };
      const opened = (title: string, wanted: string[]): Promise<unknown> =>
        page.waitForFunction(
          (selector, states) =>
            [...document.querySelectorAll(selector)].map((head) => head.getAttribute('aria-expanded')).join() ===
            states,
          {},
          `${sectionOf(title)} summary`,
          wanted.join(),
        );
      // a section hydrates when it comes into view
      await page.$eval(sectionOf('Så köper du bil på distans'), (section) => section.scrollIntoView());
      await opened('Så köper du bil på distans', ['false', 'false']);
      await press('Så köper du bil på distans', 0, 'Enter');
      await opened('Så köper du bil på distans', ['true', 'false']);
      await press('Så köper du bil på distans', 1, 'Space');
      await opened('Så köper du bil på distans', ['false', 'true']);
      await press('Vanliga frågor', 0, 'Enter');
      await press('Vanliga frågor', 1, 'Enter');
      await opened('Vanliga frågor', ['true', 'true']);
    });
  });

  describe('files', () => {
    const shown = (page: Page, title: string): Promise<string[]> =>
      page.$$eval(`${sectionOf(title)} a[download]`, (links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.querySelector('.file-list-title')?.textContent ?? ''),
      );

    it('are three of five until the rest is asked for', async () => {
      expect(await shown(page, 'Fem filer')).toEqual(['Prislista', 'Garantivillkor', 'Hållbarhetsrapport']);
      await page.focus(`${sectionOf('Fem filer')} button`);
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${sectionOf('Fem filer')} .file-list-more a:focus`);
      expect(await shown(page, 'Fem filer')).toHaveLength(5);
      expect(await shown(page, 'Tre filer')).toHaveLength(3);
      expect(await page.$(`${sectionOf('Tre filer')} button`)).toBeNull();
    });
  });

  describe('stages', () => {
    it('stand in three columns unless set to four', async () => {
      const columns = (): Promise<number[]> =>
        page.$$eval('.stage-row-stages', (rows) =>
          rows.map((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length),
        );
      expect(await columns()).toEqual([3, 4]);
      await resize(page, { width: 768, height: 800 });
      expect(await columns()).toEqual([3, 4]);
      await resize(page, { width: 767, height: 800 });
      expect(await columns()).toEqual([1, 2]);
    });
  });

  describe('the premises', () => {
    it('are those of the stock', async () => {
      expect(await page.$$eval('.facility-list-name', (names) => names.map((name) => name.textContent))).toHaveLength(
        5,
      );
      expect(await page.$eval('.facility-list-contact a', (link) => link.getAttribute('href'))).toMatch(/^tel:\+?\d+$/);
    });
  });

  describe('the button to the top', () => {
    it('appears below 528 px of scrolling', async () => {
      const scrollTo = (y: number): Promise<void> =>
        page.evaluate(
          (top) =>
            new Promise<void>((done) => {
              window.scrollTo({ top, behavior: 'instant' });
              requestAnimationFrame(() => requestAnimationFrame(() => done()));
            }),
          y,
        );
      await scrollTo(0);
      await page.waitForSelector('.scroll-to-top', { hidden: true });
      await scrollTo(528);
      expect(await page.$('.scroll-to-top')).toBeNull();
      await scrollTo(529);
      await page.waitForSelector('.scroll-to-top', { visible: true });
      await scrollTo(528);
      await page.waitForSelector('.scroll-to-top', { hidden: true });
      await scrollTo(2000);
      await page.waitForSelector('.scroll-to-top', { visible: true });
      await press(page, '.scroll-to-top');
      await page.waitForFunction(() => window.scrollY === 0);
      await page.waitForSelector('.scroll-to-top', { hidden: true });
    });

    it('is whole in the window of a phone', async () => {
      const before = page.viewport();
      await page.setViewport({ width: 390, height: 780 });
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
      const button = await page.waitForSelector('.scroll-to-top', { visible: true });
      const box = await button?.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
      await page.setViewport(before);
    });

    it('jumps for visitors who want no motion', async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
      await page.waitForSelector('.scroll-to-top', { visible: true });
      const y = await page.$eval('.scroll-to-top', (button) => {
        (button as HTMLElement).click();
        return window.scrollY;
      });
      expect(y).toBe(0);
      expect(visit.complaints).toEqual([]); // of the whole visit
    });
  });
});

describe('without scripts', () => {
  it('all content is readable', async () => {
    const { page, complaints, close } = await watchedPage(session, desktop, false);
    await page.goto(address());
    const files = await page.$$eval(
      '.file-list a[download]',
      (links) => links.filter((link) => link.checkVisibility()).length,
    );
    expect(files).toBe(8);
    expect(await page.$$eval('.file-list button', (all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    await press(page, '.faq summary');
    expect(await page.$eval('.faq details', (details) => details.open)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a section that throws in the browser', () => {
  it('leaves the others whole', async () => {
    const { page, close } = await watchedPage(session);
    let broken = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!broken || !request.isNavigationRequest()) return void request.continue();
      void fetch(request.url()).then(async (answer) => {
        const body = (await answer.text()).replace('"componentName":"RichText"', '"componentName":"NoSuchSection"');
        return request.respond({ contentType: 'text/html; charset=utf-8', body });
      });
    });
    await page.goto(address(), { waitUntil: 'load' });
    await hydrated(page);
    await whollyHydrated(page);
    const told = await page.$eval('.message-panel-error', (panel) =>
      [...panel.children].map((part) => part.textContent),
    );
    expect(told).toEqual([
      '',
      'Aj då',
      'Här skulle det ha visats en del av sidan, men något gick fel.',
      'Prova ladda om sidan',
      'Ladda om sidan',
    ]);
    expect(await page.$$('.message-panel-error')).toHaveLength(1);
    expect(await page.$$('.faq, .file-list, .social-share')).toHaveLength(5);
    broken = false;
    await Promise.all([page.waitForNavigation(), press(page, '.message-panel-error button')]);
    await hydrated(page);
    expect(await page.$('.message-panel-error')).toBeNull();
    expect(await page.$eval('.rich-text a', (link) => link.textContent)).toBe('länk');
    await close();
  });
});

describe('the whole page', () => {
  // The long form covers all three.
  it.each([
    ['desktop', desktop],
    ['phone', phone],
    ['320 px', { width: 320, height: 640 }],
  ] as const)('has no accessibility finding (%s)', async (_name, viewport) => {
    const { page, complaints, close } = await watchedPage(session, viewport);
    await page.evaluateOnNewDocument(sumShifts);
    await page.goto(address(), { waitUntil: 'networkidle0' });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForSelector('.scroll-to-top');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await shiftSoFar(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
