import { expect, it } from '@jest/globals';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { chipText } from './chipText.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');

it.each([
  ['car_monthly_cost', '-5000', 'Månadskostnad: ≤ 5 000 kr/mån'],
  ['car_loan_monthly_cost', '-5000', 'Månadskostnad lån: ≤ 5 000 kr/mån'],
  ['car_privateleasing_monthly_cost', '-5000', 'Månadskostnad privatleasing: ≤ 5 000 kr/mån'],
  ['car_companyleasing_monthly_cost', '-5000', 'Månadskostnad företagsleasing: ≤ 5 000 kr/mån'],
  ['car_companyleasing_monthly_cost', '0-', 'Månadskostnad företagsleasing'],
  ['car_campaign_price', '-5000', 'Kampanjpris: ≤ 5 000 kr'],
  ['car_price', '-5000', '≤ 5 000 kr'],
  ['car_mileage', '-5000', '≤ 5 000 mil'],
])('a chip of %s names the cost when its amount could be another', (facet, value, text) => {
  expect(chipText(facet, value, t, testSite).replace(/\s/g, ' ')).toBe(text);
});

it.each([
  ['range_tow', '1500-', 'Dragvikt: ≥ 1 500 kg'],
  ['fact_trim', 'Läder', 'Läder'],
  ['fact_whole', 'true', 'Skadefri'],
])('a chip of the fact %s uses its words', (facet, value, text) => {
  const facets = [
    { name: 'range_tow', label: 'Dragvikt', unit: 'kg' },
    { name: 'fact_whole', label: 'Skadefri' },
  ];
  expect(chipText(facet, value, t, { ...testSite, facets }).replace(/\s/g, ' ')).toBe(text);
});
