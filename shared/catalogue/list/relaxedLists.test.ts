import { describe, expect, it } from '@jest/globals';
import { relaxedLists } from './relaxedLists.ts';

const conditions = (keyphrase: string, filters: Record<string, string[]>): string[] =>
  relaxedLists({ keyphrase, filters }).flatMap(({ without }) =>
    without.map((condition) =>
      'words' in condition ? `”${condition.words}”` : `${condition.facet}: ${condition.values.join(', ')}`,
    ),
  );

describe('relaxedLists()', () => {
  it('leaves out each condition in order of weight', () => {
    const filters = { car_brand: ['Ford>Focus'], car_fuel: ['El'], car_price: ['0-1000'] };
    expect(conditions('fiesta', filters)).toEqual([
      '”fiesta”',
      'car_price: 0-1000',
      'car_fuel: El',
      'car_brand: Ford>Focus',
      'car_brand: Ford>Focus',
    ]);
  });

  it('keeps the brand where a model is left out', () => {
    const [brand] = relaxedLists({ keyphrase: '', filters: { car_brand: ['Ford>Focus'] } });
    expect(brand?.filters).toEqual({ car_brand: ['Ford'] });
  });

  it('leaves out each of several words', () => {
    expect(conditions('gti röd', {})).toEqual(['”gti”', '”röd”', '”gti röd”']);
  });

  it('leaves out each of several values', () => {
    expect(conditions('', { car_equipment: ['Dragkrok', 'Backkamera'] })).toEqual([
      'car_equipment: Dragkrok',
      'car_equipment: Backkamera',
      'car_equipment: Dragkrok, Backkamera',
    ]);
  });

  it('returns at most ten lists', () => {
    const filters: Record<string, string[]> = {};
    for (let at = 0; at < 20; at++) filters[`car_${String(at)}`] = ['a'];
    expect(conditions('', filters)).toHaveLength(10);
  });
});
