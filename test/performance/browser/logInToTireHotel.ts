import type { BrowserContext } from 'puppeteer';
import { sentCode } from '../../browser/booking/sentCode.ts';
import { hydrated } from '../../browser/watchedPage.ts';

/** Registration number with wheels in the demo group's tire hotel. */
const plate = 'POL26K';

/** Logs a session in to the tire hotel, with the code of the text message stored by the server. */
export async function logInToTireHotel(context: BrowserContext, url: string, dataFolder: string): Promise<void> {
  const page = await context.newPage();
  await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(url).hostname });
  await page.goto(url);
  await hydrated(page);
  await page.type('.plate-field', plate);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.tire-form:not(:has(.plate-field)) [type="submit"]');
  await page.$eval('.tire-form [type="submit"]', (button) => (button as HTMLElement).click());
  await page.waitForSelector('.one-time-code-digit');
  await page.focus('.one-time-code-digit');
  await page.keyboard.type(await sentCode(dataFolder));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.tire-vehicle');
  await page.close();
}
