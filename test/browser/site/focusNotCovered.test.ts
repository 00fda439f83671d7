import { expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { coveredStops } from '../coveredStops.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { openPageState, phoneStates, wideStates } from './pageStates.ts';
import type { PageStateName } from './pageStates.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];

interface Walk {
  name: PageStateName;
  width: number;
  height: number;
  /** "with" or "without" the consent banner. */
  banner: string;
}

/** A list has a sidebar with a heading that stays, the page of a car a bar at its foot. */
const shortWalks: Walk[] = [
  { name: 'a list of one brand', width: 1366, height: 768, banner: 'with' },
  { name: 'a car', width: 390, height: 844, banner: 'without' },
];
const allWalks = sizes.flatMap((size) =>
  (size.width === 390 ? phoneStates : wideStates).flatMap((name) =>
    ['with', 'without'].map((banner) => ({ name, ...size, banner })),
  ),
);

it.each(atLength ? allWalks : shortWalks)(
  'no stop of the Tab key is covered on $name at $width px $banner the consent banner',
  async ({ name, width, height, banner }) => {
    const { page, close } = await openPageState(session, server, name, {
      viewport: { width, height },
      answered: banner === 'without',
      prepare: (opened) => opened.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    });
    const walks = [await coveredStops(page, false), await coveredStops(page, true)];
    expect(walks.flatMap(({ covered }) => covered)).toEqual([]);
    expect(Math.min(...walks.map(({ stops }) => stops))).toBeGreaterThan(0);
    await close();
  },
  120_000,
);
