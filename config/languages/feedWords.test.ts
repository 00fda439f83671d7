import { expect, it } from '@jest/globals';
import { vocabularyEntry } from '../../shared/catalogue/vocabulary.ts';
import { loadVocabulary } from './loadVocabulary.ts';
import { productLanguages } from './productLanguages.ts';

const vocabulary = loadVocabulary(productLanguages());

it.each([
  ['de', 'car_condition', 'Neu', 'New'],
  ['de', 'car_condition', 'Gebraucht', 'Used'],
  ['de', 'car_color', 'Violett', 'Purple'],
  ['de', 'car_equipment', 'ESP', 'Electronic stability control'],
  ['de', 'car_equipment', 'Zentralverriegelung', 'Central locking'],
  ['de', 'car_equipment', 'Leichtmetallfelgen', 'Alloy wheels'],
  ['de', 'car_equipment', 'Sitzheizung', 'Heated seats'],
  ['de', 'car_equipment', 'Allradantrieb', 'Four-wheel drive'],
  ['de', 'car_equipment', 'Schiebedach', 'Sunroof'],
  ['en', 'car_fuel', 'Gasoline', 'Petrol'],
  ['en', 'car_fuel', 'Gasoline/Electric Hybrid', 'Hybrid'],
  ['en', 'car_fuel', 'Flex Fuel', 'Ethanol'],
  ['en', 'car_gearbox', 'Automatic CVT', 'Automatic'],
  ['en', 'car_gearbox', '6-Speed Manual', 'Manual'],
  ['en', 'car_drive', 'AWD', 'Four-wheel drive'],
  ['en', 'car_drive', 'Rear Wheel Drive', 'Rear-wheel drive'],
  ['en', 'car_body', 'Sedan', 'Saloon'],
  ['en', 'car_body', 'Sport Utility', 'SUV'],
  ['en', 'car_body', 'Crew Cab Pickup', 'Pick-up'],
  ['en', 'car_body', 'Mini-van, Passenger', 'Minibus'],
])('a feed in %s delivers %s "%s" for %s', (language, facet, value, id) => {
  expect(vocabularyEntry(vocabulary, facet, value, language)?.labels['en']).toBe(id);
});
