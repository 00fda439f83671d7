import type { Page } from 'puppeteer';
import { axeFindings } from '../axeFindings.ts';
import { pressByKey } from '../pageMoves.ts';

interface BookedWheelChange {
  /** Findings of axe in all states on the way. */
  findings: string[];
  /** Facts of the confirmation, and the same after a reload. */
  told: string[];
  toldAgain: string[];
  /** Text shown after the rating was sent. */
  thanks: string;
  /** Link that opens the booking later. */
  link: string;
}

export const wheelVisitor = {
  firstName: 'Karin',
  lastName: 'Lindqvist',
  email: 'karin.lindqvist@exempel.example',
  phoneMobile: '070-174 06 99',
};

/**
 * Books the first free time by keyboard alone, starting at the page of the vehicle.
 * Then reloads the confirmation, and rates.
 */
export async function bookWheelChange(page: Page): Promise<BookedWheelChange> {
  const findings: string[] = [];
  const look = async (within = '.tire-hotel'): Promise<void> => {
    findings.push(...(await axeFindings(page, within)));
  };
  const facts = (): Promise<string[]> =>
    page.$$eval('.confirmation-facts dd', (elements) => elements.map(({ textContent }) => textContent));

  await pressByKey(page, '::-p-aria([name="Boka hjulskifte"][role="button"])');
  await page.waitForSelector('.month-calendar-free');
  await pressByKey(page, '.month-calendar-day[tabindex="0"]');
  await page.waitForSelector('.time-button');
  await pressByKey(page, '.time-button');
  await page.waitForSelector('.wheel-form');
  for (const [name, value] of Object.entries(wheelVisitor)) {
    await page.focus(`[name="${name}"]`);
    await page.keyboard.sendCharacter(value);
  }
  await look();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.wheel-confirmation');
  const told = await facts();

  await page.waitForFunction(() => location.search.includes('step=done')); // a reload restores the step of the address
  await page.reload();
  await page.waitForSelector('.wheel-confirmation');
  const toldAgain = await facts();
  await pressByKey(page, '.rating-star input', 'Space');
  await page.keyboard.press('ArrowRight');
  await look();
  await pressByKey(page, '.rating-send');
  await page.waitForSelector('.rating-thanks h2:focus');
  await look('.rating-thanks');
  const thanks = await page.$eval('.rating-thanks', ({ textContent }) => textContent);
  const link = await page.$eval('.wheel-confirmation a[href*="#"]', ({ hash }: HTMLAnchorElement) => hash.slice(1));
  return { findings, told, toldAgain, thanks, link };
}
