import { readFileSync } from 'node:fs';

/** Names of browserslist's browsers in esbuild. */
const esbuildNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * Returns the oldest supported version of each browser, from `browserslist` in package.json.
 * @throws when an entry is not of the form "safari >= 16.4"
 * @see docs/browsers.md
 */
export function oldestBrowsers(): Map<string, string> {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return new Map(
    browserslist.map((entry) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
      if (name === '') throw new Error(`browserslist in package.json: "${entry}" is not of the form "safari >= 16.4".`);
      return [name, version];
    }),
  );
}

/** Returns the oldest supported browsers as targets of esbuild: "safari16.4". */
export function browserTargets(): string[] {
  return [...oldestBrowsers()].map(([name, version]) => {
    const known = esbuildNames[name];
    if (known === undefined) throw new Error(`browserslist in package.json names ${name}, unknown to esbuild.`);
    return known + version;
  });
}
