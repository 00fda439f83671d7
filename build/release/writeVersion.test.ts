import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseReleases } from '../../config/version/parseReleases.ts';

const files = ['config/version/productVersion.ts', 'groups/polhem/group.yaml', 'test/groups/harbour/group.yaml'];
let folder = '';

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Writes the version 9.0.0 into a copy of the project's files; returns what it prints. */
function writeVersion(): string {
  const { output } = spawnSync(process.execPath, [resolve('build/release/writeVersion.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return output.join('');
}

function writeChangelog(unreleased: string): void {
  const text = `# Changelog\n\n## [Unreleased]\n\n${unreleased}## [0.2.0] - 2026-11-29\n\n### Added\n\n- Feeds.\n`;
  writeFileSync(join(folder, 'CHANGELOG.md'), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-version-'));
  for (const file of files) cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "version": "9.0.0" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the next version', () => {
  it('is in every file that states it', () => {
    writeChangelog('### For groups\n\n- Sites: rename `a`.\n\n');
    expect(writeVersion()).toBe('');
    for (const file of files) expect(read(file)).toContain("'9.0.0'");
  });

  it('has the unreleased changes below its date', () => {
    writeChangelog('### For groups\n\n- Sites: rename `a`.\n\n');
    writeVersion();
    expect(read('CHANGELOG.md')).toMatch(
      /^## \[Unreleased\]\n\n## \[9\.0\.0\] - 20\d\d-\d\d-\d\d\n\n### For groups\n/m,
    );
    expect(parseReleases(read('CHANGELOG.md'))[0]).toEqual({ version: '9.0.0', forGroups: ['Sites: rename `a`.'] });
  });

  it('is refused without changes', () => {
    writeChangelog('');
    const before = files.map(read);
    expect(writeVersion()).toContain('CHANGELOG.md: list the changes since the last version');
    expect(files.map(read)).toEqual(before);
  });
});
