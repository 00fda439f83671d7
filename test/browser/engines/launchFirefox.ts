import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer';
import type { Browser } from 'puppeteer';
import type { MotionOptions } from './EnginePage.ts';
import { enginePath } from './enginePath.ts';

/** Launches a headless Firefox whose profile and home folder close() removes. */
export async function launchFirefox({ reducedMotion }: MotionOptions): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'forecourt-firefox-'));
  const removeHome = (): Promise<void> => rm(home, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await launch({
      browser: 'firefox',
      executablePath: enginePath('firefox'),
      headless: true,
      env: { ...process.env, HOME: home },
      timeout: 120_000, // A first start on a busy machine.
      protocolTimeout: 120_000,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
    });
    const close = browser.close.bind(browser);
    browser.close = async () => {
      try {
        await close();
      } finally {
        await removeHome();
      }
    };
    return browser;
  } catch (error) {
    await removeHome();
    throw error;
  }
}
