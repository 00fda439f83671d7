import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadFeedPreset, presetNames } from '../feed/mapping/feedPreset.ts';
import type { FeedPreset } from '../feed/mapping/feedPreset.ts';
import { feedSample } from './feedSample.ts';
import { recognisePreset } from './recognisePreset.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recognised-'));
});
afterAll(() => rm(folder, { recursive: true }));

const product = presetNames().map((name) => loadFeedPreset(name));

/** Returns the name of the preset of a text; null for none. */
async function presetOf(text: string, presets: readonly FeedPreset[] = product): Promise<string | null> {
  const file = join(folder, 'feed');
  await writeFile(file, text);
  return (await recognisePreset(await feedSample(file), presets))?.preset.name ?? null;
}

const preset = (name: string, recognised: FeedPreset['recognised'], mapping: FeedPreset['mapping']): FeedPreset => ({
  ...{ name, title: name, unused: 'nothing', recognised },
  mapping: { id: { column: 'id' }, fields: {}, ...mapping },
});

const homenet = 'Type,Stock,VIN,Year,Make,Model,Body,Trim,Miles,SellingPrice,MSRP,ExteriorColor,ImageList';
const homenetRow = 'Used,P1,1FADP5AU6DL536022,2021,Ford,Fusion,Sedan,SE,31020,18995,26100,Black,a.jpg';

describe('recognisePreset()', () => {
  it.each([
    ['in another order', 'ImageList,Miles,Stock,MSRP,VIN,Year,Model,Make,SellingPrice,Type,ExteriorColor'],
    ['in another spelling', homenet.toUpperCase().replace('SELLINGPRICE', 'selling price').replace('MSRP', 'm_s-r p')],
    ['with more columns', `Dealer,${homenet},"Price, all in"`],
  ])('knows columns %s', async (_how, header) => {
    const cells = header.match(/"[^"]*"|[^,]+/g)?.map(() => 'a') ?? [];
    expect(await presetOf(`${header}\n${cells.join(',')}\n`)).toBe('homenet-csv');
  });

  it.each(['Type', 'Stock', 'VIN', 'Miles', 'SellingPrice', 'MSRP', 'ExteriorColor', 'ImageList'])(
    'leaves a file without the column %s to the proposal',
    async (column) => {
      expect(await presetOf(`${homenet.replace(column, 'other')}\n${homenetRow}\n`)).toBeNull();
    },
  );

  it('knows CSV without header only where nearly all cells have their form', async () => {
    const row = (price: string): string => `4711;A-1;Kombi;Audi;A4;110;;;03.2019;84000;${price};1`;
    const rows = Array.from({ length: 39 }, (_none, at) => row(String(19_000 + at)));
    expect(await presetOf([...rows, row('VB')].join('\n'))).toBe('mobile-de-csv');
    expect(await presetOf([...rows.slice(0, 10), row('VB')].join('\n'))).toBeNull();
    expect(await presetOf(rows.map((one) => one.replaceAll(';', ',')).join('\n'))).toBeNull();
    expect(await presetOf(rows.map((one) => one.split(';').slice(0, 11).join(';')).join('\n'))).toBeNull();
  });

  it('prefers the format with more conditions', async () => {
    const general = preset('general', { columns: ['id', ['make', 'brand']] }, { format: 'csv' });
    const special = preset('special', { columns: ['id', 'make', 'lot'] }, { format: 'csv' });
    const formed = preset(
      'formed',
      { columns: ['id', 'make'], patterns: { id: '^\\d+$', make: '.' } },
      { format: 'csv' },
    );
    expect(await presetOf('id,make,lot\n1,Kia,2', [general, special])).toBe('special');
    expect(await presetOf('id,brand\n1,Kia', [general, special])).toBe('general');
    expect(await presetOf('id,make,lot\n1,Kia,2', [general, special, formed])).toBe('formed');
    expect(await presetOf('id,make,lot\nA1,Kia,2', [general, special, formed])).toBe('special');
  });

  it('knows XML only by all marks of its document', async () => {
    const xml = preset(
      'xml',
      { root: 'stock', namespaces: ['http://feed.example/1'], columns: ['@id', 'price/gross'] },
      { format: 'xml', row: 'cars/car' },
    );
    const car = '<car id="1"><price><gross>1</gross></price><make/></car>';
    const feed = `<stock xmlns:f="http://feed.example/1"><cars>${car}${car}</cars></stock>`;
    expect(await presetOf(feed, [xml])).toBe('xml');
    expect(await presetOf(feed.replace('example/1', 'example/2'), [xml])).toBeNull();
    expect(await presetOf(feed.replaceAll('stock', 'export'), [xml])).toBeNull();
    expect(await presetOf(feed.replaceAll('gross', 'net'), [xml])).toBeNull();
    // the element of a car has several names in some formats
    expect(await presetOf(feed.replaceAll('car ', 'item ').replaceAll('/car>', '/item>'), [xml])).toBe('xml');
  });

  it('knows JSON by the paths of its cars', async () => {
    const json = preset('json', { columns: ['id', 'price/gross'] }, { format: 'json', rows: 'data.cars' });
    const car = '{"id":1,"price":{"gross":1}}';
    expect(await presetOf(`{"data":{"cars":[${car}]}}`, [json])).toBe('json');
    expect(await presetOf(`${car}\n${car}\n`, [json])).toBe('json');
    expect(await presetOf(`{"data":{"bikes":[${car}]}}`, [json])).toBeNull();
    expect(await presetOf(`{"data":{"cars":[${car.replace('gross', 'net')}]}}`, [json])).toBeNull();
  });
});
