/**
 * Captures every page and state of a group in a browser, for reviews of its appearance.
 *   npm run screens -- [--out folder] [--only text] [--widths 390,1440] [--address http://localhost:3000]
 *     [--engine firefox] [--scheme dark] [--contrast forced]
 * `screens.yaml` in the group's folder lists them. `--only` captures the screens whose "site/name" contains the text;
 * `--address` uses a running server instead of starting one; `--engine` uses Firefox or WebKit instead of Chromium;
 * `--scheme` and `--contrast` are the preferences of the visitor's browser.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { installedGroup } from '../../config/group/installedGroup.ts';
import { engineNames, isEngineName } from '../browser/engines/EngineName.ts';
import type { EngineName } from '../browser/engines/EngineName.ts';
import { launchEngine } from '../browser/engines/launchEngine.ts';
import { launchOwnBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../browser/startServer.ts';
import { settingsWithout } from './failedBackEnds.ts';
import type { FailedBackEnd } from './failedBackEnds.ts';
import { readScreenPlan } from './readScreenPlan.ts';
import type { Screen } from './readScreenPlan.ts';
import { screensIndex } from './screensIndex.ts';
import { needsChromium, takeEngineScreen } from './takeEngineScreen.ts';
import { takeScreen } from './takeScreen.ts';
import type { MediaPreference, ScreenPlace } from './takeScreen.ts';
import { writeSheet } from './writeSheet.ts';
import type { TakenScreen } from './writeSheet.ts';

/** WebP allows no side longer than this, px. */
const maxSide = 16_383;

/** A page waits for its network most of the time. Screens of one site follow each other: they share the codes it sends. */
const sitesAtOnce = 2;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screens' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1024,1440,1920' },
    address: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    scheme: { type: 'string', default: 'light' },
    contrast: { type: 'string', default: 'no-preference' },
  },
});
/** @throws Error that lists the engines */
function engineOf(word: string): EngineName {
  if (isEngineName(word)) return word;
  throw new Error(`--engine is ${word}; it can be ${engineNames.join(', ')}.`);
}

const engine = engineOf(values.engine);
const preferences: MediaPreference[] = [
  { name: 'prefers-color-scheme', value: values.scheme },
  values.contrast === 'forced'
    ? { name: 'forced-colors', value: 'active' }
    : { name: 'prefers-contrast', value: values.contrast },
];
const folder = resolve(values.out);
const widths = values.widths.split(',').map(Number);
const planned = readScreenPlan(join(installedGroup().folder, 'screens.yaml')).filter((screen) =>
  `${screen.site}/${screen.name}`.includes(values.only),
);

const screens = planned.filter((screen) => engine === 'chromium' || needsChromium(screen) === null);
for (const screen of planned.filter((one) => !screens.includes(one))) {
  console.log(`Not captured in ${engine}: ${screen.site}/${screen.name} (${needsChromium(screen) ?? ''})`);
}

/** A running browser that captures screens. */
interface Camera {
  take(screen: Screen, place: ScreenPlace): Promise<Uint8Array>;
  close(): Promise<void>;
}

async function openCamera(): Promise<Camera> {
  if (engine === 'chromium') {
    const browser = await launchOwnBrowser();
    const take: Camera['take'] = async (screen, place) => {
      const session = await browser.createBrowserContext();
      try {
        return await takeScreen(session, screen, place);
      } finally {
        await session.close();
      }
    };
    return { take, close: () => browser.close() };
  }
  const browser = await launchEngine(engine, { reducedMotion: true });
  return { take: (screen, place) => takeEngineScreen(browser, screen, place), close: () => browser.close() };
}

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
    FORMS_RATE_LIMIT: '0', // all screens share one address
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

async function takeAll(camera: Camera, { address, dataDir }: ScreenServer, screen: Screen): Promise<TakenScreen[]> {
  const origin = address.replace('//localhost', `//${screen.site}.localhost`);
  const taken: TakenScreen[] = [];
  const written: Promise<void>[] = [];
  for (const [index, width] of widths.entries()) {
    if (width < screen.minWidth || width > screen.maxWidth) continue;
    try {
      const place = { origin, dataDir, width, index: screen.print ? index + widths.length : index, preferences };
      const picture = await camera.take(screen, place);
      written.push(writeScreen(picture, screen, width));
      taken.push({ width, picture });
    } catch (error) {
      console.error(`${screen.site}/${screen.name} at ${String(width)}: ${String(error)}`);
      process.exitCode = 1;
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
const camera = await openCamera();
const widthsByScreen = new Map<Screen, number[]>();

async function captureSite(ofSite: readonly Screen[], server: ScreenServer): Promise<void> {
  for (const screen of ofSite) {
    const taken = await takeAll(camera, server, screen);
    if (taken.length === 0) continue;
    await writeSheet(taken, join(folder, 'sheets', `${screen.site}-${screen.name}.webp`));
    widthsByScreen.set(
      screen,
      taken.map(({ width }) => width),
    );
    console.log(`${screen.site}/${screen.name}`);
  }
}

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
      const sites = [...new Set(wanted.map(({ site }) => site))];
      const takeSites = async (): Promise<void> => {
        for (let next = sites.shift(); next !== undefined; next = sites.shift()) {
          await captureSite(
            wanted.filter(({ site }) => site === next),
            server,
          );
        }
      };
      await Promise.all(Array.from({ length: sitesAtOnce }, takeSites));
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
  await camera.close();
}
