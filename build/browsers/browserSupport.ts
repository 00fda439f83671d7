import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../bundling/browserTargets.ts';

/** Names of browserslist's browsers in MDN's compatibility data. */
const compatNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

const supportedBrowsers = [...oldestBrowsers()].map(([name, version]) => {
  const known = compatNames[name];
  if (known === undefined) throw new Error(`browserslist in package.json names ${name}, unknown to MDN's data.`);
  return { name: known, version, label: `${name} ${version}` };
});

/** Returns what MDN's compatibility data says about a feature: `findCompat('css', 'selectors', 'has')`. */
export function findCompat(...path: readonly string[]): CompatStatement | undefined {
  let found: Identifier | undefined = compatData as unknown as Identifier;
  for (const name of path) found = found && Object.hasOwn(found, name) ? found[name] : undefined;
  return found?.__compat;
}

/** Compares two versions by their first two numbers; "≤37" counts as 37. */
function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [maxMajor = 0, maxMinor = 0] = limit.split('.').map(Number);
  return major === maxMajor ? minor <= maxMinor : major < maxMajor;
}

/** True when a browser's version has the feature under its own name, or under one of the prefixes in use. */
function isSupported(one: SimpleSupportStatement, version: string, prefixes: ReadonlySet<string>): boolean {
  const { version_added: added, version_removed: removed, prefix, flags, alternative_name: otherName } = one;
  if (typeof added !== 'string' || added === 'preview' || flags || otherName) return false;
  if (prefix !== undefined && !prefixes.has(prefix)) return false;
  return isAtMost(added, version) && !(typeof removed === 'string' && isAtMost(removed, version));
}

/**
 * Returns the oldest supported browsers that lack a feature: "safari 16.4".
 * @param prefixes prefixed names that the code uses next to the plain one: "-webkit-"
 */
export function findBrowsersWithout(
  compat: CompatStatement | undefined,
  prefixes: ReadonlySet<string> = new Set(),
): string[] {
  if (!compat) return [];
  return supportedBrowsers
    .filter(({ name, version }) => {
      const statements = [compat.support[name] ?? []].flat();
      return !statements.some((one) => isSupported(one, version, prefixes));
    })
    .map(({ label }) => label);
}
