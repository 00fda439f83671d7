import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { parseReleases } from '../../config/version/parseReleases.ts';
import { productVersion } from '../../config/version/productVersion.ts';

const readJson = (file: string): { version: string } => JSON.parse(readFileSync(file, 'utf8')) as { version: string };

it.each(['package.json', 'package-lock.json'])('the version of the code is that of %s', (file) => {
  expect(readJson(file).version).toBe(productVersion);
});

it('the version of the code is the newest of the changelog', () => {
  expect(parseReleases(readFileSync('CHANGELOG.md', 'utf8'))[0]?.version).toBe(productVersion);
});

it.each(['groups/polhem', 'test/groups/harbour'])('the group of %s is made for the version of the code', (folder) => {
  expect(loadGroup(folder)).toMatchObject({ product: productVersion, warnings: [] });
});
