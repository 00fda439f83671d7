import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readEnvFiles } from './readEnvFiles.mjs';

const before = { ...process.env };
const names = ['GROUP_DIR', 'EXAMPLE_A', 'EXAMPLE_B', 'EXAMPLE_C'];
let root: string;

beforeEach(() => {
  process.env = Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'GROUP_DIR'));
  root = mkdtempSync(join(tmpdir(), 'env-files-'));
  mkdirSync(join(root, 'product'));
  mkdirSync(join(root, 'fjord'));
  writeFileSync(join(root, 'product/.env'), 'GROUP_DIR=../fjord\nEXAMPLE_B=product\nEXAMPLE_C=product\n');
  writeFileSync(join(root, 'fjord/.env'), 'EXAMPLE_A=group\nEXAMPLE_B=group\n');
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env = before;
});

it('readEnvFiles() prefers set variables to those of the group to those of the project', () => {
  process.env['EXAMPLE_A'] = 'set';
  readEnvFiles(join(root, 'product'));
  expect(names.map((name) => process.env[name])).toEqual(['../fjord', 'set', 'group', 'product']);
});

it('readEnvFiles() reads only the file of the project when the group has none', () => {
  process.env['GROUP_DIR'] = '../tind';
  readEnvFiles(join(root, 'product'));
  expect(names.map((name) => process.env[name])).toEqual(['../tind', undefined, 'product', 'product']);
});
