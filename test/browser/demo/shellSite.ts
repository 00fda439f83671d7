import type { BrowserContext, Page } from 'puppeteer';
import { shellContent } from '../../fixtures/demo/shellContent.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { sharedShell } from '../sharedParts.ts';
import { startServer } from '../startServer.ts';
import type { DemoServer } from './demoServer.ts';
import { hydrated, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

export interface ShellSite {
  /** Session in which the pages are opened one after the other. */
  session: BrowserContext;
  /** URL of polhem-bil for programs. */
  address: string;
  /** Returns the URL of a site for browsers. */
  siteAddress(site: string): string;
  /** Opens a page of a site and waits for hydration. */
  open(path: string, viewport?: { width: number; height: number }, site?: string): Promise<WatchedPage>;
  stop(): Promise<void>;
}

/** Starts the built product over the content of shellContent. */
export async function startShellServer(): Promise<DemoServer> {
  const content = await shellContent();
  const server = await startServer({ CONTENT_DIR: content.folder });
  return { address: server.address, stop: () => server.stop().then(content.remove) };
}

/** Returns the run's shared server over the content of shellContent, or a separate one, and a browser. */
export async function startShellSite(): Promise<ShellSite> {
  const shared = sharedShell();
  const [browser, server] = await Promise.all([
    launchBrowser(),
    shared === undefined ? startShellServer() : { address: shared, stop: () => Promise.resolve() },
  ]);
  const session = await browser.createBrowserContext();
  const siteAddress = (site: string): string => server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`);
  return {
    session,
    address: server.address,
    siteAddress,
    open: async (path, viewport, site = 'polhem-bil') => {
      const visit = await watchedPage(session, viewport);
      await visit.page.goto(siteAddress(site) + path, { waitUntil: 'load' });
      await hydrated(visit.page);
      return visit;
    },
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Navigates as a click on a link does, without a new document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction((href) => location.pathname === href, {}, path);
}

export const shown = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.textContent.trim()),
  );
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
export const expanded = (page: Page): Promise<string[]> => shown(page, '.site-header-bar [aria-expanded="true"]');
/** Resolves when the header's background is transparent, or no longer. */
export const floats = (page: Page, yes: boolean): Promise<unknown> =>
  page.waitForFunction(
    (clear) => {
      const header = document.querySelector('.site-header');
      return header && (getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)') === clear;
    },
    {},
    yes,
  );
export const sizeOf = (page: Page, selector: string): Promise<{ width: number; height: number }> =>
  page.$eval(selector, (element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
  });
export const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page.$eval(selector, (element, name) => getComputedStyle(element).getPropertyValue(name), property);

export const branch = (title: string): string => `.main-navigation ::-p-xpath(.//button[normalize-space()="${title}"])`;
export const openMenuPanel = '.dropdown[data-open="true"] > .dropdown-panel';
/** Resolves when the opening panel is completely visible. */
export const panelIsIn = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (selector) => {
      const panel = document.querySelector(selector);
      return panel && getComputedStyle(panel).opacity === '1';
    },
    {},
    openMenuPanel,
  );
