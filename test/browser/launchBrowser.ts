import { connect, launch } from 'puppeteer';
import type { Browser } from 'puppeteer';
import { enginePath } from './engines/enginePath.ts';
import { sharedBrowser } from './sharedParts.ts';

/** Browsers of a test file. When a test fails, build/jest/nodeWithPages.mjs prints what their pages show. */
const openBrowsers = new Set<Browser>();
Object.assign(globalThis, { openBrowsers });

/**
 * Launches a headless browser that only connects to the tested site.
 * In a test file it is the browser that its worker shares between all its files, and close() removes the sessions
 * opened in it; elsewhere it has its own profile.
 * @param further Chromium command-line switches, which need a separate browser
 */
export async function launchBrowser(...further: string[]): Promise<Browser> {
  const address = further.length === 0 ? sharedBrowser() : undefined;
  if (address === undefined) return launchOwnBrowser(further);
  const browser = await connect({ browserWSEndpoint: address });
  openBrowsers.add(browser);
  browser.close = async () => {
    const sessions = browser.browserContexts().filter((session) => session !== browser.defaultBrowserContext());
    openBrowsers.delete(browser);
    await Promise.all(sessions.map((session) => session.close()));
    await browser.disconnect();
  };
  return browser;
}

/**
 * Launches a separate browser, with a profile that close() removes.
 * @param env environment variables besides those of this process
 */
export async function launchOwnBrowser(
  further: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  const browser = await launch({
    executablePath: enginePath('chromium'),
    headless: true,
    env: { ...process.env, ...env },
    args: [
      ...further,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      // The suggestions of the address bar, which each window would load in a process of its own.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      // Pages of a session share a process, and so its compiled code and decoded files.
      '--process-per-site',
      // Chromium refuses to use its sandbox as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  openBrowsers.add(browser);
  browser.once('disconnected', () => openBrowsers.delete(browser));
  return browser;
}
