import { describe, expect, it, jest } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../../shared/catalogue/SearchTypes.ts';
import { emptyCar } from '../../../../test/fixtures/catalogue/randomCars.ts';
import type { RepairWord } from './searchRepaired.ts';
import { searchRepaired } from './searchRepaired.ts';
import { buildStockIndex } from '../StockIndex.ts';
import { vehicleIndexSchema } from '../vehicleIndexSchema.ts';

const cars: Car[] = [
  { ...emptyCar('1'), car_brand: 'Volvo', car_model: 'XC60', car_color: 'Röd' },
  {
    ...emptyCar('2'),
    car_brand: 'Kia',
    car_model: 'Niro',
    car_year: 2020,
    car_color: 'Blå',
    car_equipment: ['Dragkrok'],
  },
];
const index = buildStockIndex(cars, vehicleIndexSchema);
const request: SearchRequest = {
  index: 'vehicles_test',
  fields: ['car_id'],
  keyphrase: '',
  facets: [],
  limit: 10,
  offset: 0,
  sort_name: '',
  filters: {},
};
const repairs: Record<string, string[]> = { vovlo: ['volvo', 'vovo'], dragrkok: ['dragkrok'], rodd: ['rod'] };

function ask(keyphrase: string, filters: SearchRequest['filters'] = {}) {
  const repair = jest.fn<RepairWord>((word) => repairs[word] ?? []);
  const { content, keyphrase_used } = searchRepaired(
    index,
    { ...request, keyphrase, filters },
    { repair, endings: ['arna', 'ar'] },
  );
  return { ids: content.map((car) => car.car_id), keyphrase_used, asked: repair.mock.calls.map(([word]) => word) };
}

describe('a keyphrase that nothing matches', () => {
  it('is searched again with the best repair of its unknown word', () => {
    expect(ask('Vovlo')).toEqual({ ids: ['1'], keyphrase_used: 'volvo', asked: ['vovlo'] });
  });

  it('keeps known words as they were typed', () => {
    expect(ask('röd, XC60 vovlo')).toMatchObject({ ids: ['1'], keyphrase_used: 'röd, XC60 volvo', asked: ['vovlo'] });
  });

  it.each([
    ['the beginning of a name', 'XC6', 'xc6*', ['1']],
    ['a long beginning of any word', 'dragkr', 'dragkr*', ['2']],
    ['an ending', 'dragkrokarna', 'dragkrok', ['2']],
    ['letters and digits written together', 'kia2020', 'kia 2020', ['2']],
  ])('with %s is searched in the form that the stock has', (_form, typed, used, ids) => {
    expect(ask(typed)).toEqual({ ids, keyphrase_used: used, asked: [] });
  });

  it.each(['dra', 'drag'])('never finds a longer word by the short beginning "%s"', (typed) => {
    expect(ask(typed).ids).toEqual([]);
  });

  it('has every unknown word repaired', () => {
    expect(ask('rodd vovlo')).toMatchObject({ ids: ['1'], keyphrase_used: 'rod volvo' });
  });

  it('has no hits when a word has no repair', () => {
    expect(ask('vovlo zz')).toMatchObject({ ids: [], keyphrase_used: undefined });
  });

  it('has no hits when no car has all repaired words', () => {
    expect(ask('vovlo dragkrok')).toMatchObject({ ids: [], keyphrase_used: undefined });
  });

  it('is never repaired when all its words are known', () => {
    expect(ask('volvo', { car_fuel: ['El'] })).toEqual({ ids: [], keyphrase_used: undefined, asked: [] });
  });
});

describe('a keyphrase with hits', () => {
  it.each(['', 'volvo', 'VOL*', 'blå dragkrok'])('is left alone: %j', (keyphrase) => {
    expect(ask(keyphrase)).toMatchObject({ keyphrase_used: undefined, asked: [] });
  });
});
