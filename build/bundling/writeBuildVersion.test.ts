import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readBuildVersion } from '../../server/process/readBuildVersion.ts';
import { writeBuildVersion } from './writeBuildVersion.ts';

it('writes the version that a server reads where nothing was built before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-version-'));
  const build = join(folder, 'dist');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  await writeBuildVersion(build);
  expect(await readBuildVersion(build)).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}(?:\\+|$)`));
  rmSync(folder, { recursive: true });
});
