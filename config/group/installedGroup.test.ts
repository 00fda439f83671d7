import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { groupFolder } from './installedGroup.ts';

const { GROUP, GROUP_DIR } = process.env;
let root: string;

function addGroup(folder: string, text = 'name: A group\n'): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'group.yaml'), text);
}

function select(folder: string, name: string): void {
  process.env['GROUP_DIR'] = folder;
  process.env['GROUP'] = name;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'groups-'));
  mkdirSync(join(root, 'groups/notes'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
  select(GROUP_DIR ?? '', GROUP ?? '');
});

it.each([
  ['', 'harbour', 'groups/harbour'],
  ['elsewhere/tind', '', 'elsewhere/tind'],
  ['elsewhere/tind', 'harbour', 'elsewhere/tind'],
  // A path in GROUP meant what GROUP_DIR means today.
  ['', './elsewhere/tind', './elsewhere/tind'],
])('groupFolder() given GROUP_DIR "%s" with GROUP "%s" is %s', (folder, name, expected) => {
  for (const one of ['groups/fjord', 'groups/harbour', 'elsewhere/tind']) addGroup(one);
  select(folder, name);
  expect(groupFolder(root)).toBe(expected);
});

it('groupFolder() prefers the only group that is no demo', () => {
  addGroup('groups/anders', 'name: Anders\ndemo: true\n');
  select('', '');
  expect(groupFolder(root)).toBe('groups/anders');
  addGroup('groups/fjord');
  expect(groupFolder(root)).toBe('groups/fjord');
  addGroup('groups/harbour');
  expect(() => groupFolder(root)).toThrow(
    'groups/ contains several groups. Set GROUP to one of anders, fjord, harbour.',
  );
});

it.each([
  [
    '../tind',
    '',
    'GROUP_DIR is "../tind", but ../tind/group.yaml is missing. Put a group there (mount it into a container), or create one: npm run init -- --dir ../tind',
  ],
  ['', 'tind', 'GROUP is "tind", but groups/tind/group.yaml is missing; groups/ contains no group.'],
  ['', '', 'There is no group'],
])('groupFolder() names the cure when GROUP_DIR "%s" with GROUP "%s" finds no group', (folder, name, text) => {
  select(folder, name);
  expect(() => groupFolder(root)).toThrow(text);
});
