import { describe, expect, it } from '@jest/globals';
import { shownRow } from './shownRow.ts';

const texts = {
  'card-link': 'Volkswagen ID.4',
  '@card-link': '/bil/410004/volkswagen-id-4-pro-2023',
  'car-card-version': 'Pro Style',
  'car-facts': '2023\u00a0· 7\u00a0776 mil\u00a0· El\u00a0· Automat',
  'car-card-price': '289\u00a0900 kr',
  b: '3\u00a0492 kr/mån',
  'car-card-terms':
    'Ränta 6,45 %, eff. ränta 7,09 %, 36 mån, kredit 231\u00a0920 kr, avgifter 595 kr + 49 kr/mån, totalt 271\u00a0245 kr.',
  'car-card-foot': 'Norrköping',
  '@picture-image': '/media/cars/suv-640.webp',
};

describe('shownRow()', () => {
  it('reads every shown part of a car', () => {
    expect(shownRow(texts)).toMatchObject({
      car_id: '410004',
      slug: 'volkswagen-id-4-pro-2023',
      car_brand: 'Volkswagen',
      car_model: 'ID.4',
      car_version: 'Pro Style',
      car_year: 2023,
      car_mileage: 7776,
      car_fuel: 'El',
      car_gearbox: 'Automat',
      car_price: 289_900,
      car_site_city: 'Norrköping',
      '@thumbnail_url': '/media/cars/suv-640.webp',
      $cost: 3492,
      $rate: 6.45,
      $effectiveRate: 7.09,
      $total: 271_245,
    });
  });

  it('reads the prices of a campaign', () => {
    const row = shownRow({ ...texts, 'struck-price': '295 000 kr' });
    expect(row).toMatchObject({ car_campaign_price: 289_900, car_lowest_price_30_days: 295_000 });
  });

  it('reads amounts of other countries', () => {
    expect(shownRow({ 'car-card-price': '£28,990', 'car-card-terms': '6.9% APR, total £31,245.50' })).toMatchObject({
      car_price: 28_990,
      $rate: 6.9,
      $total: 31_245.5,
    });
  });

  it('says nothing of a card without texts', () => {
    const said = Object.values(shownRow({})).filter((value) => value !== undefined && value !== '' && value === value);
    expect(said).toEqual([]);
  });
});
