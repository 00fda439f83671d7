import { join } from 'node:path';
import type { Country } from '../../config/group/countrySchema.ts';
import { mappingSchema } from '../../server/catalogue/propose/proposeFeed.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { exampleCars, exampleFacets } from './exampleCars.ts';
import type { ExampleDealer } from './exampleDealers.ts';
import type { Columns } from './exampleTexts.ts';
import type { GroupFiles } from './pageFiles.ts';

/** Example cars, below the group's folder. */
export const exampleFeed = 'stock/cars.csv';

interface StockParts {
  projectRoot: string;
  /** Absolute path of the group. */
  folder: string;
  vocabulary: Vocabulary;
  units: Pick<Country, 'currency' | 'distanceUnit' | 'powerUnit'>;
  /** Dealers that sell cars, at least one; the language is the first of the first one's site. */
  dealers: readonly [ExampleDealer, ...ExampleDealer[]];
  columns: Columns;
}

const kmPer = { km: 1, mil: 10, miles: 1.609344 };
const kilowattsPerHorsepower = 0.73549875;

/** Returns the example stock in the country's currency and units, and its mapping. */
export async function stockFiles(parts: StockParts): Promise<GroupFiles> {
  const { projectRoot, vocabulary, units, dealers, columns } = parts;
  const { cars, perEuro } = await exampleCars(projectRoot);
  const [language] = dealers[0].site.languages;
  const price = (euro: number): number => Math.round((euro * (perEuro[units.currency] ?? 1)) / 100) * 100;
  const power = (hp: number): number => Math.round(units.powerUnit === 'kW' ? hp * kilowattsPerHorsepower : hp);
  const label = (facet: string, english: string): string => labelIn(vocabulary, `car_${facet}`, english, language);
  const sites = [...new Set(dealers.map(({ site }) => site))];
  const sold = sites.flatMap((site) => {
    const own = dealers.filter((dealer) => dealer.site === site);
    return cars.map((car, at) => ({ car, dealer: own[at % own.length] }));
  });
  const rows = sold.map(({ car, dealer }, at) => {
    const cells: Record<keyof Columns, string | number> = {
      ...(Object.fromEntries(exampleFacets.map((facet) => [facet, label(facet, car[facet])])) as Record<
        (typeof exampleFacets)[number],
        string
      >),
      id: 1001 + at,
      dealer: dealer?.name ?? '',
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
    [exampleFeed, table.map((cells) => `${cells.join(';')}\n`).join('')],
    ['feeds/cars.json', mappingText(parts, label('condition', 'New'))],
  ]);
}

function names(columns: Columns): (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}

function labelIn(vocabulary: Vocabulary, facet: string, english: string, language: Language): string {
  const entry = vocabulary.get(facet)?.find(({ labels }) => labels.en === english);
  return entry?.labels[language] ?? english;
}

function mappingText(parts: StockParts, newLabel: string): string {
  const { folder, projectRoot, units, dealers, columns } = parts;
  const byDealer = (value: (dealer: ExampleDealer) => string): Record<string, string> =>
    Object.fromEntries(dealers.map((dealer) => [dealer.name, value(dealer)]));
  const of = (column: keyof Columns): { column: string } => ({ column: columns[column] });
  const sites = new Set(dealers.map(({ site }) => site.key));
  const languages = new Set(dealers.map(({ site }) => site.languages[0]));
  const mapping = {
    $schema: mappingSchema(join(folder, 'feeds'), projectRoot),
    format: 'csv',
    csv: { delimiter: ';' },
    powerUnit: units.powerUnit,
    ...(languages.size > 1 && { language: dealers[0].site.languages[0] }),
    site: sites.size > 1 ? { ...of('dealer'), valueMap: byDealer(({ site }) => site.key) } : dealers[0].site.key,
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
      ...Object.fromEntries(exampleFacets.map((facet) => [`car_${facet}`, of(facet)])),
      car_is_used: { ...of('condition'), valueMap: { [newLabel]: false, '*': true } },
      car_site_id: { ...of('dealer'), valueMap: byDealer(({ id }) => id) },
      car_site_name: of('dealer'),
      car_site_city: { ...of('dealer'), valueMap: byDealer(({ town }) => town.name) },
    },
    derived: ['car_price_text', 'car_mileage_text', 'car_power_text'],
  };
  // Lists on one line, as the formatter writes them.
  return `${JSON.stringify(mapping, null, 2).replace(/\[\s+([^[\]]*?)\s+\]/g, (_list, inner: string) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`)}\n`;
}
