import { expect, it } from '@jest/globals';
import type { StockCheck } from '../../server/catalogue/check/StockCheck.ts';
import { stockFindings } from './stockFindings.ts';

const sound: StockCheck = {
  findings: null,
  refusal: null,
  filled: [],
  essentials: [],
  betterLanguage: null,
  unknownValues: [],
  pictureHosts: [{ host: '', photos: 3, cars: 1 }],
  carsWithoutPictures: 0,
  energyLabels: null,
  missingPhotos: null,
  changingIdColumns: [],
};
const found = (more: Partial<StockCheck>): string[] =>
  stockFindings({ ...sound, ...more }, ['photos.example']).map(({ state, what }) => `${state}: ${what}`);

it('a sound stock has no findings', () => {
  expect(found({})).toEqual([]);
});

it('a stock that would be refused is a fault', () => {
  expect(found({ refusal: 'The feed is empty.' })).toEqual(['fault: The feed is empty.']);
});

it('an essential field without a value is a fault', () => {
  const essentials: StockCheck['essentials'] = [
    { field: 'price', share: 0.5, examples: [], isMapped: true, doubts: [] },
    { field: 'brand', share: 0, examples: [], isMapped: false, doubts: [] },
  ];
  expect(found({ essentials })).toEqual([
    'fault: brand in 0 % of the cars, at least 100 % needed',
    'warning: price in 50 % of the cars',
  ]);
});

it('photos of hosts that are not allowed are a warning', () => {
  const pictureHosts = ['photos.example', 'other.example'].map((host) => ({ host, photos: 7, cars: 2 }));
  expect(found({ pictureHosts })).toEqual(['warning: 7 photos of other.example are not shown']);
});

it('missing photos are a warning', () => {
  expect(found({ missingPhotos: { photos: 9, examples: ['/media/stock/1.jpg'] } })).toEqual([
    'warning: 9 photos are missing: /media/stock/1.jpg',
  ]);
});

it('values without a label are named', () => {
  const unknownValues = [{ facet: 'car_fuel', value: 'Steam', cars: 2, nearest: null }];
  expect(found({ unknownValues })[0]).toContain('car_fuel "Steam"');
});
