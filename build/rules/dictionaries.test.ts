import { expect, it } from '@jest/globals';
import { languageCodes } from '../../test/fixtures/productData.ts';
import { checkLanguages } from '../languages/checkLanguages.ts';

/* npm run languages -- check, for the product's languages regardless of the installed group's. */

it.each(languageCodes)('the folder of %s passes npm run languages', (code) => {
  const said: string[] = [];
  checkLanguages({ code, group: null }, process.cwd(), (text) => void said.push(text));
  expect(said.join('')).toMatch(/^\S+ is complete/);
});
