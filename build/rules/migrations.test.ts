import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const folder = 'server/storage/migrations';

/** Changes of what the previous version uses. */
const breaking =
  /\bdrop (?:table|column|constraint)\b|\brename\b|\balter column\b|\badd column\b(?=[^;`]*\bnot null\b)(?![^;`]*\bdefault\b)/i;

it('a migration that the previous version cannot use is marked as breaking', () => {
  const since = (name: string): boolean => Number(/^\d{4}/.exec(name)?.[0]) > 22;
  const unmarked = readdirSync(folder)
    .filter((name) => since(name))
    .filter((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return breaking.test(text) && !text.includes('isBreaking: true');
    });
  expect(unmarked).toEqual([]);
});

it.each([
  ['alter table leads drop column site', true],
  ['alter table leads rename column site to place', true],
  ['alter table leads add column colour text not null', true],
  ["alter table leads add column colour text not null default 'red'", false],
  ['alter table leads add column colour text', false],
  ['create table colours (name text not null)', false],
])('"%s" is breaking: %s', (statement, expected) => {
  expect(breaking.test(statement)).toBe(expected);
});
