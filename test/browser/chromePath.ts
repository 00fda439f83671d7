import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Installs the distribution's package on Debian and its derivatives, as root. */
function installWithApt(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
  return usualPlaces.find((path) => existsSync(path)) ?? null;
}

/** Installs Puppeteer's own download; its command prints "chrome@<version> <path>". */
function installWithPuppeteer(): string | null {
  const folder = join(homedir(), '.cache', 'puppeteer');
  const args = [
    'node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js',
    'browsers',
    'install',
    'chrome',
    '--path',
    folder,
  ];
  const answer = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const path = /^chrome@\S+ (.+)$/m.exec(answer)?.[1]?.trim();
  return path !== undefined && existsSync(path) ? path : null;
}

/**
 * Returns the browser for tests: CHROME_PATH, an installed one, or one installed now.
 * @throws Error that says what to install if no browser is available.
 */
export function chromePath(): string {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, but there is no such file.`);
  }
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  for (const install of [installWithApt, installWithPuppeteer]) {
    try {
      const path = install();
      if (path !== null) return path;
    } catch {
      // The command has printed the reason; the next option may work.
    }
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program file.');
}
