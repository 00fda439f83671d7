import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { renamedSettings } from '../../config/group/renamedSettings.ts';
import type { RenamedSetting } from '../../config/group/renamedSettings.ts';
import { compareVersions } from '../../config/version/compareVersions.ts';
import { parseReleases } from '../../config/version/parseReleases.ts';

/* A renamed setting works in the minor version that renames it and in the next one. Then its entry is removed. */

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Returns the entries that are older than one minor version. */
function outdated(table: readonly RenamedSetting[], versions: readonly string[]): string[] {
  const newestFirst = [...versions].sort((a, b) => compareVersions(b, a));
  const supported = [...new Set(newestFirst.map(minorOf))].slice(0, 2);
  return table
    .filter(({ since }) => !supported.includes(minorOf(since)))
    .map(({ from, since }) => `${from} was renamed in ${since}: remove its entry, and name its end in CHANGELOG.md`);
}

it('each renamed setting is at most one minor version old', () => {
  const versions = parseReleases(readFileSync('CHANGELOG.md', 'utf8')).map(({ version }) => version);
  expect(outdated(renamedSettings, versions)).toEqual([]);
});

it.each([
  [['0.2.0'], 0],
  [['0.2.0', '0.2.1', '0.3.0'], 0],
  [['0.2.0', '0.3.0', '0.3.1', '1.0.0'], 1],
])('with the versions %j a setting renamed in 0.2.0 is outdated %d times', (versions, count) => {
  const table = [{ file: 'environment', from: 'A', to: 'B', since: '0.2.0' }] as const;
  expect(outdated(table, versions)).toHaveLength(count);
});

it('each renamed setting is in the changelog with both names', () => {
  const releases = parseReleases(readFileSync('CHANGELOG.md', 'utf8'));
  const missing = renamedSettings.filter(({ from, to, since }) => {
    const items = releases.find(({ version }) => version === since)?.forGroups ?? [];
    return !items.some((item) => item.includes(`\`${from}`) && item.includes(`\`${to}`));
  });
  expect(missing.map(({ from }) => from)).toEqual([]);
});
