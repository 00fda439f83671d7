import { describe, expect, it } from '@jest/globals';
import { loadVocabulary } from '../../../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../../../config/languages/productLanguages.ts';
import { createBrandNames } from './createBrandNames.ts';
import { titlePart } from './titleParts.ts';

const brands = createBrandNames(loadVocabulary(productLanguages()));

describe('titlePart()', () => {
  it.each([
    ['Volvo XC40 B4 Core', 'Volvo', 'XC40', 'B4 Core'],
    ['VW Golf GTI', 'Volkswagen', 'Golf', 'GTI'],
    ['2019 Mercedes Benz C 220 d Avantgarde', 'Mercedes-Benz', 'C 220', '2019 d Avantgarde'],
    ['TESLA MODEL 3, Long Range', 'Tesla', 'Model 3', 'Long Range'],
    ['Land Rover Range Rover Sport HSE', 'Land Rover', 'Range Rover Sport', 'HSE'],
    ['Saab 9-3', 'Saab', '9-3', ''],
    ['Skoda Škoda Octavia - Octavia RS', 'Škoda', 'Octavia', 'RS'],
  ])('splits "%s"', (title, car_brand, car_model, version) => {
    const read: Record<string, string> = {};
    const source = { brands, name: (field: string): string => read[field] ?? '' };
    read['car_brand'] = titlePart(title, { part: 'brand' }, source);
    read['car_model'] = titlePart(title, { part: 'model' }, source);
    expect(read).toEqual({ car_brand, car_model });
    expect(titlePart(title, { without: ['car_brand', 'car_model'] }, source)).toBe(version);
  });

  it.each([
    ['Volvo V60 Volvo V60 Recharge', 'Volvo', 'V60', 'Recharge'],
    ['VW Golf 1.4 TSI', 'Volkswagen', 'Golf', '1.4 TSI'],
    ['Polestar 2 Long range 2 motors', 'Polestar', '2', 'Long range 2 motors'],
    ['Used Kia EV6 Plus', 'Kia', 'EV6', 'Used Plus'],
    ['B4 Core', 'Volvo', 'XC40', 'B4 Core'],
    ['V60', 'Volvo', 'V60', ''],
    ['C 220 d', 'Mercedes-Benz', 'C', '220 d'],
    ['Octavia', 'Škoda', '', 'Octavia'],
  ])('leaves names out of "%s"', (title, car_brand, car_model, version) => {
    const source = { brands, name: (field: string): string => ({ car_brand, car_model })[field] ?? '' };
    expect(titlePart(title, { without: ['car_brand', 'car_model'] }, source)).toBe(version);
  });

  it('names no brand in a title of unknown words', () => {
    const source = { brands, name: () => '' };
    expect(titlePart('Hövding Älg 7', { part: 'brand' }, source)).toBe('');
    expect(titlePart('Hövding Älg 7', { part: 'model' }, source)).toBe('');
  });

  it("takes the model after a brand of the feed's own", () => {
    const source = { brands, name: (field: string): string => (field === 'car_brand' ? 'Hövding' : '') };
    expect(titlePart('Hövding Älg 7', { part: 'model' }, source)).toBe('Älg');
  });

  it('leaves a text alone that is too long for a title', () => {
    const source = { brands, name: () => 'Volvo' };
    const text = 'Volvo V60 '.repeat(100_000);
    expect(titlePart(text, { without: ['car_brand'] }, source)).toBe(text);
    expect(titlePart(text, { part: 'model' }, source)).toBe('V60');
  });
});
