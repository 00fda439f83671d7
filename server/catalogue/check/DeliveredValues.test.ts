import { expect, it } from '@jest/globals';
import { smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { productVocabulary } from '../../../test/fixtures/feeds/productVocabulary.ts';
import { DeliveredValues } from './DeliveredValues.ts';

const mapping = smallMapping({
  fields: {
    car_fuel: { column: 'fuel', valueMap: { '1': 'Petrol', '6': 'Electric' } },
    car_equipment: { column: 'more', type: 'list', flags: { '35': 'Tow bar', '39': 'Sunroof' } },
  },
});

it('values that the mapping writes say nothing of the language', () => {
  const values = new DeliveredValues(productVocabulary, mapping);
  for (const fuel of ['Petrol', 'Electric']) values.add('car_fuel', fuel);
  for (const equipment of ['Tow bar', 'Sunroof']) values.add('car_equipment', equipment);
  expect(values.betterLanguage('de')).toBeNull();
});

it('values of the feed say its language', () => {
  const values = new DeliveredValues(productVocabulary, smallMapping());
  for (const fuel of ['Petrol', 'Electric']) values.add('car_fuel', fuel);
  expect(values.betterLanguage('de')?.better).toBe('en');
});
