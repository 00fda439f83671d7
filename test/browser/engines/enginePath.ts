import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { EngineName } from './EngineName.ts';

interface Installation {
  /** Environment variable that names the program file. */
  variable: string;
  /** Program files of installed browsers, in order of preference. */
  usualPlaces: string[];
  /** Packages of Debian. */
  packages: string[];
  /** Name of Puppeteer's download, if it has one. */
  download?: 'chrome' | 'firefox@stable';
  /** Returns whether everything next to the program file is installed. */
  isComplete?(): boolean;
  /** Says what to install. */
  advice: string;
}

/** The driver opens its pages in webkitHost.py, on a screen of Xvfb. */
const hasWebKitParts = (): boolean =>
  existsSync('/usr/bin/Xvfb') &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

const installations: Readonly<Record<EngineName, Installation>> = {
  chromium: {
    variable: 'CHROME_PATH',
    usualPlaces: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: ['chromium'],
    download: 'chrome',
    advice: 'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program file.',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    usualPlaces: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr'],
    download: 'firefox@stable',
    advice: 'The tests in Firefox need it: install it, or set FIREFOX_PATH to its program file.',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    usualPlaces: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isComplete: hasWebKitParts,
    advice:
      'The tests in WebKit need Linux with the packages webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi and xvfb (their Debian names); WEBKIT_DRIVER_PATH names another driver.',
  },
};

/** Returns the environment variable that names an engine's program file. */
export const engineVariable = (engine: EngineName): string => installations[engine].variable;

/** Returns the packages of Debian that the tests in an engine need. */
export const enginePackages = (engine: EngineName): readonly string[] => installations[engine].packages;

/**
 * Returns the program file of an engine, for WebKit that of its driver; null if none is installed.
 * @throws Error if the engine's environment variable names a missing file
 */
export function findEngine(engine: EngineName): string | null {
  const { variable, usualPlaces, isComplete } = installations[engine];
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable} is ${given}, but there is no such file.`);
  const found = given || usualPlaces.find((path) => existsSync(path));
  return found !== undefined && (isComplete?.() ?? true) ? found : null;
}

let isUpdated = false;

/** Installs an engine's packages on Debian and its derivatives, as root; does nothing elsewhere. */
function installWithApt(engine: EngineName): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (!isUpdated) execFileSync('apt-get', ['update', '-q'], options);
  isUpdated = true;
  const { packages } = installations[engine];
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
  return findEngine(engine);
}

/**
 * Installs Puppeteer's own download; its command prints "chrome@<version> <path>".
 * Its errors are not shown: they are pages of usage and stacks, and the advice says what to do.
 */
function installWithPuppeteer(engine: EngineName): string | null {
  const { download } = installations[engine];
  if (download === undefined) return null;
  const cli = 'node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js';
  const args = [cli, 'browsers', 'install', download, '--path', join(homedir(), '.cache', 'puppeteer')];
  const answer = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const path = /^(?:chrome|firefox)@\S+ (.+)$/m.exec(answer)?.[1]?.trim();
  return path !== undefined && existsSync(path) ? path : null;
}

/**
 * Returns the program file of an engine: an installed one, or one installed now.
 * @throws Error that says what to install if the engine is not available
 */
export function enginePath(engine: EngineName): string {
  const installed = findEngine(engine);
  if (installed !== null) return installed;
  for (const install of [installWithApt, installWithPuppeteer]) {
    try {
      const path = install(engine);
      if (path !== null) return path;
    } catch {
      // The next option may work.
    }
  }
  throw new Error(installations[engine].advice);
}
