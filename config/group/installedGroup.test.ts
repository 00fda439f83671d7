import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { groupFolders } from './installedGroup.ts';

const { GROUP } = process.env;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'groups-'));
  for (const folder of ['groups/fjord', 'groups/harbour', 'groups/notes', 'elsewhere/tind']) {
    mkdirSync(join(root, folder), { recursive: true });
    if (folder !== 'groups/notes') writeFileSync(join(root, folder, 'group.yaml'), 'name: A group\n');
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env['GROUP'] = GROUP ?? '';
});

it.each([
  ['', ['groups/fjord', 'groups/harbour']],
  ['harbour', ['groups/harbour', 'groups/fjord']],
  ['elsewhere/tind', ['elsewhere/tind', 'groups/fjord', 'groups/harbour']],
])('groupFolders() with GROUP "%s" names the chosen group first', (chosen, folders) => {
  process.env['GROUP'] = chosen;
  expect(groupFolders(root)).toEqual(folders);
});

it('groupFolders() names the cure when there is no group', () => {
  process.env['GROUP'] = '';
  rmSync(join(root, 'groups'), { recursive: true });
  expect(() => groupFolders(root)).toThrow('There is no group');
});
