import { describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { press, typeInto } from '../pageMoves.ts';
import { desktop, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';

let browser: Browser;
let server: DemoServer;

openDemo((demo) => ({ browser, server } = demo));

/** Opens a page as a browser below the floor, which lacks the feature that pageStart.ts checks. */
async function open(path: string, viewport = desktop): Promise<WatchedPage> {
  const visit = await watchedPage(browser, viewport);
  await visit.page.evaluateOnNewDocument(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: [string, string?]) =>
      !condition.join(' ').includes('rlh') && supports(...(condition as [string, string]));
  });
  await visit.page.goto(server.address + path, { waitUntil: 'load' });
  return visit;
}

/** Presses an element that leads to another page. */
async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), press(page, selector)]);
}

const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.checkVisibility());

describe('a browser below the floor', () => {
  it('gets no script but the first', async () => {
    const { page, complaints, close } = await open('/bilar', phone);
    await page.waitForNetworkIdle();
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(names.filter((name) => name.endsWith('.js')).map((name) => name.replace(/.*\/|-.*/g, ''))).toEqual([
      'start',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('handles every press itself', async () => {
    const { page, complaints, close } = await open('/', phone);
    const taken = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('a[data-scripted-link], button[type="button"]')];
      return links.filter((control) => {
        // the test stays on its page: a press that nothing took arrives here
        const free: boolean[] = [];
        const onPress = (event: Event): void => {
          free.push(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', onPress, { once: true });
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return free[0] !== true || control.hasAttribute('aria-busy');
      }).length;
    });
    expect(taken).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('searches the cars', async () => {
    const { page, complaints, close } = await open('/');
    await typeInto(page, 'main .search-field-input', 'volvo');
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/bilar/volvo');
    expect(complaints).toEqual([]);
    await close();
  });

  it('filters the cars', async () => {
    const { page, complaints, close } = await open('/bilar');
    const box = '.facet-panel input[type="checkbox"]:not(:checked)';
    await press(page, box);
    expect(await isVisible(page, '.facet-panel-submit button')).toBe(true);
    await follow(page, '.facet-panel-submit button');
    expect(new URL(page.url()).pathname).toMatch(/^\/bilar\/./); // the address of the first make
    expect(complaints).toEqual([]);
    await close();
  });

  it('finds workshops to call instead of the booking', async () => {
    const { page, complaints, close } = await open('/verkstad/boka', phone);
    expect(await isVisible(page, '.service-booking')).toBe(false);
    await typeInto(page, '#booking-call-place', 'Uppsala');
    await follow(page, '.booking-call-form button');
    expect(new URL(page.url()).searchParams.get('place')).toBe('Uppsala');
    expect(await page.$$eval('.booking-call-workshops li', ({ length }) => length)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('sends an enquiry', async () => {
    const { page, close } = await open('/bil/410658/volvo-xc40-b3-2021');
    await typeInto(page, '[name="name"]', 'Ada Berg');
    await typeInto(page, '[name="phone"]', '070 123 45 67');
    await typeInto(page, '[name="email"]', 'ada@berg.example');
    await follow(page, '.contact-form button[type="submit"]');
    expect(new URL(page.url()).searchParams.get('sent')).toBe('contact');
    expect(await isVisible(page, '.contact-sent')).toBe(true);
    await close();
  });
});
