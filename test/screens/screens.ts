/**
 * Captures every page and state of a group in a browser, for reviews of its appearance.
 *   npm run screens -- [--out folder] [--only text] [--widths 390,1440] [--address http://localhost:3000]
 * `screens.yaml` in the group's folder lists them. `--only` captures the screens whose "site/name" contains the text;
 * `--address` uses a running server instead of starting one.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer';
import sharp from 'sharp';
import { installedGroup } from '../../config/group/installedGroup.ts';
import { launchOwnBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../browser/startServer.ts';
import { settingsWithout } from './failedBackEnds.ts';
import type { FailedBackEnd } from './failedBackEnds.ts';
import { readScreenPlan } from './readScreenPlan.ts';
import type { Screen } from './readScreenPlan.ts';
import { screensIndex } from './screensIndex.ts';
import { takeScreen } from './takeScreen.ts';
import { writeSheet } from './writeSheet.ts';
import type { TakenScreen } from './writeSheet.ts';

/** WebP allows no side longer than this, px. */
const maxSide = 16_383;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screens' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1024,1440,1920' },
    address: { type: 'string' },
  },
});
const folder = resolve(values.out);
const widths = values.widths.split(',').map(Number);
const screens = readScreenPlan(join(installedGroup().folder, 'screens.yaml')).filter((screen) =>
  `${screen.site}/${screen.name}`.includes(values.only),
);

/** A server with the screens' site names as subdomains. */
interface ScreenServer {
  address: string;
  /** Its data folder; null if it was already running. */
  dataDir: string | null;
  stop(): Promise<unknown>;
}

/** Starts a server; `down` is a back end that refuses its connections. */
async function startOwnServer(down?: FailedBackEnd): Promise<ScreenServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-screens-'));
  const { address, stop } = await startServer({
    DATA_DIR: dataDir,
    ...(down === undefined ? {} : await settingsWithout(down)),
  });
  return {
    address,
    dataDir,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Writes a screen to its file, cut to the maximum height of a WebP. */
async function writeScreen(picture: Uint8Array, { site, name }: Screen, width: number): Promise<void> {
  const whole = sharp(picture, { limitInputPixels: false });
  const { height } = await whole.metadata();
  const cut = height > maxSide ? whole.extract({ left: 0, top: 0, width, height: maxSide }) : whole;
  // a lower effort takes a third of the time for 4 % more bytes
  await cut.webp({ quality: 85, effort: 2 }).toFile(join(folder, site, `${name}-${String(width)}.webp`));
}

async function takeAll(browser: Browser, { address, dataDir }: ScreenServer, screen: Screen): Promise<TakenScreen[]> {
  const origin = address.replace('//localhost', `//${screen.site}.localhost`);
  const taken: TakenScreen[] = [];
  const written: Promise<void>[] = [];
  for (const [index, width] of widths.entries()) {
    if (width < screen.minWidth || width > screen.maxWidth) continue;
    const session = await browser.createBrowserContext();
    try {
      const picture = await takeScreen(session, screen, { origin, dataDir, width, index });
      written.push(writeScreen(picture, screen, width));
      taken.push({ width, picture });
    } catch (error) {
      console.error(`${screen.site}/${screen.name} at ${String(width)}: ${String(error)}`);
      process.exitCode = 1;
    } finally {
      await session.close();
    }
  }
  await Promise.all(written);
  return taken;
}

for (const site of ['sheets', ...new Set(screens.map((screen) => screen.site))]) {
  await mkdir(join(folder, site), { recursive: true });
}
const running: ScreenServer | null =
  values.address === undefined ? null : { address: values.address, dataDir: null, stop: () => Promise.resolve() };
const browser = await launchOwnBrowser();
const widthsByScreen = new Map<Screen, number[]>();
try {
  // one server for all screens with the same back end down, one after the other
  for (const down of new Set(screens.map((screen) => screen.down))) {
    const wanted = screens.filter((screen) => screen.down === down);
    if (running && down !== undefined) {
      console.log(`Not captured at a running server: ${wanted.map(({ site, name }) => `${site}/${name}`).join(', ')}`);
      continue;
    }
    const server = running ?? (await startOwnServer(down));
    try {
      for (const screen of wanted) {
        const taken = await takeAll(browser, server, screen);
        if (taken.length === 0) continue;
        await writeSheet(taken, join(folder, 'sheets', `${screen.site}-${screen.name}.webp`));
        widthsByScreen.set(
          screen,
          taken.map(({ width }) => width),
        );
        console.log(`${screen.site}/${screen.name}`);
      }
    } finally {
      await server.stop();
    }
  }
  const done = screens.flatMap((screen) => {
    const taken = widthsByScreen.get(screen);
    return taken ? [{ screen, widths: taken }] : [];
  });
  await writeFile(join(folder, 'index.html'), screensIndex(done));
  console.log(`${String(done.length)} screens: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
}
