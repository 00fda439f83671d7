import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { countrySchema } from './countrySchema.ts';
import type { CountryFile } from './countrySchema.ts';
import { countryTexts } from './countryTexts.ts';

it('empties the texts on VAT in every language of a country without it', () => {
  const texts = countryTexts({ vat: 'none', texts: { en: { owners: 'Owners' } } }, ['en', 'fr']);
  expect(texts['en']).toMatchObject({ owners: 'Owners', priceInclVat: '', priceExclVat: '', vatDeductible: '' });
  expect(texts['fr']).toMatchObject({ priceInclVat: '' });
});

it('keeps the texts of other countries', () => {
  expect(countryTexts({ texts: { en: { owners: 'Owners' } } }, ['en', 'fr'])).toEqual({ en: { owners: 'Owners' } });
});

it('accepts a country with an empty text', () => {
  const country = parse(readFileSync('config/countries/de.yaml', 'utf8')) as CountryFile;
  const { error } = countrySchema.validate({ ...country, vat: 'none', texts: { de: { priceInclVat: '' } } });
  expect(error).toBeUndefined();
});
