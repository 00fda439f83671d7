import { afterEach, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { installedContentFolder } from './installedContentFolder.ts';

const before = process.env['CONTENT_DIR'];
afterEach(() => {
  if (before === undefined) delete process.env['CONTENT_DIR'];
  else process.env['CONTENT_DIR'] = before;
});

it('commands work on the content that CONTENT_DIR names', () => {
  process.env['CONTENT_DIR'] = 'elsewhere/content';
  expect(installedContentFolder('/project')).toBe(resolve('/project/elsewhere/content'));
});
