import { expect, it } from '@jest/globals';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { buildCard } from './buildCard.ts';

const swedish: SiteContext = { ...testSite, language: 'sv', languages: ['sv', 'en'] };
const english: SiteContext = { ...swedish, language: 'en' };

it('a card in another language has the mileage as a number after one in the language of the stock', () => {
  const car = { car_id: '1', car_mileage: 7776, car_mileage_text: '7 776 mil' };
  expect(buildCard(car, swedish, { listed: true }).car_mileage_text).toBe('7 776 mil');
  expect(buildCard(car, english, { listed: true }).car_mileage).toBe(7776);
});

it.each([
  [swedish, {}, undefined],
  [english, {}, 289_900],
  [swedish, { car_price_text: '' }, 289_900],
  [swedish, { car_has_campaign_price: true }, 289_900],
])('a listed card has no price as a number where its text is shown', (site, more, expected) => {
  const car = { car_id: '1', car_price: 289_900, car_price_text: '289 900 kr', ...more };
  expect(buildCard(car, site, { listed: true }).car_price).toBe(expected);
});
