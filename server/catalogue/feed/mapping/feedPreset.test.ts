import { describe, expect, it } from '@jest/globals';
import { productLanguages } from '../../../../config/languages/productLanguages.ts';
import { inPieces } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { FeedRow, RowProblem } from '../FeedRow.ts';
import { readFeedRows } from '../source/readFeedRows.ts';
import { parseFeedMapping } from './feedMapping.ts';
import { loadFeedPreset, presetNames } from './feedPreset.ts';

const short = { preset: 'meta-csv', site: 'harbour-bil' };

async function rowsOf(text: string, json: unknown): Promise<(FeedRow | RowProblem)[]> {
  const rows: (FeedRow | RowProblem)[] = [];
  for await (const row of readFeedRows(inPieces(text), parseFeedMapping(json, 'own.json'), 'feed')) rows.push(row);
  return rows;
}

it.each(presetNames())('the preset %s is a mapping of any site', (name) => {
  expect(loadFeedPreset(name)).toMatchObject({ name });
  expect(parseFeedMapping({ ...short, preset: name }, 'own.json').site).toBe('harbour-bil');
});

it.each(presetNames())('facts of the preset %s have a label in each language of the product', (name) => {
  const languages = [...productLanguages().keys()].filter((language) => !language.includes('-'));
  const labels = parseFeedMapping({ ...short, preset: name }, 'own.json').facts.map(({ label }) => label);
  for (const label of labels) expect(Object.keys(label)).toEqual(expect.arrayContaining(languages));
});

describe('a mapping with a preset', () => {
  it('has the members of the preset', () => {
    const mapping = parseFeedMapping(short, 'own.json');
    expect(mapping).toMatchObject({ format: 'csv', language: 'en', fields: { car_brand: { column: 'make' } } });
  });

  it('overrides fields one by one', () => {
    const own = { language: 'sv', csv: { delimiter: ';' }, fields: { car_version: { column: 'title' } } };
    const mapping = parseFeedMapping({ ...short, ...own }, 'own.json');
    expect(mapping).toMatchObject({ language: 'sv', csv: { delimiter: ';', header: true } });
    expect(mapping.fields).toMatchObject({ car_brand: { column: 'make' }, car_version: { column: 'title' } });
  });

  it('names the known presets when it has another', () => {
    expect(() => parseFeedMapping({ preset: 'metta' }, 'own.json')).toThrow(
      /preset: there is no preset "metta"; presets: .*meta-csv/,
    );
  });

  it('reads columns that are spelled otherwise', async () => {
    const header = 'Vehicle ID,TITLE,url,Make,model,year,price,State of Vehicle,image[0].url,mileage.value,own';
    const [row] = await rowsOf(`${header}\n7,,,Kia,Ceed,2020,1,used,a,9,x`, short);
    expect(row).toMatchObject({ values: { vehicle_id: '7', make: 'Kia', state_of_vehicle: 'used', own: 'x' } });
  });

  it('refuses a feed that lacks a column of each feed of the format', async () => {
    const lines = 'vehicle_id,title,url,make,model,year,state_of_vehicle\n7,,,Kia,Ceed,2020,used';
    await expect(rowsOf(lines, short)).rejects.toThrow('its first line lacks the columns price (');
  });

  it('refuses a feed that lacks a column of its own', async () => {
    const lines = 'vehicle_id,title,url,make,model,year,price,state_of_vehicle\n7,,,Kia,Ceed,2020,1,used';
    const own = { ...short, fields: { car_regno: { column: 'plate' } } };
    await expect(rowsOf(lines, own)).rejects.toThrow('its first line lacks the columns plate (');
  });
});

describe('CSV without header', () => {
  const numbered = {
    format: 'csv',
    csv: { delimiter: ';', header: false },
    site: 'harbour-bil',
    id: { column: '1' },
    fields: { car_brand: { column: '3' } },
  };

  it('has its first car in the first line', async () => {
    const rows = await rowsOf('A-1;"a ""b"";\nc";Audi\nA-2;;BMW\n\nA-3;;Kia;more\nA-4;"open;VW\nA-5;;Seat', numbered);
    expect(rows.filter((row) => 'values' in row)).toEqual([
      { line: 1, values: { 1: 'A-1', 2: 'a "b";\nc', 3: 'Audi' } },
      { line: 3, values: { 1: 'A-2', 2: '', 3: 'BMW' } },
      { line: 7, values: { 1: 'A-5', 2: '', 3: 'Seat' } },
    ]);
    expect(rows.flatMap((row) => ('reason' in row ? row.line : []))).toEqual(expect.arrayContaining([5, 6]));
  });

  it('is refused when it has fewer columns than its mapping reads', async () => {
    await expect(rowsOf('A-1;Audi\nA-2;BMW', numbered)).rejects.toThrow(
      'its first line has 2 cells, its mapping reads the columns 3',
    );
  });
});
