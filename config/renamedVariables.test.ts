import { expect, it } from '@jest/globals';
import { EnvError, readEnv, renamedVariableWarnings } from './env.ts';
import type { RenamedSetting } from './group/renamedSettings.ts';
import { renameVariables } from './renamedVariables.ts';

const table: RenamedSetting[] = [
  { file: 'environment', from: 'DB_URL', to: 'DATABASE_URL', since: '0.2.0' },
  {
    file: 'environment',
    from: 'CACHE',
    to: 'PAGE_CACHE_BYTES',
    since: '0.2.0',
    convert: (value) => Number(value) * 1000,
  },
  { file: 'sites/*.yaml', from: 'PORT', to: 'HOST', since: '0.2.0' },
];

it('renameVariables() moves a value with a warning that does not contain it', () => {
  const { variables, warnings } = renameVariables({ DB_URL: 'postgres://secret', PORT: '1' }, table);
  expect(variables).toMatchObject({ DATABASE_URL: 'postgres://secret', PORT: '1' });
  expect(warnings).toEqual(['DB_URL is called DATABASE_URL since version 0.2.0; rename it.']);
});

it('renameVariables() converts a value', () => {
  expect(renameVariables({ CACHE: '5' }, table).variables['PAGE_CACHE_BYTES']).toBe('5000');
});

it('renameVariables() moves the file of a secret', () => {
  expect(renameVariables({ DB_URL_FILE: '/run/url' }, table).variables['DATABASE_URL_FILE']).toBe('/run/url');
});

it('renameVariables() names both variables when both are set', () => {
  const { problems } = renameVariables({ DB_URL: 'a', DATABASE_URL: 'b' }, table);
  expect(problems.map(({ text }) => text)).toEqual([
    'DB_URL and DATABASE_URL are both set, and DB_URL is the old name of DATABASE_URL; unset DB_URL.',
  ]);
});

it('readEnv() reads a path in GROUP as GROUP_DIR without moving the data', () => {
  const source = { GROUP: '../fjord' };
  expect(readEnv(source)).toMatchObject({ GROUP_DIR: '../fjord', GROUP: '', DATA_DIR: '.data' });
  expect(renamedVariableWarnings(source)[0]).toContain('GROUP is called GROUP_DIR since version 0.2.0');
});

it('readEnv() reads a name in GROUP without a warning', () => {
  const source = { GROUP: 'fjord', GROUP_DIR: '../tind' };
  expect(readEnv(source)).toMatchObject({ GROUP_DIR: '../tind', GROUP: 'fjord' });
  expect(renamedVariableWarnings(source)).toEqual([]);
});

it('readEnv() refuses a path in GROUP when GROUP_DIR is set too', () => {
  expect(() => readEnv({ GROUP: '../fjord', GROUP_DIR: '../tind' })).toThrow(EnvError);
  expect(() => readEnv({ GROUP: '../fjord', GROUP_DIR: '../tind' })).toThrow('GROUP and GROUP_DIR are both set');
});
