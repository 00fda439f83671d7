import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { checkStock } from '../check/checkStock.ts';
import type { StockCheck } from '../check/StockCheck.ts';
import { stockPhotoFiles } from '../check/stockPhotoFiles.ts';
import { stockCheckText } from '../check/stockCheckText.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { zipOf } from '../../../test/fixtures/feeds/zipOf.ts';
import { loadStock } from '../feed/loadStock.ts';
import { loadFeedMapping } from '../feed/mapping/feedMapping.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { newFeed } from './newFeed.ts';

let folder: string;
let vocabulary: Vocabulary;
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-feed-'));
  vocabulary = loadVocabulary(productLanguages());
});
beforeEach(() => void said.splice(0));
afterAll(() => rm(folder, { recursive: true }));

const sites = [
  { name: 'fjord-gruppen', features: { stock: false, carStore: false } },
  { name: 'fjord-bil', features: { stock: true, carStore: false } },
].map((site) => ({
  ...site,
  languages: ['nb', 'en'] as SiteConfig['languages'],
  distanceUnit: 'km' as const,
  plates: { inText: ['[A-Z]{2} ?\\d{5}'] },
}));

/** Proposes a mapping for a file and checks the resulting stock. */
async function proposed(name: string, content: Uint8Array | string): Promise<{ check: StockCheck; mapping: string }> {
  await writeFile(join(folder, name), content);
  const out = `${name}.json`;
  const parts = {
    root: folder,
    feedsFolder: join(folder, 'feeds'),
    sites,
    vocabulary,
    say: (text: string) => void said.push(text),
  };
  await newFeed({ file: name, site: null, out }, parts);
  const check = await checkStock({
    source: join(folder, name),
    mapping: await loadFeedMapping(join(folder, out), ['fjord-bil']),
    sites: new Map([['fjord-bil', { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km', language: 'nb' }]]),
    vocabulary,
    languageOf: () => 'nb',
    now: () => new Date('2026-01-01T00:00:00Z'),
  });
  return { check, mapping: await readFile(join(folder, out), 'utf8') };
}

const shareOf = ({ filled }: StockCheck, field: string): number =>
  filled.find((one) => one.field === field)?.share ?? 0;

const header =
  'Lagernr;Reg.nr;Merke;Modell;Tittel;Årsmodell;Kilometerstand;Pris (NOK);Drivstoff;Girkasse;Effekt kW;Utstyr;Beskrivelse;Bilde 1;Bilde 2;Selger;Selger e-post;1. gang registrert;Status';
const cars = [
  'VOLVO;V60;"V60 ""Momentum""";2019;66 120;382 900,00;Bensin;Automat;110',
  'BMW;320d;320d Touring;2018;123 456;249 000,50;Diesel;A;140',
  'TESLA;Model 3;Model 3 LR;2021;9 800;329 900,00;Elektrisk;Automat;225',
];
const norwegian = Array.from({ length: 300 }, (_none, at) => {
  const status = at % 10 === 0 ? 'Solgt' : 'Til salgs';
  const photos = [1, 2].map((photo) => `https://bilder.fjordbil.example/${String(at)}/${String(photo)}.jpg`).join(';');
  const text = '"Flott bil; velholdt.\nEU-godkjent på Ålesund."';
  return `${String(1000 + at)};AB${String(10_000 + at)};${cars[at % 3] ?? ''};Navi|Hengerfeste;${text};${photos};Åse Ås;ase@fjordbil.example;07.03.2019;${status}`;
});
norwegian[16] = (norwegian[16] ?? '').replace('249 000,50', 'Ring oss');

describe('newFeed()', () => {
  it('proposes a mapping of a Norwegian CSV that passes the check', async () => {
    const file = iconv.encode(`${header}\r\n${norwegian.join('\r\n')}\r\n`, 'windows-1252');
    const { check, mapping } = await proposed('Bilbørs.csv', file);
    expect(JSON.parse(mapping)).toMatchObject({
      format: 'csv',
      encoding: 'windows-1252',
      csv: { delimiter: ';' },
      numbers: { decimal: ',', thousands: ' ' },
      dates: ['DD.MM.YYYY'],
      site: 'fjord-bil',
      language: 'nb',
      id: { column: 'Lagernr' },
      images: { columns: ['Bilde 1', 'Bilde 2'] },
    });
    expect(check.refusal).toBeNull();
    expect(check.findings?.report).toMatchObject({ read: 300, served: 300, skipped: 0 });
    const fields = ['car_regno', 'car_year', 'car_mileage', 'car_power', 'car_sellers', 'car_images'];
    for (const field of [...fields, 'car_firstregistration', 'car_equipment']) expect(shareOf(check, field)).toBe(1);
    expect(shareOf(check, 'car_price_text')).toBeCloseTo(299 / 300, 4);
    expect(said.join('')).toContain('car_price: no price, shown as on request: "Ring oss" (1)');
    expect(shareOf(check, 'car_sold_at')).toBeCloseTo(0.1, 2);
    expect(check.unknownValues.filter(({ facet }) => facet !== 'car_equipment')).toEqual([]);
    expect(check.pictureHosts).toEqual([{ host: 'bilder.fjordbil.example', photos: 600, cars: 300 }]);
    expect(said.join('')).not.toMatch(/AB10000|ase@/);
  });

  it('proposes a mapping of XML', async () => {
    const car = (at: number): string =>
      `<Vehicle id="${String(at)}"><Make>Volvo</Make><Model>V60</Model><ModelYear>2020</ModelYear>
       <Price currency="NOK"><Gross>${String(300_000 + at)}</Gross></Price><Mileage unit="km">${String(45_000 + at)}</Mileage>
       <Fuel>Diesel</Fuel><Images><Image url="https://a.example/${String(at)}.jpg"/><Image url="https://a.example/b.jpg"/></Images>
       <Seller><Name>Åse</Name><Email>a@b.example</Email></Seller></Vehicle>`;
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><Export><Vehicles>${[1, 2, 3, 4].map(car).join('\n')}</Vehicles></Export>`;
    const { check, mapping } = await proposed('cars.xml', iconv.encode(text, 'latin1'));
    expect(JSON.parse(mapping)).toMatchObject({
      format: 'xml',
      row: 'Vehicles/Vehicle',
      encoding: 'iso-8859-1',
      id: { column: '@id' },
      fields: { car_price: { column: 'Price/Gross' }, car_sellers: { each: 'Seller' } },
      images: { column: 'Images/Image/@url' },
    });
    expect(check.findings?.report).toMatchObject({ read: 4, served: 4 });
    for (const field of ['car_price', 'car_mileage', 'car_fuel', 'car_images', 'car_sellers']) {
      expect(shareOf(check, field)).toBe(1);
    }
  });

  it('takes photo names as files of the stock folder', async () => {
    const rows = [1, 2, 3].map((at) => `${String(at)};Volvo;V60;2020;200000;bilar\\${String(at)}_a.jpg,b.JPG`);
    const feed = ['Lagernr;Märke;Modell;Årsmodell;Pris;Bilder', ...rows].join('\n');
    const { check, mapping } = await proposed('names.csv', feed);
    expect(JSON.parse(mapping)).toMatchObject({ images: { column: 'Bilder', base: '/media/stock/' } });
    const missing = ['bilar/1_a.jpg', 'b.JPG', 'bilar/2_a.jpg', 'bilar/3_a.jpg'].map((name) => `/media/stock/${name}`);
    expect(check.missingPhotos).toEqual({ photos: 4, examples: missing });
    const line = "4  missing in the folder of the stock's photos: /media/stock/bilar/1_a.jpg, ";
    expect(stockCheckText(check, [])).toContain(line);
    const addresses = '/media/stock/100%.jpg,/media/stock/b.JPG?v=2';
    const odd = await proposed(
      'odd.csv',
      `Lagernr;Märke;Modell;Årsmodell;Pris;Bilder\n1;Volvo;V60;2020;200000;${addresses}`,
    );
    expect(odd.check.missingPhotos?.examples).toEqual(['/media/stock/100%.jpg', '/media/stock/b.JPG']);
    const photos = join(folder, 'photos');
    await mkdir(join(photos, 'bilar'), { recursive: true });
    for (const name of ['bilar/1_a.jpg', 'b.JPG']) await writeFile(join(photos, name), '');
    expect([...((await stockPhotoFiles(photos)) ?? [])].sort()).toEqual([
      '/media/stock/b.JPG',
      '/media/stock/bilar/1_a.jpg',
    ]);
    expect(await stockPhotoFiles(join(folder, 'nothing'))).toBeNull();
  });

  it.each([
    [
      'a JSON document',
      (list: object[]) => JSON.stringify({ meta: { n: 3 }, data: { vehicles: list } }),
      'data.vehicles',
    ],
    ['a JSON array', (list: object[]) => JSON.stringify(list, null, 1), undefined],
    ['a ZIP archive', (list: object[]) => zipOf({ 'cars.json': JSON.stringify(list) }), undefined],
    ['packed NDJSON', (list: object[]) => gzipSync(list.map((one) => JSON.stringify(one)).join('\n')), undefined],
  ])('proposes a mapping of %s', async (_what, written, rows) => {
    const list = [1, 2, 3].map((at) => {
      const photos = [`https://a.example/${String(at)}.jpg`, 'https://a.example/b.jpg'];
      return {
        stockId: at,
        make: { name: 'Kia' },
        model: 'Niro',
        price: 250_000 + at,
        mileage: 12_000,
        year: 2022,
        photos,
      };
    });
    const { check, mapping } = await proposed(`cars-${String(written.toString().length)}`, written(list));
    expect(JSON.parse(mapping)).toMatchObject({ ...(rows ? { rows } : {}), images: { column: 'photos' } });
    expect(check.findings?.report).toMatchObject({ read: 3, served: 3 });
    for (const field of ['car_brand', 'car_model', 'car_price', 'car_mileage']) expect(shareOf(check, field)).toBe(1);
  });

  it('recognises European columns', async () => {
    const line = (at: number): string => `Volvo,V60,${String(2018 + at)},12.345,"219.900","Diesel",YV1ZW25UCK2300001`;
    const rows = (first: string): string =>
      `${first}\n${[1, 2, 3].map((at) => `${String(at)},${line(at)}`).join('\n')}\n`;
    const headers = [
      'Objektnr,Märke,Modell,Årsmodell,Miltal,Pris,Drivmedel,Chassinr',
      'Fahrzeugnummer,Hersteller,Modell,Baujahr,Kilometerstand,Preis,Kraftstoff,FIN',
      'Kohdenumero,Merkki,Malli,Vuosimalli,Mittarilukema,Hinta,Polttoaine,Valmistenumero',
      'ID,Značka,Model,Rok výroby,Najazdené km,Cena,Palivo,VIN',
      'ID,Značka,Model,Spalte 1,Najazdené km,Cena,Spalte 2,Spalte 3',
    ];
    for (const [at, first] of headers.entries()) {
      const { mapping } = await proposed(`european-${String(at)}.csv`, rows(first));
      const { fields, numbers } = JSON.parse(mapping) as { fields: object; numbers: object };
      expect(Object.keys(fields)).toEqual(
        expect.arrayContaining([
          'car_brand',
          'car_model',
          'car_year',
          'car_mileage',
          'car_price',
          'car_fuel',
          'car_chassino',
        ]),
      );
      expect(numbers).toMatchObject({ thousands: '.' });
    }
  });

  it('recognises what a German export says about a used car', async () => {
    const first = 'Interne Nummer;Marke;Modell;Modellbeschreibung;Anzahl Sitzplätze;Anzahl Vorbesitzer;HU gültig bis';
    const rows = ['L1;Audi;A4;40 TFSI;5;1;05/2027', 'L2;BMW;320d;Touring;5;2;11/2026', 'L3;Opel;Corsa;1.2;5;1;03/2028'];
    const { mapping } = await proposed('german.csv', `${[first, ...rows].join('\n')}\n`);
    expect(JSON.parse(mapping)).toMatchObject({
      fields: {
        car_version: { column: 'Modellbeschreibung' },
        car_seats: { column: 'Anzahl Sitzplätze' },
        car_owners: { column: 'Anzahl Vorbesitzer' },
        car_inspected_until: { column: 'HU gültig bis' },
      },
    });
  });

  it('merges spellings of a value in the language of the site', async () => {
    const rows = ['Elektrisitet', 'Elektrisk', 'Strom', 'Gasoline'].map(
      (fuel, at) => `${String(at)};Kia;EV6;2024;${fuel};450000`,
    );
    const { mapping } = await proposed(
      'drivstoff.csv',
      ['Lagernr;Merke;Modell;Årsmodell;Drivstoff;Pris', ...rows].join('\n'),
    );
    await writeFile(join(folder, 'merged.json'), mapping);
    const fuels: (string | undefined)[] = [];
    await loadStock({
      source: join(folder, 'drivstoff.csv'),
      mapping: await loadFeedMapping(join(folder, 'merged.json'), ['fjord-bil']),
      sites: new Map([['fjord-bil', { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km', language: 'nb' }]]),
      vocabulary,
      logger: collectingLogger(),
      take: (_site, car) => void fuels.push(car.car_fuel),
    });
    expect(fuels).toEqual(['Elektrisk', 'Elektrisk', 'Elektrisk', 'Bensin']);
  });

  it('keeps a mapping that is there', async () => {
    await expect(proposed('cars.xml', '<a/>')).rejects.toThrow('cars.xml.json exists already');
  });

  it('names the mapping after the feed', async () => {
    await writeFile(join(folder, 'Fjord Biler.csv.gz'), gzipSync('id;make\n1;Volvo\n'));
    const parts = { root: folder, feedsFolder: join(folder, 'feeds'), sites, vocabulary };
    const say = (text: string): void => void said.push(text);
    await newFeed({ file: 'Fjord Biler.csv.gz', site: 'fjord-bil', out: null }, { ...parts, say });
    expect(said.join('')).toContain("npm run stock -- check 'Fjord Biler.csv.gz' feeds/fjord-biler.json");
  });

  it('says how a group gets a site with a stock', async () => {
    const parts = {
      root: folder,
      feedsFolder: folder,
      sites: sites.slice(0, 1),
      vocabulary,
      say: (text: string) => void said.push(text),
    };
    const request = { file: 'cars.csv', site: 'fjord-gruppen', out: 'none.json' };
    await expect(newFeed(request, parts)).rejects.toThrow('write "features: { stock: true }" in the site\'s file');
  });

  it.each([
    ['a file without cars', 'empty.csv', 'id;make\n', /it has no rows/],
    ['XML without elements that repeat', 'page.xml', '<a/>', /no repeated element/],
    ['a binary file', 'cars.dat', Buffer.from(Array.from({ length: 600 }, (_n, at) => (at * 89) % 256)), /not a text/],
  ])('refuses %s', async (_what, name, content, message) => {
    await expect(proposed(name, content)).rejects.toThrow(message);
  });
});

describe('stockCheckText()', () => {
  it('prints faults with their lines', async () => {
    const rows = ['1;Volvo;100;Bensn;https://a.example/1.jpg', '2;Kia;Ring;Diesel;', '3;Kia;5;Diesel;'];
    await writeFile(join(folder, 'small.csv'), `id;make;price;fuel;photo\n${rows.join('\n')}\n`);
    await writeFile(
      join(folder, 'small.json'),
      JSON.stringify({
        format: 'csv',
        csv: { delimiter: ';' },
        site: 'fjord-bil',
        id: { column: 'id' },
        drop: [{ reason: 'cheap', column: 'price', below: 10 }],
        fields: { car_brand: { column: 'make' }, car_price: { column: 'price' }, car_fuel: { column: 'fuel' } },
        images: { column: 'photo' },
      }),
    );
    const check = await checkStock({
      source: join(folder, 'small.csv'),
      mapping: await loadFeedMapping(join(folder, 'small.json')),
      vocabulary,
      languageOf: () => 'nb',
    });
    const text = stockCheckText(check, ['b.example']);
    expect(text).toContain('3 rows read: 1 served, 1 skipped, 1 dropped on purpose');
    expect(text).toContain('car_price is not a number (column price): line 3 "Ring"');
    expect(text).toContain('cheap: line 4');
    expect(text).toContain('car_fuel "Bensn", perhaps "Bensin"');
    expect(text).toContain('a.example, of 1 car; not shown: add a.example to PICTURE_HOSTS');
    expect(text).toMatch(/100 % {2}.*car_fuel/);
    expect(text).toMatch(
      /This stock would be served, but: no model, .*1 row is\s+skipped;\s+1 photo is not shown\.$/ms,
    );
  });
});
