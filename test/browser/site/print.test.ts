import { expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { rests } from '../pageMoves.ts';
import { hydrated, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** A4 within margins of 10 mm, in px. */
const paper = { width: 718, height: 1047 };

/** Faults of a printed page: controls, links, faded or cut parts, white text, no address. */
const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const controls = 'button, .button, nav a, [type="range"], [type="search"], .text-link, .skip-link';
    const faults = [...document.querySelectorAll(controls)].filter(isShown).map((one) => `control ${one.className}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element) || element.closest('svg, .visually-hidden')) continue;
      const { color, maskImage } = getComputedStyle(element);
      const name = `${element.localName}.${element.className}`;
      if (maskImage.includes('gradient')) faults.push(`faded ${name}`);
      const { content, display, mixBlendMode } = getComputedStyle(element, '::after');
      const isDrawn = content !== 'none' && content !== 'normal' && display !== 'none';
      if (isDrawn && mixBlendMode !== 'normal') faults.push(`blended ${name}`);
      if (color === 'rgb(255, 255, 255)' && element.textContent !== '' && !element.closest('.badge, .plate')) {
        faults.push(`white ${name}`);
      }
      if (element.getBoundingClientRect().right > width + 1) faults.push(`beyond the edge ${name}`);
    }
    const addresses = [...document.querySelectorAll('.printed-address')].filter(isShown);
    if (addresses.every(({ textContent }) => textContent !== location.href)) faults.push('no address');
    return [...new Set(faults)];
  }, paper.width);

it.each([
  ['polhem-bil', '/bil/410004'],
  ['polhem-auctions', '/pagaende/aurelia-coupe-1967'],
  ...(atLength
    ? ([
        ['polhem-bil', '/bilar'],
        ['polhem-bil', '/jamfor?cars=410658,410269'],
        ['polhem-bil', '/anlaggning/polhem-bil-uppsala'],
        ['polhem-bil', '/nyheter/2026/femtio-mil-i-minus-tjugo'],
        ['polhem-bil', '/'],
        ['polhem-trucks', '/'],
      ] as const)
    : []),
] as const)('%s%s prints everything in place without controls', async (site, path) => {
  const { page, close } = await watchedPage(session, paper);
  const origin = server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`);
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
  await page.emulateMediaType('print');
  await rests(page);
  expect(await printFaults(page)).toEqual([]);
  await close();
});
