import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/* The long form of a browser test runs only if a file in test/long loads it. */

const files = filesUnder('groups').filter((file) => file.endsWith('.test.ts'));
const longForms = files.filter((file) => file.includes('/test/long/')).map((file) => readFileSync(file, 'utf8'));

it.each(
  files
    .filter((file) => /\/test\/(browser|engines)\//.test(file))
    .filter((file) => /\b(atLength|itAtLength)\b/.test(readFileSync(file, 'utf8'))),
)('the long form of %s runs', (file) => {
  const path = file.replace(/^.*(?=\/(browser|engines)\/)/, '');
  expect(longForms.some((text) => text.includes(`'../..${path}'`))).toBe(true);
});
