import { bestCar, rankedRows } from './bestCar.ts';
import type { ComparedCar } from './ComparedCar.ts';
import type { CardCost } from '../../finance/carCosts.ts';
import { carPrice } from '../car/carRules.ts';
import type { CarPrice } from '../car/carRules.ts';
import { factsInLanguage } from '../car/factsInLanguage.ts';
import type { FactSite, FactWords, LocalFact } from '../car/factsInLanguage.ts';
import { placeFacts, technicalData } from '../car/technicalData.ts';
import type { TechnicalRow } from '../car/technicalData.ts';

/** Formats amounts in the site's language. */
export interface CompareWords {
  /** Language and formats of the page. */
  site: FactSite;
  facts: FactWords;
  /** "4 200 kr/mån" */
  cost(cost: CardCost): string;
  /** Legally required terms of a monthly cost. */
  costTerms(cost: CardCost): string;
  /** "Från 489 900 kr" */
  from(price: string): string;
  /** "Lägsta pris senaste 30 dagarna: 489 900 kr" */
  lowest(price: NonNullable<CarPrice['lowest']>): string;
  /** The site's setting for campaigns whose previous price is unknown. */
  struckWithoutHistory: 'show' | 'hide' | undefined;
  /** Text after a price without VAT. */
  exclVat: string;
  /** "5 av 5 stjärnor" */
  stars(count: string): string;
}

/** Row name; the page has the label. */
export type CompareRowName =
  | 'price'
  | CardCost['kind']
  | 'modelYear'
  | 'mileage'
  | 'place'
  | Exclude<TechnicalRow['label'], 'vin'>;

export interface CompareCell {
  text: string;
  /** Address of a link. */
  href?: string;
  /** The price before the campaign. */
  struck?: string;
  /** Text with the lowest price of the last 30 days; set together with a struck price. */
  lowest?: string;
  campaign?: true;
  /** Addition to the text, in smaller type. */
  note?: string;
  /** Terms of a monthly cost. */
  terms?: string;
}

export interface CompareRow {
  /** For a free fact `fact_<key>`. */
  name: CompareRowName | `fact_${string}`;
  /** Label of a free fact. */
  label?: string;
  /** One cell per car, in order; null if unknown. */
  cells: (CompareCell | null)[];
  /** Index of the car that is clearly best. */
  best: number | null;
  /** All cars have the same value. */
  same: boolean;
}

export interface Comparison {
  facts: CompareRow[];
  technical: CompareRow[];
  equipment: {
    /** Equipment that all cars have. */
    shared: string[];
    /** Equipment per car that not all the others have; null if unknown. */
    own: (string[] | null)[];
  };
}

const firstRows: CompareRowName[] = [
  'price',
  'loan',
  'privateLeasing',
  'companyLeasing',
  'modelYear',
  'mileage',
  'fuel',
  'gearbox',
  'drive',
  'body',
  'power',
  'color',
  'seats',
  'place',
];

const technicalRows: CompareRowName[] = [
  'acceleration',
  'electricRangeWltp',
  'electricRange',
  'electricConsumption',
  'fuelCombined',
  'battery',
  'chargingAc',
  'chargingDc',
  'emission',
  'fuelTank',
  'condition',
  'doors',
  'cargoVolume',
  'length',
  'width',
  'height',
  'serviceWeight',
  'ncapStars',
  'firstRegistration',
];

/** Builds the rows of a comparison, without rows in which no car has a value. */
export function compareRows(cars: ComparedCar[], words: CompareWords): Comparison {
  const technical = cars.map(
    (car) => new Map(technicalData(car, words.site.locale).map(({ label, value }) => [label as string, value])),
  );
  const buildRows = (names: CompareRowName[]): CompareRow[] =>
    names.flatMap((name) => {
      const cells = cars.map((car, at) => buildCell(name, car, technical[at]?.get(name), words));
      if (cells.every((cell) => cell === null)) return [];
      const row = rankedRows.find((ranked) => ranked === name);
      const best = row ? bestCar(row, cars, words.site.locale) : null;
      return [{ name, cells, best, same: isSame(cells) }];
    });
  return {
    facts: buildRows(firstRows),
    technical: placeFacts(buildRows(technicalRows), ({ name }) => name, factRows(cars, words)),
    equipment: compareEquipment(cars),
  };
}

function isSame(cells: (CompareCell | null)[]): boolean {
  return cells.length > 1 && new Set(cells.map(sameness)).size === 1;
}

/** Rows of the free facts that comparisons show, in the order of the first car that has each. */
function factRows(
  cars: ComparedCar[],
  { site, facts: words }: CompareWords,
): (CompareRow & Pick<LocalFact, 'group'>)[] {
  const factsOfCars = cars.map((car) => factsInLanguage(car, site, words).filter(({ isCompared }) => isCompared));
  const factsByKey = new Map(factsOfCars.flat().map((fact) => [fact.key, fact]));
  return [...factsByKey.values()].map(({ key, label, group }) => {
    const cells = factsOfCars.map((facts): CompareCell | null => {
      const fact = facts.find((one) => one.key === key);
      return fact ? { text: fact.text, ...(fact.href === undefined ? {} : { href: fact.href }) } : null;
    });
    return { name: `fact_${key}`, label, ...(group && { group }), cells, best: null, same: isSame(cells) };
  });
}

/** Returns the rows in which the cars differ. */
export function differingRows(rows: CompareRow[]): CompareRow[] {
  return rows.filter(({ same }) => !same);
}

function buildCell(
  name: CompareRowName,
  car: ComparedCar,
  technical: string | undefined,
  words: CompareWords,
): CompareCell | null {
  switch (name) {
    case 'price':
      return priceCell(car, words);
    case 'loan':
    case 'privateLeasing':
    case 'companyLeasing': {
      const cost = car.costs?.find(({ kind }) => kind === name);
      return cost ? { text: words.cost(cost), terms: words.costTerms(cost) } : null;
    }
    case 'modelYear':
      return textCell(car.car_year ? String(car.car_year) : '');
    case 'mileage':
      return textCell(car.car_mileage_text);
    case 'place':
      return textCell(car.car_site_city);
    case 'fuel':
      return textCell(car.car_fuel);
    case 'gearbox':
      return textCell(car.car_gearbox);
    case 'ncapStars':
      return textCell(technical && words.stars(technical));
    default:
      return textCell(technical);
  }
}

function textCell(text: string | undefined): CompareCell | null {
  return text ? { text } : null;
}

function priceCell(car: ComparedCar, words: CompareWords): CompareCell | null {
  const { main, struck, lowest, campaign, from, vat } = carPrice(car, words.struckWithoutHistory);
  if (!main) return null;
  return {
    text: from ? words.from(main) : main,
    ...(struck ? { struck } : {}),
    ...(lowest ? { lowest: words.lowest(lowest) } : {}),
    ...(campaign ? { campaign } : {}),
    ...(vat === 'excl' && words.exclVat ? { note: words.exclVat } : {}),
  };
}

function sameness(cell: CompareCell | null): string {
  return cell ? [cell.text, cell.href, cell.struck, cell.lowest, cell.note, cell.terms].join('\n') : '';
}

function compareEquipment(cars: ComparedCar[]): Comparison['equipment'] {
  const lists = cars.map((car) => (car.car_equipment?.length ? [...new Set(car.car_equipment)] : null));
  const known = lists.filter((list) => list !== null);
  const owners = new Map<string, number>();
  for (const item of known.flat()) owners.set(item, (owners.get(item) ?? 0) + 1);
  const isShared = (item: string): boolean => owners.get(item) === known.length;
  return {
    shared: (known[0] ?? []).filter(isShared),
    own: lists.map((list) => list?.filter((item) => !isShared(item)) ?? null),
  };
}
