import type { Car } from '../Car.ts';
import { cardFields } from './carFields.ts';
import { recommendedSearch } from '../list/listSearch.ts';
import { brandFacet } from '../list/listState.ts';
import { searchLimits } from '../searchLimits.ts';
import type { Filters, SearchRequest } from '../SearchTypes.ts';

/** Candidates per search: enough to choose from by price and age. */
const candidatesPerSearch = 24;
/** Range of comparable prices, as shares of the car's own. */
const priceBand = { lowest: 0.65, highest: 1.5 };

/**
 * Builds the searches for candidates for a car's similar cars, all sent at once.
 * They find cars of its model, of its brand and of its body near its price, and recommended cars as a fallback.
 */
export function similarSearches(index: string, car: Partial<Car> & { car_id: string }): SearchRequest[] {
  const { car_brand: brand, car_model: model, car_body: body } = car;
  const price = askingPrice(car);
  const near: Filters = price
    ? { car_price: [`${String(Math.floor(price * priceBand.lowest))}-${String(Math.ceil(price * priceBand.highest))}`] }
    : {};
  const narrower: Filters[] = [
    ...(brand && model ? [{ [brandFacet]: [`${brand}>${model}`] }] : []),
    ...(brand ? [{ [brandFacet]: [brand], ...near }] : []),
    ...(body ? [{ car_body: [body], ...near }] : []),
  ];
  const recommended = recommendedSearch(index, car);
  return [
    ...narrower.map((filters) => ({
      ...recommended,
      fields: [...cardFields, 'car_body'],
      limit: candidatesPerSearch,
      filters: { car_id: { not: [car.car_id] }, ...filters },
    })),
    recommended,
  ];
}

/**
 * Chooses similar cars among the candidates: the same model first, then brand and body.
 * Within these, cars closer in price and model year come first.
 */
export function chooseSimilar(car: Partial<Car>, candidates: readonly Partial<Car>[]): Partial<Car>[] {
  const others = new Map(candidates.filter(({ car_id }) => car_id !== car.car_id).map((one) => [one.car_id, one]));
  return [...others.values()]
    .map((other) => ({ other, distance: calculateDistance(car, other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, searchLimits.recommendations)
    .map(({ other }) => other);
}

/**
 * Distance between two cars; 0: the same model at the same price and age. A price 10 % off counts as much as two
 * years or half another body.
 */
function calculateDistance(car: Partial<Car>, other: Partial<Car>): number {
  return kindDistance(car, other) + priceDistance(car, other) + yearDistance(car, other);
}

function kindDistance(car: Partial<Car>, other: Partial<Car>): number {
  const sameBody = Boolean(car.car_body) && car.car_body === other.car_body;
  if (!car.car_brand || car.car_brand !== other.car_brand) return sameBody ? 0.6 : 1;
  if (isSameModel(car.car_model ?? '', other.car_model ?? '')) return 0;
  return sameBody ? 0.3 : 0.5;
}

/** "V60" and "V60 Cross Country" are versions of one model. */
function isSameModel(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short !== '' && (long === short || long.startsWith(`${short} `));
}

function priceDistance(car: Partial<Car>, other: Partial<Car>): number {
  const [price, othersPrice] = [askingPrice(car), askingPrice(other)];
  return price && othersPrice ? 2 * Math.abs(Math.log(othersPrice / price)) : 0.5;
}

function yearDistance({ car_year: year }: Partial<Car>, { car_year: othersYear }: Partial<Car>): number {
  return year && othersYear ? Math.min(0.5, 0.1 * Math.abs(year - othersYear)) : 0.2;
}

function askingPrice({ car_has_campaign_price, car_campaign_price, car_price }: Partial<Car>): number {
  return (car_has_campaign_price ? car_campaign_price : null) ?? car_price ?? 0;
}
