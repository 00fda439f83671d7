import { connect, launch } from 'puppeteer';
import type { Browser } from 'puppeteer';
import { chromePath } from './chromePath.ts';
import { sharedBrowser } from './sharedParts.ts';

/**
 * A headless browser that speaks to nobody but the tested site. In a test file it is the one that its worker keeps for
 * all its files, and close() removes the sessions that were opened in it; elsewhere one with a profile of its own.
 * `further`: command-line switches of Chromium, which take a browser of their own.
 */
export async function launchBrowser(...further: string[]): Promise<Browser> {
  const address = further.length === 0 ? sharedBrowser() : undefined;
  if (address === undefined) return launchOwnBrowser(...further);
  const browser = await connect({ browserWSEndpoint: address });
  browser.close = async () => {
    const sessions = browser.browserContexts().filter((session) => session !== browser.defaultBrowserContext());
    await Promise.all(sessions.map((session) => session.close()));
    await browser.disconnect();
  };
  return browser;
}

/** A browser of its own, with a profile that close() removes. */
export function launchOwnBrowser(...further: string[]): Promise<Browser> {
  return launch({
    executablePath: chromePath(),
    headless: true,
    args: [
      ...further,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      // The pages of a session share a process: what it has compiled and decoded serves them all.
      '--process-per-site',
      // Chromium refuses its sandbox to root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
