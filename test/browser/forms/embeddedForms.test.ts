import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { answer, focusedText, visitWithStubs } from '../visitWithStubs.ts';
import type { Visit, VisitOptions } from '../visitWithStubs.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const visit = (path: string, options?: VisitOptions): Promise<Visit> =>
  visitWithStubs(session, server.address + path, options);

describe('embedded forms', () => {
  const created = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { created?: string[] }).created ?? []);

  it('load nothing until requested', async () => {
    const { page, complaints, foreign, close } = await visit('/inbaddat');
    expect(await page.$$eval('main p', (texts) => texts.filter((p) => p.textContent === 'Missing FormId').length)).toBe(
      2,
    );
    expect(foreign).toEqual([]);
    await page.$eval('.lead-form .consent-gate button', (button) => button.click());
    await page.waitForSelector('.lead-form-place[data-region="eu1"] form');
    expect(await created(page)).toEqual(['eu1 42 form-1']);
    expect(foreign).toEqual(['https://js-eu1.hsforms.net/forms/embed/v2.js']);
    expect(await page.$$('.consent-gate')).toHaveLength(0); // Jotform's answers come from our server
    expect(complaints).toEqual([]);
    await close();
  });

  itAtLength('are rebuilt three seconds after a submit', async () => {
    const { page, close } = await visit('/inbaddat');
    await answer(page, 'Tillåt alla');
    await page.waitForSelector('.lead-form-place form button');
    const waited = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const list = (window as unknown as { created: string[] }).created;
          const start = performance.now();
          document.querySelector<HTMLButtonElement>('.lead-form-place form button')?.click();
          const look = (): void => {
            if (list.length > 1) resolve(performance.now() - start);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(waited).toBeGreaterThanOrEqual(2990);
    expect(await page.$$('.lead-form-place form')).toHaveLength(1);
    await close();
  });

  it('open as a popup by a fixed button', async () => {
    const { page, complaints, close } = await visit('/inbaddat');
    await answer(page, 'Tillåt alla');
    const position = await page.$eval('.lead-form-opener', (button) => getComputedStyle(button).position);
    expect(position).toBe('fixed');
    await page.focus('.lead-form-opener');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lead-form-popup[open] form');
    expect(await created(page)).toContain('eu1 42 form-2');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.lead-form-popup[open]', { hidden: true });
    expect(await focusedText(page)).toBe('Ring mig');
    expect(complaints).toEqual([]);
    await close();
  });

  it('show the answers of a form', async () => {
    const { page, complaints, foreign, close } = await visit('/inbaddat');
    await page.$eval('.jotform-answers-loading', (waiting) => waiting.scrollIntoView());
    await page.waitForSelector('.jotform-answers dd');
    expect(await page.$$eval('.jotform-answers dd', (values) => values.map((dd) => dd.textContent))).toContain(
      '695 kr',
    );
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    await close();
  });

  it('leave the page working when the provider is out of reach', async () => {
    const { page, complaints, close } = await visit('/inbaddat', { away: true });
    await answer(page, 'Tillåt alla');
    await page.waitForFunction(() => document.querySelector('.lead-form p')?.textContent.includes('kunde inte laddas'));
    expect(complaints.filter((line) => !line.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    await page.$eval('.site-header a[href="/"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname === '/');
    await close();
  });
});
