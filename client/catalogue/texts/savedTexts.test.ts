import { expect, it } from '@jest/globals';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { languageCodes } from '../../../test/fixtures/productData.ts';

it.each(languageCodes)('the empty list of saved cars names the button by its word in %s', (language) => {
  const { savedEmptyText = '', save = 'none' } = dictionaryTexts(language);
  expect(savedEmptyText).toContain(save);
});
