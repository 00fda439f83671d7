import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CardCar } from '../car/carFields.ts';
import { packCards } from './packCards.ts';
import { unpackCards } from './unpackCards.ts';
import type { PackedCards } from './unpackCards.ts';

const example = {
  cost: 3492,
  rate: 6.45,
  effectiveRate: 7.09,
  months: 36,
  price: 289_900,
  deposit: 57_980,
  credit: 231_920,
  startFee: 595,
  invoiceFee: 49,
  residual: 144_950,
  total: 271_245,
};

function cardAt(at: number): CardCar {
  const price = 289_900 + at * 10_000;
  return {
    car_id: String(410_000 + at),
    slug: `volkswagen-id-4-pro-${String(2020 + at)}`,
    car_brand: 'Volkswagen',
    car_model: 'ID.4',
    car_version: 'Pro Style',
    car_year: 2020 + at,
    car_mileage: 7776 + at,
    car_mileage_text: `7 77${String(6 + at)} mil`,
    car_fuel: 'El',
    car_price: price,
    car_price_text: `${String(price).slice(0, 3)} 900 kr`,
    car_primary_image: { thumbnail_url: `/media/cars/suv-${String(at)}/front-640.webp`, blur_data_url: '' },
    car_site_city: 'Norrköping',
    costs: [
      {
        kind: 'loan',
        title: 'Billån',
        text: '3 492 kr/mån',
        example: {
          ...example,
          price,
          deposit: price / 5,
          credit: price - price / 5,
          residual: price / 2,
          total: 595 + 36 * 3492 + price / 2 + at,
        },
      },
    ],
  };
}

const cards = [0, 1, 2, 3].map(cardAt);
const again = (packed: PackedCards): CardCar[] => unpackCards(JSON.parse(JSON.stringify(packed)) as PackedCards);

describe('packCards()', () => {
  it('writes repeated values once', () => {
    const packed = JSON.stringify(packCards(cards));
    const counts = ['"car_brand"', 'Norrköping', 'Billån', '/media/cars/'].map((text) => packed.split(text).length - 1);
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  it.each([
    'slug',
    'car_mileage_text',
    'car_price_text',
    '$price',
    '$deposit',
    '$credit',
    '$residual',
    '#text',
    '@blur_data_url',
  ])('writes no values in the derived column %s', (name) => {
    expect(packCards(cards).columns[name]).toBe(0);
  });

  it('writes a text that does not follow from its amount', () => {
    const odd = cards.map((card, at) => (at === 2 ? { ...card, car_price_text: 'Ring oss' } : card));
    expect(again(packCards(odd))).toEqual(odd);
  });
});

describe('unpackCards()', () => {
  it('gives back the cards of a list', () => {
    expect(again(packCards(cards))).toEqual(cards);
  });

  it('gives back no cards for none', () => {
    expect(again(packCards([]))).toEqual([]);
  });

  it('restores every kind of field', () => {
    const leasing = { kind: 'privateLeasing' as const, amount: 2990, months: 36, mileage: 0 };
    const odd = [
      { car_id: '1', costs: [leasing] },
      { car_id: '2', costs: [leasing, leasing] },
      { car_id: '3', costs: [] },
      { car_id: '4', car_primary_image: null, car_year: null, '!rest': {}, $cost: 0, '#kind': 'loan', '': 2 },
      {},
    ] as CardCar[];
    expect(again(packCards(odd))).toEqual(odd);
  });

  it('gives back cards with objects in place of amounts', () => {
    const noText = { toString: '', valueOf: '' };
    const odd = [
      { car_mileage: noText, car_price: noText, costs: [{ kind: 'loan', example: { price: noText, total: noText } }] },
      { car_mileage_text: [], costs: [{ kind: 'loan', example: { price: 1000, deposit: 200, total: 1 } }] },
    ] as unknown as CardCar[];
    expect(again(packCards(odd))).toEqual(odd);
  });

  it('restores any card', () => {
    const text = fc.oneof(fc.constantFrom('', '0 kr', '1 000 kr', '$1,000', '</script>', '\u2028å😀'), fc.string());
    const amount = fc.oneof(fc.constantFrom(0, 1000, 289_900), fc.integer(), fc.constant(null));
    const value = fc.oneof(text, amount, fc.boolean(), fc.jsonValue());
    const figures = fc.record(
      Object.fromEntries(Object.keys(example).map((name) => [name, fc.oneof(amount, fc.constant(1))])),
      { requiredKeys: [] },
    );
    const loan = fc.record(
      { kind: fc.constant('loan'), title: text, text, example: figures },
      { requiredKeys: ['kind'] },
    );
    const leasing = fc.record({ kind: text, amount, months: amount, mileage: amount });
    const card = fc.record(
      {
        ...Object.fromEntries(Object.keys(cards[0] ?? {}).map((name) => [name, value])),
        car_price: amount,
        car_price_text: text,
        car_campaign_price: amount,
        car_has_campaign_price: fc.constantFrom(true, false),
        car_primary_image: fc.record({ thumbnail_url: text, blur_data_url: text }, { requiredKeys: ['thumbnail_url'] }),
        costs: fc.array(fc.oneof(loan, leasing, value), { maxLength: 2 }),
        more: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(card, { maxLength: 6 }), (given) => {
        const plain = JSON.parse(JSON.stringify(given)) as CardCar[];
        expect(again(packCards(plain))).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });
});
