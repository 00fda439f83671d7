import type { BrowserContext, Page } from 'puppeteer';
import { shellContent } from '../fixtures/shellContent.ts';
import { launchBrowser } from '../../../../test/browser/launchBrowser.ts';
import { sharedShell } from '../../../../test/browser/sharedParts.ts';
import { startServer } from '../../../../test/browser/startServer.ts';
import type { DemoServer } from './demoServer.ts';
import { hydrated, watchedPage } from '../../../../test/browser/watchedPage.ts';
import type { WatchedPage } from '../../../../test/browser/watchedPage.ts';

export interface ShellSite {
  /** In which the pages are opened one after the other. */
  session: BrowserContext;
  /** Of polhem-bil, as a program asks for it. */
  address: string;
  /** Of a site, as a browser asks for it. */
  siteAddress(site: string): string;
  /** A page of a site, hydrated. */
  open(path: string, viewport?: { width: number; height: number }, site?: string): Promise<WatchedPage>;
  stop(): Promise<void>;
}

/** The built product over the content of shellContent. */
export async function startShellServer(): Promise<DemoServer> {
  const content = await shellContent();
  const server = await startServer({ CONTENT_DIR: content.folder });
  return { address: server.address, stop: () => server.stop().then(content.remove) };
}

/** The server over the content of shellContent that the files of a run share, or one of its own, and a browser. */
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

/** Follows an address as a press on a link does, without a new document. */
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
/** Resolves when the header's ground is clear, or no longer. */
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
/** Resolves when the panel that opens has come in whole. */
export const panelIsIn = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (selector) => {
      const panel = document.querySelector(selector);
      return panel && getComputedStyle(panel).opacity === '1';
    },
    {},
    openMenuPanel,
  );
