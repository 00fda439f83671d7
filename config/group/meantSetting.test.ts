import { expect, it } from '@jest/globals';
import { countrySchema } from './countrySchema.ts';
import { meantSetting } from './meantSetting.ts';
import { siteSchema } from './siteSchema.ts';

const schemas = { site: siteSchema, country: countrySchema };

it.each([
  ['site', ['displayname'], 'displayName'],
  ['site', ['hots'], 'hosts'],
  ['site', ['features', 'bookin'], 'booking'],
  ['site', ['contacts', 0, 'siteEmial'], 'siteEmail'],
  ['country', ['plates', 'forms', 1, 'sinc'], 'since'],
  ['site', ['hosting'], undefined],
  ['site', ['nowhere', 'hots'], undefined],
] as const)('meantSetting() in the file of a %s finds for %j the setting %s', (file, at, meant) => {
  expect(meantSetting(schemas[file], at)).toBe(meant);
});
