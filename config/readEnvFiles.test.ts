import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readEnvFiles } from './readEnvFiles.mjs';

const { GROUP_DIR } = process.env;
const names = ['GROUP_DIR', 'EXAMPLE_A', 'EXAMPLE_B', 'EXAMPLE_C'];
let root: string;

beforeEach(() => {
  for (const name of names) delete process.env[name];
  root = mkdtempSync(join(tmpdir(), 'env-files-'));
  mkdirSync(join(root, 'product'));
  mkdirSync(join(root, 'fjord'));
  writeFileSync(join(root, 'product/.env'), 'GROUP_DIR=../fjord\nEXAMPLE_B=product\nEXAMPLE_C=product\n');
  writeFileSync(join(root, 'fjord/.env'), 'EXAMPLE_A=group\nEXAMPLE_B=group\n');
});

afterEach(() => {
  rmSync(root, { recursive: true });
  for (const name of names) delete process.env[name];
  if (GROUP_DIR !== undefined) process.env['GROUP_DIR'] = GROUP_DIR;
});

it('readEnvFiles() prefers set variables, then the file of the group', () => {
  process.env['EXAMPLE_A'] = 'set';
  readEnvFiles(join(root, 'product'));
  expect(names.map((name) => process.env[name])).toEqual(['../fjord', 'set', 'group', 'product']);
});

it('readEnvFiles() reads only the file of the project when the group has none', () => {
  process.env['GROUP_DIR'] = '../tind';
  readEnvFiles(join(root, 'product'));
  expect(names.map((name) => process.env[name])).toEqual(['../tind', undefined, 'product', 'product']);
});
