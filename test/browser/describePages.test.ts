import { afterAll, expect, it } from '@jest/globals';
import { closeLeftPages } from '../../build/jest/closeLeftPages.mjs';
import { describePages } from '../../build/jest/describePages.mjs';
import { launchBrowser } from './launchBrowser.ts';
import { watchedPage } from './watchedPage.ts';

const browser = await launchBrowser();

afterAll(() => browser.close());

it('a report of a failed test says what each page shows and moved, also one that does not respond', async () => {
  const session = await browser.createBrowserContext();
  const [first, second] = [await session.newPage(), await session.newPage()];
  await first.goto('data:text/html,<h1>Welcome</h1><input value=secret>');
  await second.goto('data:text/html,<h1>Busy</h1>');
  await first.evaluate(() => Object.assign(window, { movedParts: ['0.00300: li.item 0 0 9 9 > 0 9 9 9'] }));
  void second.evaluate('for (;;);').catch(() => undefined); // until the session is closed
  const report = await describePages([browser]);
  expect(report).toContain(
    'A page shows data:text/html,<h1>Welcome</h1><input value=secret>\nMoved: 0.00300: li.item 0 0 9 9 > 0 9 9 9\nWelcome\n',
  );
  expect(report).toContain('<h1>Busy</h1>\n(does not respond)\n');
});

it('the pages of a failed test are closed without those that were open before', async () => {
  const session = await browser.createBrowserContext();
  const [before, left] = [await watchedPage(session), await watchedPage(session)];
  await closeLeftPages([before.close, left.close], new Set([before.close]));
  expect([before.page.isClosed(), left.page.isClosed()]).toEqual([false, true]);
  await session.close();
});
