import { expect, it } from '@jest/globals';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { languages } from '../../../shared/site/SiteTypes.ts';

it.each(languages)('the empty list of saved cars names the button by its word in %s', (language) => {
  const { savedEmptyText = '', save = 'none' } = dictionaryTexts(language);
  expect(savedEmptyText).toContain(save);
});
