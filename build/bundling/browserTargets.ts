import browserslist from 'browserslist';

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
 * @see docs/browsers.md
 */
export function oldestBrowsers(): Map<string, string> {
  const oldest = new Map<string, string>();
  for (const entry of browserslist()) {
    const [name = '', versions = ''] = entry.split(' ');
    // "18.5-18.7" is a range; "TP" is a preview
    const [version = ''] = versions.split('-');
    const known = oldest.get(name);
    if (known === undefined || parseFloat(version) < parseFloat(known)) oldest.set(name, version);
  }
  return oldest;
}

/** Returns the oldest supported browsers as targets of esbuild: "safari16.4". */
export function browserTargets(): string[] {
  return [...oldestBrowsers()].map(([name, version]) => {
    const known = esbuildNames[name];
    if (known === undefined)
      throw new Error(`browserslist in package.json names ${name}, which esbuild does not know.`);
    return known + version;
  });
}
