import { expect, it } from '@jest/globals';
import { envVariables } from './envVariables.ts';
import { unknownVariables } from './unknownVariables.ts';

it.each([
  ['DATABSE_URL', 'DATABSE_URL is unknown and ignored; is it DATABASE_URL?'],
  ['DATABASE_URI', 'DATABASE_URI is unknown and ignored; is it DATABASE_URL?'],
  ['DATABSE_URL_FILE', 'DATABSE_URL_FILE is unknown and ignored; is it DATABASE_URL_FILE?'],
  ['FORECOURT_DEVELOPMENT', 'FORECOURT_DEVELOPMENT is unknown and ignored.'],
])('%s is named', (name, sentence) => {
  expect(unknownVariables({ [name]: 'secret' })).toEqual([sentence]);
});

it.each([
  'PATH',
  'HOME',
  'SORT',
  'HOSTNAME',
  'LANG',
  'NODE_OPTIONS',
  'OTEL_TRACES_SAMPLER',
  'DATABASE_URL',
  'SMTP_URL_FILE',
])('%s is not named', (name) => expect(unknownVariables({ [name]: 'secret' })).toEqual([]));

it('no variable of the product is named', () => {
  const all = Object.fromEntries(Object.keys(envVariables).map((name) => [name, 'value']));
  expect(unknownVariables(all)).toEqual([]);
});

it('a variable that is empty is not named', () => {
  expect(unknownVariables({ DATABSE_URL: '' })).toEqual([]);
});
