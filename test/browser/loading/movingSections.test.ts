import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { contentWithPages } from '../../fixtures/demo/contentWithPages.ts';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { press, pressByKey, resize } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import { startServer } from '../startServer.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage, whollyHydrated } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** A page and the names of the films that it requests. */
type Visit = WatchedPage & { films: Set<string> };

interface Visitor {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  motion?: 'reduce';
  /** The visitor has already scrolled down the page and back. */
  seen?: boolean;
}

async function open({ viewport, javaScript = true, motion, seen = true }: Visitor = {}): Promise<Visit> {
  const visit = await watchedPage(session, viewport, javaScript);
  const films = new Set<string>();
  visit.page.on('request', (request) => {
    const name = /\/video\/(.+)$/.exec(request.url())?.[1];
    if (name !== undefined) films.add(name);
  });
  await visit.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion ?? 'no-preference' }]);
  await visit.page.evaluateOnNewDocument(sumShifts);
  await visit.page.goto(`${server.address}/blocks-moving`, { waitUntil: 'load' });
  if (javaScript) await hydrated(visit.page);
  if (javaScript && seen) await whollyHydrated(visit.page);
  return { ...visit, films };
}

const heightOf = (page: Page, selector: string): Promise<number> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().height);
const scrollTo = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const hero = (place: number): string => `.hero-banner:nth-of-type(${place})`;
const film = '.video-embed video';

describe('the hero banner', () => {
  itAtLength('has the height of its viewport’s class', async () => {
    const { page, close } = await open();
    for (const [width, height, own] of [
      [1440, 900, 534],
      [1280, 640, 534],
      [768, 800, 534],
      [767, 800, 312],
      [375, 800, 312],
    ] as const) {
      await resize(page, { width, height });
      const menu = await heightOf(page, 'header.site-header');
      expect([width, await heightOf(page, hero(1))]).toEqual([width, own]);
      const most = width < 768 ? 620 : width < 1024 ? 640 : Infinity;
      expect(await heightOf(page, hero(2))).toBeCloseTo(Math.min(most, height - menu), 1);
    }
    await close();
  });

  itAtLength('has buttons of 44 px on a phone’s film', async () => {
    const { page, close } = await open({ viewport: phone });
    await page.waitForSelector('.video-embed .video-controls');
    const [box, ...buttons] = await page.$$eval('.video-embed .video, .video-embed .video-controls button', (found) =>
      found.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(buttons.map(({ width, height }) => [width, height])).toEqual([
      [44, 44],
      [44, 44],
    ]);
    const last = buttons[1];
    expect([(box?.right ?? 0) - (last?.right ?? 0), (box?.bottom ?? 0) - (last?.bottom ?? 0)]).toEqual([16, 16]);
    await close();
  });

  itAtLength('stands where its fields say', async () => {
    const { page, close } = await open();
    expect(await page.$(`${hero(1)} .hero-banner-down`)).toBeNull();
    const arrow = `${hero(2)} .hero-banner-down`;
    expect(await page.$eval(arrow, (link) => getComputedStyle(link).animationName)).toBe('hero-banner-bounce');
    await pressByKey(page, arrow); // It never stands still for a pointer.
    await page.waitForFunction(
      (selector) => {
        const menu = document.querySelector('header.site-header')?.getBoundingClientRect().bottom ?? 0;
        const end = document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity;
        return end <= menu + 1;
      },
      {},
      hero(2),
    );
    const look = await page.$eval(hero(2), (section) => {
      const text = section.querySelector('.hero-banner-content');
      if (!text) return [];
      const { alignSelf, textAlign } = getComputedStyle(text);
      return [alignSelf, textAlign, Number.parseFloat(getComputedStyle(section).marginTop) > 0];
    });
    expect(look).toEqual(['end', 'center', true]);
    await close();
  });
});

describe('a film', () => {
  it('starts on its own without sound', async () => {
    const { page, complaints, close } = await open();
    await scrollTo(page, film);
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLVideoElement>(selector)?.paused === false,
      {},
      film,
    );
    const state = (): Promise<boolean[]> =>
      page.$eval(film, (video) => {
        const { autoplay, loop, muted, paused } = video;
        return [autoplay, loop, muted, paused];
      });
    const pressButton = async (name: string): Promise<void> => {
      const button = `.video-embed [aria-label="${name}"]`;
      await page.waitForSelector(button); // Updated once the film reports its state.
      await pressByKey(page, button);
    };
    expect(await state()).toEqual([true, true, true, false]);
    await pressButton('Pausa filmen');
    expect(await state()).toEqual([true, true, true, true]);
    await pressButton('Spela filmen');
    await pressButton('Slå på ljudet');
    expect(await state()).toEqual([true, true, false, false]);
    await pressButton('Stäng av ljudet');
    expect(await state()).toEqual([true, true, true, false]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([[767, 'coast-drive-tall.webm'], ...(atLength ? ([[768, 'coast-drive-wide.webm']] as const) : [])] as const)(
    'is at %i px of width %s',
    async (width, name) => {
      const { page, films, close } = await open({ viewport: { width, height: 800 } });
      await page.waitForFunction(() =>
        ['.hero-banner video', '.video-embed video'].every(
          (one) => document.querySelector<HTMLVideoElement>(one)?.readyState, // Requested, and loaded.
        ),
      );
      const shown = await page.$$eval('.hero-banner video, .video-embed video', (videos) =>
        videos.map((video) => video.currentSrc.split('/').pop()),
      );
      expect(shown).toEqual([name, name]);
      // The blurb has one film for all widths.
      expect([...films].filter((one) => one !== 'coast-drive-wide.webm')).toEqual(width < 768 ? [name] : []);
      await close();
    },
  );
});

describe('a visitor who wants less motion', () => {
  it('loads no film', async () => {
    const { page, films, close } = await open({ motion: 'reduce' });
    await page.waitForSelector(film);
    await page.waitForSelector('.slick-slider');
    expect(await page.$$eval('video', (videos) => videos.map((video) => video.paused))).toEqual([true, true, true]);
    expect([...films]).toEqual([]);
    expect(await page.$('[aria-label="Starta bildspelet"]')).not.toBeNull();
    expect(await page.$$('.reveal-waiting, .reveal-shown')).toEqual([]);
    await close();
  });
});

describe('an entrance', () => {
  it('happens once when the part comes into view', async () => {
    const { page, close } = await open({ seen: false });
    const text = '.blurb-text[data-animated=true]';
    const classes = (): Promise<string> => page.$eval(text, (element) => element.className);
    await page.$eval(text, (element) => {
      const justBelow = element.getBoundingClientRect().top - window.innerHeight - 50;
      window.scrollBy({ top: justBelow, behavior: 'instant' });
    });
    await page.waitForSelector(`${text}.reveal-waiting`);
    await page.evaluate(() => {
      const events = Object.assign(window, { entrances: 0 });
      document.addEventListener('animationstart', ({ animationName }) => {
        if (animationName === 'reveal-rise') events.entrances += 1;
      });
    });
    const entrances = () => page.evaluate(() => (window as unknown as { entrances: number }).entrances);
    await scrollTo(page, text);
    await page.waitForSelector(`${text}.reveal-shown`);
    await page.waitForFunction(() => (window as unknown as { entrances: number }).entrances === 1);
    await scrollTo(page, hero(1));
    await scrollTo(page, text);
    // An animation starts with the frame after its element came into view.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await classes()).not.toContain('reveal-waiting');
    expect(await entrances()).toBe(1);
    expect(await page.$eval('.blurb-media[data-animated=false]', (media) => media.className)).toBe('blurb-media');
    await close();
  });
});

describe('the countdown', () => {
  itAtLength('counts in the room that the server gave it', async () => {
    const plain = await open({ javaScript: false });
    const before = await heightOf(plain.page, '.countdown');
    expect(await plain.page.$$eval('.countdown-number', (numbers) => numbers.map((one) => one.textContent))).toEqual(
      Array(4).fill('–'),
    );
    await plain.close();
    const { page, close } = await open();
    const seconds = (): Promise<string> => page.$eval('[data-unit=seconds] b', (number) => number.textContent);
    const first = await seconds();
    expect(first).toMatch(/^\d\d$/);
    await page.waitForFunction(
      (old) => document.querySelector('[data-unit=seconds] b')?.textContent !== old,
      {},
      first,
    );
    expect(await heightOf(page, '.countdown')).toBe(before);
    await close();
  });
});

describe('the carousel', () => {
  itAtLength('replaces its list in place', async () => {
    const box = (page: Page, selector: string): Promise<number[]> =>
      page.$eval(selector, (element) => {
        const { left, width, height } = element.getBoundingClientRect();
        return [left, width, height].map(Math.round);
      });
    const plain = await open({ javaScript: false });
    const window = await box(plain.page, '.carousel-block-window');
    const slide = await box(plain.page, '.carousel-slide-box');
    await plain.close();

    const { page, close } = await open();
    await page.waitForSelector('.slick-slider');
    /** Resolves when the current slide has this title and is at the list's left edge. */
    const rests = (title: string) =>
      page.waitForFunction(
        (words, left) => {
          const slide = document.querySelector('.slick-current');
          const at = slide?.getBoundingClientRect().left ?? NaN;
          return slide?.querySelector('h3')?.textContent === words && Math.abs(at - left) < 1;
        },
        {},
        title,
        slide[0] ?? 0,
      );
    // Stops the rotation, which would move it after five seconds.
    await press(page, '.carousel-block [data-rotation-control]');
    await press(page, '.carousel-block [aria-label="Visa bild 1"]');
    await rests('Ett');
    expect(await box(page, '.carousel-block-window')).toEqual(window);
    expect(await box(page, '.slick-current .carousel-slide-box')).toEqual(slide);
    await scrollTo(page, '.carousel-block');
    await press(page, '.carousel-block [aria-label="Nästa"]');
    await rests('Två');
    await page.waitForFunction(() => {
      const links = [...document.querySelectorAll('.slick-slide:not([inert]) a')];
      return links.length === 1 && links[0]?.textContent === 'Läs mer om två';
    });
    await page.focus('.slick-current a');
    await page.keyboard.press('ArrowRight');
    await rests('Tre');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Läs mer om tre');
    await close();
  });
});

describe('the page of moving sections', () => {
  itAtLength.each([desktop, phone])('has no accessibility finding ($width px)', async (viewport) => {
    const { page, complaints, close } = await open({ viewport });
    await page.waitForSelector('.slick-slider');
    await press(page, '.carousel-block [data-rotation-control]'); // Otherwise a slide may change while axe runs.
    expect(await axeFindings(page)).toEqual([]);
    expect(await shiftSoFar(page)).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
    expect(await page.$$eval('.blurb', (blurbs) => blurbs.length)).toBe(3);
    await close();
  });

  itAtLength('is logged for the section that has no content, which is not there', async () => {
    const content = await contentWithPages('blocks-moving');
    const own = await startServer({ CONTENT_DIR: content.folder });
    await fetch(`${own.address}/blocks-moving`);
    await own.logged('section.incomplete');
    const line = own.lines.find((one) => one.includes('section.incomplete')) ?? '';
    expect(line).toContain('"section":"Blurb"');
    expect(line).toContain('/blocks-moving');
    await own.stop();
    await content.remove();
  });
});
