import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { sanitizeHtml } from '../../../server/kit/sanitizeHtml.ts';
import { activeMarkup } from '../../browser/activeMarkup.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { markupMarker, markupPayloads } from '../../fixtures/markupPayloads.ts';
import { startMarkupPlatform } from '../../http/content/startMarkupPlatform.ts';
import type { MarkupPlatform } from '../../http/content/startMarkupPlatform.ts';

const site = 'polhem-bil';
const key = 'key-of-the-markup-tests';

interface MarkupVisit {
  page: Page;
  /** Loads a URL; returns the faults caused by its payload. */
  visit(url: string): Promise<string[]>;
  /** Returns the faults of the current page. */
  faults(): Promise<string[]>;
}

/** Creates a page that records dialogs, executed scripts and violations of the policy. */
async function markupVisit(session: BrowserContext): Promise<MarkupVisit> {
  const page = await session.newPage();
  const noted: string[] = [];
  page.on('dialog', (dialog) => {
    noted.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.evaluateOnNewDocument(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      // The policy is meant to refuse a picture with an invalid URL.
      if (event.effectiveDirective !== 'img-src') refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  const faults = async (): Promise<string[]> => {
    const state = await page.evaluate((name) => {
      const own = window as unknown as Record<string, unknown> & { refusedByPolicy?: string[] };
      return { ran: own[name] !== undefined, refused: own.refusedByPolicy ?? [] };
    }, markupMarker);
    const found = [...noted.splice(0), ...state.refused, ...(await activeMarkup(page))];
    return state.ran ? ['a script ran', ...found] : found;
  };
  const visit = async (url: string): Promise<string[]> => {
    await page.goto(url, { waitUntil: 'load' });
    return (await faults()).map((fault) => `${url.slice(0, 300)}: ${fault}`);
  };
  return { page, visit, faults };
}

describe('520 texts of markup are shown as texts', () => {
  let server: RunningServer;
  let browser: Browser;
  let session: BrowserContext;
  let origin: string;
  beforeAll(async () => {
    server = await startServer({ FORMS_RATE_LIMIT: '0', EDGE_API_KEY: key, EDGE_RATE_LIMIT: '0' });
    browser = await launchBrowser();
    session = await browser.createBrowserContext();
    origin = `http://${site}.localhost:${new URL(server.address).port}`;
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('which is found out on a page that takes them for markup', async () => {
    const { page, faults } = await markupVisit(session);
    await page.goto(`${origin}/robots.txt`);
    await page.setContent(`<p>${markupPayloads[4] ?? ''}</p>`);
    expect(await faults()).not.toEqual([]);
    await page.close();
  });

  it('in rich text', async () => {
    const { page, faults } = await markupVisit(session);
    await page.goto(`${origin}/robots.txt`);
    const found: string[] = [];
    for (const payload of markupPayloads) {
      await page.setContent(`<main><div>${sanitizeHtml(payload)}</div><p id="after">x</p></main>`);
      found.push(...(await faults()).map((fault) => `${payload}: ${fault}`));
      if (!(await page.$('main > #after'))) found.push(`${payload}: reaches beyond its element`);
    }
    await page.close();
    expect(found).toEqual([]);
  }, 600_000);

  it('in addresses', async () => {
    const places = [
      (text: string) => `/bilar?keyphrase=${text}`,
      (text: string) => `/bilar?car_brand=${text}&car_price=${text}`,
      (text: string) => `/bilar/${text}`,
      (text: string) => `/sok?q=${text}`,
      (text: string) => `/jamfor?cars=${text}`,
      (text: string) => `/bil/410658/${text}`,
      (text: string) => `/anlaggningar?keyphrase=${text}`,
      (text: string) => `/verkstad/boka?regno=${text}&step=${text}#${text}`,
      (text: string) => `/${text}?utm_source=${text}`,
    ];
    const { page, visit } = await markupVisit(session);
    const faults: string[] = [];
    for (const [at, payload] of markupPayloads.entries()) {
      const address = places[at % places.length]?.(encodeURIComponent(payload)) ?? '/';
      faults.push(...(await visit(origin + address)));
    }
    await page.close();
    expect(faults).toEqual([]);
  }, 1_800_000);

  it('in the fields of forms that a browser sends without our scripts', async () => {
    const { page, faults } = await markupVisit(session);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (/\/assets\/.*\.js/.test(request.url()) ? request.abort() : request.continue());
    });
    const found: string[] = [];
    let at = 0;
    while (at < markupPayloads.length) {
      const path = ['/salj-bil', '/kontakt'][at % 2] ?? '/salj-bil';
      await page.goto(origin + path, { waitUntil: 'load' });
      const texts = markupPayloads.slice(at, at + 10);
      const filled = await page.evaluate((given) => {
        const form = document.querySelector<HTMLFormElement>('main form[method="post"]');
        let used = 0;
        for (const field of form?.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea') ?? []) {
          if (['hidden', 'checkbox', 'radio', 'submit'].includes(field.type)) continue;
          field.value = given[used % given.length] ?? '';
          used += 1;
        }
        return used;
      }, texts);
      expect({ path, filled: filled > 0 }).toEqual({ path, filled: true });
      await Promise.all([
        page.waitForNavigation({ waitUntil: 'load' }),
        page.evaluate(() => document.querySelector<HTMLFormElement>('main form[method="post"]')?.submit()),
      ]);
      found.push(...(await faults()));
      at += Math.min(filled, texts.length);
    }
    await page.close();
    expect(found).toEqual([]);
  }, 1_800_000);

  describe('in every field of the content', () => {
    let platform: MarkupPlatform;
    let shown: RunningServer;
    beforeAll(async () => {
      platform = await startMarkupPlatform(`${server.address}/api/graphql/v1`, key);
      shown = await startServer({
        EDGE_ENDPOINT: platform.endpoint,
        EDGE_API_KEY: key,
      });
    }, 300_000);
    afterAll(async () => {
      await shown.stop();
      await platform.stop();
    });

    it('of every page of a site', async () => {
      const response = await fetch(`${server.address}/sitemap-pages.xml`, { headers: { host: `${site}.localhost` } });
      const paths = [...(await response.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path,
      );
      expect(paths.length).toBeGreaterThan(20);
      const { page, visit } = await markupVisit(session);
      const faults: string[] = [];
      const withoutTexts: string[] = [];
      for (const path of [...paths, '/no-such-page']) {
        faults.push(...(await visit(`http://${site}.localhost:${new URL(shown.address).port}${path ?? '/'}`)));
        const texts = await page.$eval('body', (body) => body.textContent);
        if (!texts.includes(markupMarker)) withoutTexts.push(path ?? '/');
      }
      await page.close();
      expect(faults).toEqual([]);
      expect(withoutTexts).toEqual([]);
      expect(platform.used.size).toBe(new Set(markupPayloads).size);
    }, 1_800_000);
  });
});
