import { launch } from 'puppeteer';
import type { Browser } from 'puppeteer';
import { chromePath } from './chromePath.ts';

/** A headless browser with a profile of its own, which close() removes. It speaks to nobody but the tested site.
 * `further`: command-line switches of Chromium. */
export function launchBrowser(...further: string[]): Promise<Browser> {
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
      // Chromium refuses its sandbox to root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
