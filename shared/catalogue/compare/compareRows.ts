import { bestCar, isRanked } from './bestCar.ts';
import type { ComparedCar } from './ComparedCar.ts';
import type { CardCost } from '../../finance/carCosts.ts';
import { carPrice } from '../car/carRules.ts';
import type { CarPrice } from '../car/carRules.ts';
import { factsInLanguage } from '../car/factsInLanguage.ts';
import type { FactSite, FactWords, LocalFact } from '../car/factsInLanguage.ts';
import { factsOn } from '../car/carFacts.ts';
import type { FactOn } from '../car/carFacts.ts';
import { factText } from '../car/factText.ts';
import { placeFacts } from '../car/technicalData.ts';

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

type ComparedFact = FactOn<'comparison'>;

/** Row name; the page has the label. */
export type CompareRowName = 'price' | CardCost['kind'] | 'place' | ComparedFact;

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

/** Rows above the technical data, which has all other facts. */
const firstRows = [
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
] as const satisfies CompareRowName[];

const technicalRows = factsOn('comparison').filter((name) => !(firstRows as readonly string[]).includes(name));

/** Builds the rows of a comparison, without rows in which no car has a value. */
export function compareRows(cars: ComparedCar[], words: CompareWords): Comparison {
  const buildRows = <Name extends CompareRowName>(names: readonly Name[]): (CompareRow & { name: Name })[] =>
    names.flatMap((name) => {
      const cells = cars.map((car) => buildCell(name, car, words));
      if (cells.every((cell) => cell === null)) return [];
      const best = isRanked(name) ? bestCar(name, cars, words.site.locale) : null;
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

function buildCell(name: CompareRowName, car: ComparedCar, words: CompareWords): CompareCell | null {
  switch (name) {
    case 'price':
      return priceCell(car, words);
    case 'loan':
    case 'privateLeasing':
    case 'companyLeasing': {
      const cost = car.costs?.find(({ kind }) => kind === name);
      return cost ? { text: words.cost(cost), terms: words.costTerms(cost) } : null;
    }
    case 'place':
      return textCell(car.car_site_city);
    default: {
      const text = factText(name, car, words.site);
      return textCell(name === 'ncapStars' && text ? words.stars(text) : text);
    }
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
