import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { themeTokens } from './themeTokens.ts';
import { tokensSchema } from './themeSchema.ts';

it('docs/themes.md lists every token', () => {
  const rows = readFileSync('docs/themes.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter(([, name = '']) => Object.hasOwn(themeTokens, name))
    .map(([, name, value, meaning]) => ({ name, value, meaning }));
  expect(rows).toEqual(Object.entries(themeTokens).map(([name, { value, meaning }]) => ({ name, value, meaning })));
});

it('the values of the product are of the kind of their token', () => {
  const values = Object.entries(themeTokens).filter(([, { value }]) => value !== 'var(--color-line)');
  const { error } = tokensSchema.validate(Object.fromEntries(values.map(([name, { value }]) => [name, value])));
  expect(error?.message).toBeUndefined();
});
