import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

const components = filesUnder('client').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** Files whose code matches. */
const filesWith = (pattern: RegExp): string[] =>
  components.filter((file) => pattern.test(readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')));

it('a control is required through useRequired()', () => {
  // Firefox reports an empty control with the native attribute as invalid before a try
  expect(filesWith(/<(?:input|select|textarea)\b[^<]*\srequired(?:\s|\/?>)/)).toEqual([]);
});

it('a control that cannot be used says why instead of being disabled', () => {
  expect(filesWith(/\sdisabled(?:=\{|\n|\s*\/?>)/)).toEqual([
    // its number of cars, none, is next to it
    'client/catalogue/filters/FacetBox.tsx',
    // described as always on
    'client/site/consent/ConsentChoices.tsx',
  ]);
});
