import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readColumnName } from './columnNames.ts';
import { loadColumnNames } from './loadColumnNames.ts';

const units = new Set(['km', 'kw', 'nok', 'eur']);
const read = (path: string): ReturnType<typeof readColumnName> => readColumnName(path, (word) => units.has(word));

describe('readColumnName()', () => {
  it.each([
    ['mileage.value', 'car_mileage'],
    ['mileage.unit', 'unit/car_mileage'],
    ['image[0].url', 'images'],
    ['Images/Image/@url', 'images'],
    ['g:price', 'car_price'],
    ['make/name', 'car_brand'],
    ['EngineHP', 'car_power'],
    ['Pris (NOK)', 'car_price'],
    ['Effekt kW', 'car_power'],
    ['Årsmodell', 'car_year'],
    ['ANZAHL_SITZPLÄTZE', 'car_seats'],
    ['1. gang registrert', 'car_firstregistration'],
    ['kilométrage', 'car_mileage'],
    ['tellerstand', 'car_mileage'],
    ['prezzo di vendita', 'car_price'],
    ['año', 'car_year'],
    ['rok produkcji', 'car_year'],
    ['monthly_price', 'car_loan_monthly_cost'],
  ])('"%s" is a name of %s', (path, purpose) => {
    expect(read(path).purposes[0]).toMatchObject({ purpose, isWhole: true });
  });

  it('parts of a name are less sure than the whole name', () => {
    expect(read('Gesamtpreis').purposes).toMatchObject([{ purpose: 'car_price', isWhole: false }]);
  });

  it.each([
    ['Mod.', 'car_model'],
    ['Alim.', 'car_fuel'],
    ['Carrozz.', 'car_body'],
    ['Kraftst.', 'car_fuel'],
  ])('"%s" is short for a name of %s', (path, purpose) => {
    expect(read(path).purposes).toMatchObject([{ purpose, isWhole: false }]);
  });

  it.each(['price_id', 'Preis pro Monat', 'leasing/price', 'url'])('"%s" is no price', (path) => {
    expect(read(path).purposes.map(({ purpose }) => purpose)).not.toContain('car_price');
  });

  it('a text of many words names nothing', () => {
    expect(read('mileage price '.repeat(5000))).toEqual({ purposes: [], words: [], index: null });
  });

  it('columns of a list have a number', () => {
    expect(['image[12].url', 'Bild 3', 'photo_2', 'images'].map((path) => read(path).index)).toEqual([12, 3, 2, null]);
  });
});

it('a name of two fields is refused', async () => {
  const root = await mkdtemp(join(tmpdir(), 'names-'));
  await mkdir(join(root, 'config/feeds'), { recursive: true });
  const fields = 'fields: { car_price: { en: [price] }, car_year: { de: [Price] } }';
  await writeFile(join(root, 'config/feeds/columnNames.yaml'), `${fields}\nendings: []\nothers: []\nequipment: []\n`);
  await writeFile(join(root, 'config/feeds/valueCodes.yaml'), 'car_fuel: { Diesel: [d], Petrol: [D] }\n');
  expect(() => loadColumnNames(root)).toThrow(
    /fields\.car_year\.de: "Price" is also a name of car_price[^]*car_fuel\.Petrol: "D" is also a word of Diesel/,
  );
  await rm(root, { recursive: true });
});
