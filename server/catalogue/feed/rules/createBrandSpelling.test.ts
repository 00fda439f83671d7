import { expect, it } from '@jest/globals';
import { productLanguages } from '../../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../../config/languages/loadVocabulary.ts';
import { createBrandSpelling } from './createBrandSpelling.ts';

const vocabulary = loadVocabulary(productLanguages());
const spelled = (...brands: string[]): string[] => brands.map(createBrandSpelling(vocabulary));

it.each([
  [['MERCEDES-BENZ', 'Mercedes Benz', 'Mercedes-Benz', 'Mercedes'], 'Mercedes-Benz'],
  [['VW', 'volkswagen', 'Volkswagen'], 'Volkswagen'],
  [['SKODA', 'Skoda', 'Škoda'], 'Škoda'],
  [['Skoda', 'SKODA', 'Škoda'], 'Skoda'],
  [['LANDROVER', 'Land-Rover'], 'Land Rover'],
  [['Hobby Caravan', 'HOBBY-CARAVAN', 'hobbycaravan'], 'Hobby Caravan'],
])('the brands %j are one', (brands, name) => {
  expect(spelled(...brands)).toEqual(brands.map(() => name));
});

it('brands that differ in a letter are several', () => {
  expect(spelled('Seat', 'Fiat', 'Mazda', 'Mazdaa')).toEqual(['SEAT', 'Fiat', 'Mazda', 'Mazdaa']);
});
