import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parseReleases } from './parseReleases.ts';

const changelog = `# Changelog

Text with - dashes.

## [Unreleased]

### For groups

- Not released.

## [0.3.0] - 2027-01-31

### for groups

- Sites: rename \`a\`
  to \`b\`.
* Countries: remove \`c\`.

### Added

- Something else.

## 0.2.0

Nothing for groups.

## Links

### For groups

- Of no version.
`;

it('parseReleases() returns the items for groups of each released version', () => {
  expect(parseReleases(changelog)).toEqual([
    { version: '0.3.0', forGroups: ['Sites: rename `a` to `b`.', 'Countries: remove `c`.'] },
    { version: '0.2.0', forGroups: [] },
  ]);
});

it('parseReleases() reads files with Windows line ends', () => {
  expect(parseReleases(changelog.replaceAll('\n', '\r\n'))).toEqual(parseReleases(changelog));
});

it.each(['', 'no changelog', '- 0.1.0', '## [next] - soon'])('parseReleases() finds no version in %j', (text) => {
  expect(parseReleases(text)).toEqual([]);
});

it('parseReleases() finds changes for groups in the changelog of the product', () => {
  const releases = parseReleases(readFileSync('CHANGELOG.md', 'utf8'));
  expect(releases.find(({ version }) => version === '0.2.0')?.forGroups.join('\n')).toContain('townForm');
});
