import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { parse } from 'yaml';
import type { Country } from '../../config/group/countrySchema.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import { asciiSlug } from '../../shared/kit/text/asciiSlug.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import type { Columns } from './exampleTexts.ts';
import type { NewGroup } from './newGroup.ts';
import type { ExampleTown } from './exampleTowns.ts';
import type { GroupFiles } from './pageFiles.ts';

const facets = ['fuel', 'gearbox', 'body', 'color', 'drive', 'condition'] as const;

/** A car of cars.yaml. */
type ExampleCar = Record<(typeof facets)[number] | 'brand' | 'model' | 'version', string> &
  Record<'year' | 'km' | 'hp' | 'euro', number>;

const text = Joi.string().required();
const amount = Joi.number().positive().required();
const carSchema = Joi.object<ExampleCar>({
  brand: text,
  model: text,
  version: text,
  ...Object.fromEntries(facets.map((facet) => [facet, text])),
  year: amount,
  km: amount,
  hp: amount,
  euro: amount,
});
const fileSchema = Joi.object<{ cars: ExampleCar[]; perEuro: Record<string, number> }>({
  cars: Joi.array().items(carSchema).min(1).required(),
  perEuro: Joi.object().pattern(Joi.string(), amount).required(),
});

interface StockParts {
  projectRoot: string;
  vocabulary: Vocabulary;
  units: Pick<Country, 'currency' | 'distanceUnit' | 'powerUnit'>;
  towns: readonly ExampleTown[];
  columns: Columns;
}

const kmPer = { km: 1, mil: 10, miles: 1.609344 };
const kilowattsPerHorsepower = 0.73549875;

/** Returns the example stock in the site's language, currency and units, and its mapping. */
export async function stockFiles(group: NewGroup, parts: StockParts): Promise<GroupFiles> {
  const { projectRoot, vocabulary, units, towns, columns } = parts;
  const file = 'build/init/cars.yaml';
  const content: unknown = parse(await readFile(join(projectRoot, file), 'utf8'));
  const { cars, perEuro } = Joi.attempt<typeof fileSchema>(content, fileSchema, `${file}: `);
  const price = (euro: number): number => Math.round((euro * (perEuro[units.currency] ?? 1)) / 100) * 100;
  const power = (hp: number): number => Math.round(units.powerUnit === 'kW' ? hp * kilowattsPerHorsepower : hp);
  const label = (facet: string, english: string): string =>
    labelIn(vocabulary, `car_${facet}`, english, group.languages[0]);
  const rows = cars.map((car, at) => {
    const cells: Record<keyof Columns, string | number> = {
      ...(Object.fromEntries(facets.map((facet) => [facet, label(facet, car[facet])])) as Record<
        (typeof facets)[number],
        string
      >),
      id: 1001 + at,
      dealer: towns[at % towns.length]?.name ?? '',
      brand: car.brand,
      model: car.model,
      version: car.version,
      year: car.year,
      price: price(car.euro),
      mileage: Math.round(car.km / kmPer[units.distanceUnit]),
      power: power(car.hp),
    };
    return names(columns).map((column) => cells[column]);
  });
  const table = [names(columns).map((column) => columns[column]), ...rows];
  return new Map([
    ['stock/cars.csv', table.map((cells) => `${cells.join(';')}\n`).join('')],
    ['feeds/cars.json', mappingText(group, parts, label('condition', 'New'))],
  ]);
}

function names(columns: Columns): (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}

function labelIn(vocabulary: Vocabulary, facet: string, english: string, language: Language): string {
  const entry = vocabulary.get(facet)?.find(({ labels }) => labels.en === english);
  return entry?.labels[language] ?? english;
}

function mappingText(group: NewGroup, { units, towns, columns }: StockParts, newLabel: string): string {
  const dealers = (value: (town: string) => string): Record<string, string> =>
    Object.fromEntries(towns.map(({ name }) => [name, value(name)]));
  const of = (column: keyof Columns): { column: string } => ({ column: columns[column] });
  const mapping = {
    $schema: '../../../config/feeds/mapping.schema.json',
    format: 'csv',
    csv: { delimiter: ';' },
    powerUnit: units.powerUnit,
    site: group.site,
    id: of('id'),
    fields: {
      car_brand: { ...of('brand'), required: true },
      car_model: of('model'),
      car_version: of('version'),
      car_year: of('year'),
      slug: { template: '{car_brand} {car_model} {car_year}', type: 'slug' },
      car_price: { ...of('price'), min: 1 },
      car_mileage: of('mileage'),
      car_power: of('power'),
      ...Object.fromEntries(facets.map((facet) => [`car_${facet}`, of(facet)])),
      car_is_used: { ...of('condition'), valueMap: { [newLabel]: false, '*': true } },
      car_site_id: { ...of('dealer'), valueMap: dealers((town) => dealerId(group, town)) },
      car_site_name: { ...of('dealer'), valueMap: dealers((town) => `${group.name} ${town}`) },
      car_site_city: of('dealer'),
    },
    derived: ['car_price_text', 'car_mileage_text', 'car_power_text'],
  };
  // Lists on one line, as the formatter writes them.
  return `${JSON.stringify(mapping, null, 2).replace(/\[\s+([^[\]]*?)\s+\]/g, (_list, inner: string) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`)}\n`;
}

/** Returns the id of a town's example dealer: docs/dealers.md, `id`. */
export function dealerId({ name }: NewGroup, town: string): string {
  return asciiSlug(`${name} ${town}`);
}
