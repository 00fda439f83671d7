import { expect, it } from '@jest/globals';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import { createMappingContext } from '../feed/mapping/MappingContext.ts';
import { mapRow } from '../feed/mapping/mapRow.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import type { MappedCar } from '../feed/mapping/mapRow.ts';
import { isRowProblem } from '../feed/FeedRow.ts';
import { columnNames } from './columns/columnNames.ts';
import type { Purpose } from './columns/loadColumnNames.ts';
import { proposeMapping } from './proposeMapping.ts';

const vocabulary = loadVocabulary(productLanguages());
const site = { name: 'cars', languages: ['sv'] as ['sv'], distanceUnit: 'km' as const, currency: 'SEK' };
const display = { ...site, locale: 'sv-SE', language: 'sv', maxPrice: 50_000_000 };

/** A feed with fields that every renamed feed has. */
const fields = ['id', 'car_brand', 'car_model', 'car_version', 'car_year', 'car_price', 'car_mileage', 'car_fuel', 'car_gearbox', 'car_color', 'images'] as const; // prettier-ignore
const cars = [
  ['A-17', 'Volvo', 'V60', 'B4 Core', '2019', '199000', '84120', 'Diesel', 'Automatic', 'Black', 'https://img.example/1.jpg'],
  ['A-18', 'Kia', 'Ceed', 'Plus', '2020', '149000', '52300', 'Petrol', 'Manual', 'Red', 'https://img.example/2.jpg'],
  ['B-19', 'Audi', 'A4', 'Avant', '2018', '179000', '110450', 'Diesel', 'Automatic', 'Blue', 'https://img.example/3.jpg'],
  ['B-20', 'Škoda', 'Octavia', 'Style', '2021', '249900', '31000', 'Electric', 'Automatic', 'White', 'https://img.example/4.jpg'],
  ['C-21', 'BMW', '320d', 'Touring', '2017', '162500', '125800', 'Hybrid', 'Manual', 'Grey', 'https://img.example/5.jpg'],
]; // prettier-ignore

/** Deterministic numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Renamed {
  header: string[];
  rows: Record<string, string>[];
}

/** The feed with other names, in another order, in another language and with units. */
function renamedFeed(random: () => number): Renamed {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const language = pick(['sv', 'nb', 'da', 'fi', 'en', 'de', 'fr', 'sk']);
  const decorate = pick<(name: string) => string>([
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.replaceAll(' ', '_'),
    (name) => `g:${name.replaceAll(' ', '_')}`,
    (name) => name.replace(/ (\p{L})/gu, (_all, letter: string) => letter.toUpperCase()),
    (name) => `${name}.value`,
  ]);
  const amounts: Record<string, (text: string) => string> = {
    car_price: pick<(text: string) => string>([
      (text) => text,
      (text) => `${text} SEK`,
      (text) => `${text.slice(0, -3)} ${text.slice(-3)} kr`,
      (text) => `${text},00`,
    ]),
    car_mileage: pick<(text: string) => string>([
      (text) => `${text} km`,
      (text) => `${text.slice(0, -3)} ${text.slice(-3)} km`,
      (text) => `${String(Number(text) / 1.609344)} miles`,
      (text) => text,
    ]),
  };
  const translate = (field: string, text: string): string =>
    vocabularyEntry(vocabulary, field, text)?.labels[language] ?? text;
  // a name of another unit would change the numbers without one in the cell
  const namesOf = (purpose: Purpose): string[] =>
    (spelledNames.get(purpose) ?? []).filter((name) => !(purpose === 'car_mileage' && /mil(?:es)?$/.test(name)));
  const columns = fields.map((field, at) => ({ field, at, name: decorate(pick(namesOf(field))), order: random() }));
  columns.sort((a, b) => a.order - b.order);
  const rows = cars.map((car) =>
    Object.fromEntries(
      columns.map(({ field, at, name }) => [
        name,
        (amounts[field] ?? ((text) => translate(field, text)))(car[at] ?? ''),
      ]),
    ),
  );
  return { header: columns.map(({ field, name }) => `${field} as ${name}`), rows };
}

/** Names by purpose, folded as the proposal knows them. */
const spelledNames = new Map<Purpose, string[]>();
for (const [name, { purpose }] of columnNames().names) {
  spelledNames.set(purpose, [...(spelledNames.get(purpose) ?? []), name]);
}

/** Value of a field as visitors of the site read it. */
function expectedValue(field: (typeof fields)[number], text: string): unknown {
  if (field === 'car_year' || field === 'car_price' || field === 'car_mileage') return Number(text);
  return vocabularyEntry(vocabulary, field, text)?.labels['sv'] ?? text;
}

function readValue({ car }: MappedCar, field: (typeof fields)[number]): unknown {
  if (field === 'images') return car.car_images[0]?.original;
  return field === 'id' ? car.car_id : car[field];
}

it('a feed with renamed columns gives the same cars', () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 40; seed += 1) {
    const { header, rows } = renamedFeed(createRandom(seed));
    const sample = { form: { format: 'csv' as const }, rows: rows.map((values, at) => ({ line: at + 2, values })) };
    const {
      mapping,
      matched,
      open = [],
    } = proposeMapping(sample, {
      site,
      stockSites: ['cars'],
      vocabulary,
      plates: /^[A-Z]{3} ?\d{2}[\dA-Z]$/,
    });
    const said = new Set(open.map(({ purpose }) => purpose));
    const parsed = parseFeedMapping(mapping, 'renamed.json');
    const context = createMappingContext(parsed, new Date('2026-01-01'), {
      sites: new Map([['cars', display]]),
      vocabulary,
    });
    for (const [at, row] of sample.rows.entries()) {
      const mapped = mapRow(row, parsed, context);
      if (isRowProblem(mapped)) {
        wrong.push(`seed ${String(seed)}: ${mapped.reason}`);
        continue;
      }
      for (const [place, field] of fields.entries()) {
        const isUnsaid = matched.some(({ purpose }) => purpose === field) || !said.has(field);
        const value = readValue(mapped, field);
        if (isUnsaid && value !== expectedValue(field, cars[at]?.[place] ?? '')) {
          wrong.push(`seed ${String(seed)}, ${header.find((one) => one.startsWith(field)) ?? ''}: ${String(value)}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
