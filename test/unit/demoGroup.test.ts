import { describe, expect, it } from '@jest/globals';
import { moneyText } from '../../shared/catalogue/moneyText.ts';
import { demoGroup, demoSites } from '../fixtures/demo/demoSites.ts';

describe('the demo group', () => {
  it('says that it is a demo', () => {
    expect(demoGroup.demo).toBe(true);
  });

  it('sells vehicles except on the auction site', () => {
    const without = demoSites.filter(({ features }) => !features.stock).map(({ name }) => name);
    expect(without).toEqual(['polhem-auctions', 'polhem-group']);
  });

  it('shows prices in the currency of each country', () => {
    const prices = demoSites.map(({ name, currency, languages, locales }) => {
      return [name, moneyText(129_900, locales[languages[0]] ?? '', currency).replace(/\s/g, ' ')];
    });
    expect(Object.fromEntries(prices)).toEqual({
      'polhem-bil': '129 900 kr',
      'polhem-bil-no': '129 900 kr',
      'polhem-motors-uk': '£129,900',
      'polhem-carstore-se': '129 900 kr',
      'polhem-carstore-no': '129 900 kr',
      'polhem-carstore-fi': '129 900 €',
      'polhem-carstore-sk': '129 900 €',
      'polhem-trucks': '129 900 kr',
      'polhem-auctions': '129 900 kr',
      'polhem-group': '129,900 kr',
    });
    const norwegian = demoSites.filter(({ name }) => name.endsWith('-no')).map(({ currency }) => currency);
    expect(norwegian).toEqual(['NOK', 'NOK']);
  });

  it('formats money in the language of each page', () => {
    for (const { languages, locales } of demoSites) {
      for (const language of languages) expect(new Intl.Locale(locales[language] ?? '').language).toBe(language);
    }
  });
});
