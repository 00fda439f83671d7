import type { BrowserContext } from 'puppeteer';
import { axeViolations } from '../../browser/axeViolations.ts';
import type { AxeViolation } from '../../browser/axeViolations.ts';
import { hydrated, watchedPage } from '../../browser/watchedPage.ts';
import { showAll } from '../../screens/takeScreen.ts';

interface Inspection {
  complaints: readonly string[];
  violations: readonly AxeViolation[];
  /** The whole page as PNG. */
  picture: Uint8Array;
}

/** For slow machines; a page that never loads is a fault. */
const timeoutMs = 60_000;
const phoneWidth = 390;
/** Window widths at which pages are opened, px. */
export const inspectedWidths = [phoneWidth, 1440] as const;

interface InspectOptions {
  /** Window width, px. */
  width: number;
  /** Keeps the consent banner open. */
  consent: boolean;
}

/** Opens a page at a width, scrolls through it, and runs axe. */
export async function inspectPage(
  session: BrowserContext,
  address: string,
  { width, consent }: InspectOptions,
): Promise<Inspection> {
  const isPhone = width === phoneWidth;
  const viewport = { width, height: isPhone ? 844 : 900, isMobile: isPhone, hasTouch: isPhone };
  const { page, complaints, close } = await watchedPage(session, viewport);
  try {
    page.setDefaultTimeout(timeoutMs);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    if (!consent) await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(address).hostname });
    await page.goto(address, { waitUntil: 'load' });
    await hydrated(page);
    await showAll(page, false);
    const violations = await axeViolations(page);
    const picture = await page.screenshot({ fullPage: true, optimizeForSpeed: true });
    return { complaints: [...complaints], violations, picture };
  } finally {
    await close();
  }
}
