import type { BrowserContext, Page } from 'puppeteer';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { waitUntil } from '../fixtures/waitUntil.ts';
import type { RunningServer } from './startServer.ts';
import { hydrated, watchedPage } from './watchedPage.ts';

export interface SampleVisit {
  /** Visited paths: the start page in each language, and a sample of the pages they lead to. */
  visited: string[];
  /** Requests to other servers, with the page that made them. */
  foreign: string[];
  complaints: string[];
  cookies: string[];
}

/** Resolves when a page has started no request for a while. It may still wait for the end of some. */
async function askedForAll(page: Page): Promise<void> {
  let last = performance.now();
  const note = (): void => void (last = performance.now());
  page.on('request', note);
  await waitUntil(() => performance.now() - last > 500);
  page.off('request', note);
}

/** Visits a site's start pages and `sample` more, without answering the consent banner. */
export async function visitSample(
  session: BrowserContext,
  server: Pick<RunningServer, 'address'>,
  { name, languages }: SiteConfig,
  sample: number,
): Promise<SampleVisit> {
  const { page, complaints, close } = await watchedPage(session, { width: 900, height: 700 });
  const origin = server.address.replace('localhost', `${name}.localhost`);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') foreign.push(`${page.url()} asked ${request.url()}`);
  });
  const starts = languages.map((language, at) => (at === 0 ? '/' : `/${language}`));
  const seen = new Set(starts);
  for (const path of seen) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await hydrated(page);
    const links = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }); // Triggers what loads when scrolled into view.
      return [...document.querySelectorAll('a')]
        .filter((a) => a.origin === location.origin && !a.pathname.startsWith('/media/')) // Excludes files.
        .map((a) => a.pathname);
    });
    await askedForAll(page);
    // Every n-th link: pages from the menu, the sections and the footer.
    const fresh = [...new Set(links.map((link) => decodeURI(link)))].filter((link) => !seen.has(link));
    const step = Math.max(1, Math.floor(fresh.length / sample));
    for (const link of fresh.filter((_link, at) => at % step === 0)) {
      if (seen.size < starts.length + sample) seen.add(link);
    }
  }
  const cookies = (await page.browserContext().cookies()).map((cookie) => cookie.name);
  await close();
  return { visited: [...seen], foreign, complaints, cookies };
}
