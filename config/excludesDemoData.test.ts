import { expect, it } from '@jest/globals';
import { excludesDemoData } from './excludesDemoData.ts';

const auto = { DEMO_DATA: 'auto', DATABASE_URL: '', SMTP_URL: '' } as const;

it.each([
  ['a demo on a bare machine', auto, true, false],
  ['a demo with a database', { ...auto, DATABASE_URL: 'postgres://db/forecourt' }, true, true],
  ['a demo with a mail server', { ...auto, SMTP_URL: 'smtp://mail' }, true, true],
  [
    'a demo with a database that asks for the data',
    { ...auto, DATABASE_URL: 'postgres://db', DEMO_DATA: 'on' },
    true,
    false,
  ],
  ['a demo without its data', { ...auto, DEMO_DATA: 'off' }, true, true],
  ['an own group with a database', { ...auto, DATABASE_URL: 'postgres://db' }, false, false],
] as const)('excludesDemoData() of %s', (_case, env, demo, excluded) => {
  expect(excludesDemoData(env, { demo })).toBe(excluded);
});
