import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { lostText, styleText } from '../lostText.ts';
import { resize } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { phone } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';
import { openPageState, phoneStates, wideStates } from './pageStates.ts';
import type { PageStateName } from './pageStates.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const shortOnPhone: PageStateName[] = [
  'the start page',
  'the mobile menu',
  'a car list',
  'a car',
  'the contact details of a booking',
  'the tire hotel',
  'the form to sell a car',
];
const shortOnWide: PageStateName[] = ['a car list'];

/** Fields in which an iPhone would zoom: those that open the keyboard or a picker, with less than 16 px. */
const smallFields = (page: Page): Promise<string[]> =>
  page.$$eval(
    'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"])',
    (fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.className || field.getAttribute('name') || field.tagName),
  );

describe.each(atLength ? phoneStates : shortOnPhone)('on a phone, %s', (name) => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await openPageState(session, server, name);
  });
  afterAll(() => visit.close());

  it('has only fields in which an iPhone does not zoom', async () => {
    expect(await smallFields(visit.page)).toEqual([]);
  });

  it.each(['at twice the size', 'with wide spacing'] as const)('shows all of its text %s', async (style) => {
    await styleText(visit.page, style);
    expect(await lostText(visit.page)).toEqual([]);
  });

  it('shows all of its text on a screen of 320 px', async () => {
    await styleText(visit.page, 'as designed');
    await resize(visit.page, { ...phone, width: 320, height: 640 });
    expect(await lostText(visit.page)).toEqual([]);
  });
});

describe.each(atLength ? wideStates : shortOnWide)('on a wide screen, %s', (name) => {
  it('shows all of its text with wide spacing', async () => {
    const { page, close } = await openPageState(session, server, name, { viewport: { width: 1366, height: 768 } });
    await styleText(page, 'with wide spacing');
    expect(await lostText(page)).toEqual([]);
    await close();
  });
});
