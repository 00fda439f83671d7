import { brandNames } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import { brandKey } from './createBrandNames.ts';

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/**
 * Creates a function that gives every brand one spelling within a reading of a stock.
 * It is that of the vocabulary ("MERCEDES BENZ" and "Mercedes" are "Mercedes-Benz"), also without its accents where the
 * stock begins so; of a brand that the vocabulary lacks, the first one read.
 */
export function createBrandSpelling(vocabulary: Vocabulary): (brand: string) => string {
  const names = new Map<string, string>();
  for (const { values } of vocabulary.get(brandNames) ?? []) {
    for (const value of values) names.set(brandKey(value), values[0] ?? value);
  }
  const byBrand = new Map<string, string>();
  const byText = new Map<string, string>();

  return (brand) => {
    const known = byText.get(brand);
    if (known !== undefined) return known;
    const name = names.get(brandKey(brand));
    const key = brandKey(name ?? brand);
    const isKnownForm = name === undefined || brand === withoutAccents(name);
    const spelling = byBrand.get(key) ?? (isKnownForm ? brand : name);
    byBrand.set(key, spelling);
    byText.set(brand, spelling);
    return spelling;
  };
}
