import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../site/SiteTypes.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { valueLabelsFor } from '../../../server/catalogue/vocabulary/valueLabelsFor.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { measureTextIn } from './measureTextIn.ts';

const vocabulary = loadVocabulary(productLanguages());
const locales: Record<Language, string> = { en: 'en-150', sv: 'sv-FI', fi: 'fi-FI', de: 'de-CH' };

/** Converts a text of a stock in one language for a page in another. */
function convert(text: string, from: Language, to: Language): string {
  const labels = valueLabelsFor(vocabulary, { languages: [from, to], locales }, to);
  return measureTextIn(text, locales[to] ?? to, labels).replace(/[\u00a0\u202f]/g, ' ');
}

describe('measureTextIn()', () => {
  it.each([
    ['8,2 s', '8.2 s'],
    ['8,0 s', '8.0 s'],
    ['156 g/km', '156 g/km'],
    ['5,9 l/100 km', '5.9 l/100 km'],
    ['1\u00a0880 kg', '1,880 kg'],
    ['197\u00a0hk (145\u00a0kW)', '197 hp (145 kW)'],
    ['1 499 mm', '1,499 mm'],
    ['Klass R18, 4x4', 'Klass R18, 4x4'],
    ['1,2,3 l', '1,2,3 l'],
    ['', ''],
  ])('converts the Swedish "%s" to the English "%s"', (text, converted) => {
    expect(convert(text, 'sv', 'en')).toBe(converted);
  });

  it.each([
    ['8.2 s', '8,2 s'],
    ['1,880 kg', '1 880 kg'],
    ['197 hp', '197 hk'],
  ])('converts the English "%s" to the Swedish "%s"', (text, converted) => {
    expect(convert(text, 'en', 'sv')).toBe(converted);
  });

  it('converts the Finnish horsepower to the Swedish one', () => {
    expect(convert('204 hv (150 kW)', 'fi', 'sv')).toBe('204 hk (150 kW)');
  });

  it('reads decimals as the locale of the stock has them', () => {
    expect(convert('8.2 s', 'de', 'fi')).toBe('8,2 s');
  });
});
