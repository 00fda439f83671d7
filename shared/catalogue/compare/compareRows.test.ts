import { describe, expect, it } from '@jest/globals';
import type { ComparedCar } from './ComparedCar.ts';
import { compareRows, differingRows } from './compareRows.ts';
import type { CompareRow, CompareWords } from './compareRows.ts';

const words: CompareWords = {
  site: { language: 'sv', languages: ['sv'], locale: 'sv-SE' },
  facts: { yes: 'Ja', no: 'Nej' },
  cost: (cost) => (cost.kind === 'loan' ? cost.text : `${String(cost.amount)} kr/mån`),
  costTerms: (cost) => `${cost.kind}, 36 mån`,
  from: (price) => `Från ${price}`,
  lowest: ({ text }) => `Lägsta: ${text}`,
  struckWithoutHistory: undefined,
  exclVat: 'exkl. moms',
  stars: (count) => `${count} av 5 stjärnor`,
};

const volvo: ComparedCar = {
  car_id: '1',
  car_price: 489_900,
  car_price_text: '489 900 kr',
  costs: [{ kind: 'privateLeasing', amount: 7180, months: 36, mileage: 1500 }],
  car_year: 2024,
  car_mileage: 2140,
  car_mileage_text: '2 140 mil',
  car_fuel: 'El',
  car_gearbox: 'Automat',
  car_seats: 5,
  car_site_city: 'Uppsala',
  car_ncapstars: 5,
  car_chassino: 'YV1',
  car_equipment: ['Dragkrok', 'Navigation', 'Navigation'],
};
const kia: ComparedCar = {
  ...volvo,
  car_id: '2',
  car_price: 529_900,
  car_price_text: '529 900 kr',
  car_mileage: 1760,
  car_mileage_text: '1 760 mil',
  car_equipment: ['Navigation', 'Panoramatak'],
};

const rowOf = (rows: CompareRow[], name: string): CompareRow | undefined => rows.find((row) => row.name === name);
const texts = (row: CompareRow | undefined): unknown[] => row?.cells.map((cell) => cell?.text ?? null) ?? [];

describe('the rows of a comparison', () => {
  it('leave out what is unknown for every car', () => {
    const { facts, technical } = compareRows([volvo, kia], words);
    expect(facts.map(({ name }) => name)).toEqual([
      'price',
      'privateLeasing',
      'modelYear',
      'mileage',
      'fuel',
      'gearbox',
      'seats',
      'place',
    ]);
    expect(technical.map(({ name }) => name)).toEqual(['ncapStars']);
    expect(texts(rowOf(facts, 'privateLeasing'))).toEqual(['7180 kr/mån', '7180 kr/mån']);
    expect(rowOf(facts, 'privateLeasing')?.cells[0]?.terms).toBe('privateLeasing, 36 mån');
    expect(texts(technical[0])).toEqual(['5 av 5 stjärnor', '5 av 5 stjärnor']);
  });

  it('mark the clear winner', () => {
    const { facts } = compareRows([volvo, kia], words);
    expect(facts.filter(({ best }) => best !== null).map(({ name, best }) => [name, best])).toEqual([
      ['price', 0],
      ['mileage', 1],
    ]);
  });

  it('can be limited to those that differ', () => {
    const { facts } = compareRows([volvo, { ...kia, car_gearbox: '' }], words);
    expect(differingRows(facts).map(({ name }) => name)).toEqual(['price', 'mileage', 'gearbox']);
    expect(differingRows(compareRows([volvo], words).facts)).toHaveLength(8); // one car is like no other
  });

  it('strike the price before a campaign', () => {
    const campaign = {
      ...volvo,
      car_has_campaign_price: true,
      car_campaign_price: 450_000,
      car_campaign_price_text: '450 000 kr',
      car_lowest_price_30_days: 479_900,
      car_lowest_price_30_days_text: '479 900 kr',
      car_retail_price_text: '489 900 kr',
    };
    const { facts } = compareRows([campaign, { ...kia, car_is_sample: true, car_vehicle_type_code: 'LCV' }, {}], words);
    expect(facts[0]?.cells).toEqual([
      { text: '450 000 kr', struck: '489 900 kr', lowest: 'Lägsta: 479 900 kr', campaign: true },
      { text: 'Från 529 900 kr', note: 'exkl. moms' },
      null,
    ]);
  });

  it('list equipment by what sets each car apart', () => {
    expect(compareRows([volvo, kia], words).equipment).toEqual({
      shared: ['Navigation'],
      own: [['Dragkrok'], ['Panoramatak']],
    });
  });

  it('do not take equipment that is not known for equipment that is not there', () => {
    expect(compareRows([volvo, { car_id: '3', partial: true }], words).equipment).toEqual({
      shared: ['Dragkrok', 'Navigation'],
      own: [[], null],
    });
    expect(compareRows([], words)).toEqual({ facts: [], technical: [], equipment: { shared: [], own: [] } });
  });
});

describe('the free facts of a comparison', () => {
  const types = [
    { name: 'tow', label: 'Dragvikt', unit: 'kg', group: 'size', isCompared: true },
    { name: 'whole', label: 'Skadefri', isCompared: true },
    { name: 'keys', label: 'Nycklar' },
  ] as const;
  const withFacts = (car: ComparedCar, facts: NonNullable<ComparedCar['car_facts']>): ComparedCar => ({
    ...car,
    car_length_text: '4 761 mm',
    car_fact_types: [...types],
    car_facts: facts,
  });

  it('are those that ask for it', () => {
    const one = withFacts(volvo, [
      { name: 'whole', value: true },
      { name: 'tow', value: 1800 },
      { name: 'keys', value: 2 },
    ]);
    const { technical } = compareRows([one, withFacts(kia, [{ name: 'whole', value: false }])], words);
    expect(technical.map(({ name }) => name)).toEqual(['length', 'fact_tow', 'ncapStars', 'fact_whole']);
    expect(technical.map(texts)).toEqual([
      ['4 761 mm', '4 761 mm'],
      ['1\u00a0800\u00a0kg', null],
      ['5 av 5 stjärnor', '5 av 5 stjärnor'],
      ['Ja', 'Nej'],
    ]);
  });

  it('differ where one car lacks a value', () => {
    const { technical } = compareRows([withFacts(volvo, [{ name: 'tow', value: 900 }]), withFacts(kia, [])], words);
    expect(differingRows(technical).map(({ label }) => label)).toEqual(['Dragvikt']);
  });
});
