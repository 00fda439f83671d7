import { describe, expect, it } from '@jest/globals';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { amountText, rangeText } from './amountTexts.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('the amounts of a range facet', () => {
  it.each([
    ['car_price', '2 500 kr'],
    ['car_campaign_price', '2 500 kr'],
    ['car_privateleasing_monthly_cost', '2 500 kr/mån'],
    ['car_companyleasing_monthly_cost', '2 500 kr/mån'],
    ['car_mileage', '2 500 mil'],
    ['car_power', '2 500 hk'],
    ['car_gross_weight', '2 500 kg'],
  ])('carry the unit of %s', (facet, text) => {
    expect(plain(amountText(facet, 2500, testSite, t))).toBe(text);
  });

  it.each([
    ['sv-SE', 'SEK', '2 500 kr'],
    ['nb-NO', 'NOK', '2 500 kr'],
    ['en-GB', 'GBP', '£2,500'],
    ['fi-FI', 'EUR', '2 500 €'],
  ] as const)('are in the currency of the site (%s)', (locale, currency, text) => {
    expect(plain(amountText('car_price', 2500, { ...testSite, locale, currency }, t))).toBe(text);
  });

  it('give power in kW where the stock has it', () => {
    expect(plain(amountText('car_power', 110, { ...testSite, powerUnit: 'kW' }, t))).toBe('110 kW');
  });

  it('name their unit once in a range', () => {
    expect(plain(rangeText('car_price', '180000-560000', testSite, t))).toBe('180 000–560 000 kr');
    const british = { ...testSite, locale: 'en-GB', currency: 'GBP' } as const;
    expect(rangeText('car_price', '1000-2000', british, t)).toBe('£1,000–£2,000');
  });

  it('leave out an open end', () => {
    expect(plain(rangeText('car_price', '-560000', testSite, t))).toBe('≤ 560 000 kr');
    expect(plain(rangeText('car_mileage', '100-', testSite, t))).toBe('≥ 100 mil');
    expect(rangeText('car_year', '2019-', testSite, t)).toBe('≥ 2019');
    expect(rangeText('car_privateleasing_monthly_cost', '0-', testSite, t)).toBe('Månadskostnad privatleasing');
  });

  it('name equal ends once', () => {
    expect(rangeText('car_year', '2021-2021', testSite, t)).toBe('2021');
  });
});
