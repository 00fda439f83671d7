import type { Car } from '../../../shared/catalogue/Car.ts';
import { rangeFacets } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { FacetRequest, Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { seededRandom } from '../../fixtures/catalogue/randomCars.ts';

/** The value facets of the car list, except brand > model. */
export const valueFacets = [
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_color',
  'car_drive',
  'car_condition',
  'car_year',
  'car_seats',
  'car_site_id',
  'car_site_city',
  'car_site_region',
] as const;

const facets: FacetRequest[] = [
  { name: 'car_brand', child_name: 'car_model' },
  ...[...valueFacets, ...rangeFacets].map((name) => ({ name })),
];

export interface NamedQuery {
  name: string;
  request: SearchRequest;
}

/**
 * Generates ten kinds of query in equal shares, as visitors of a car list send them. Every query requests all facets.
 */
export function carListQueries(cars: readonly Car[], rounds: number, seed: number): NamedQuery[] {
  const random = seededRandom(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const car = (): Car => cars[whole(cars.length)] as Car;

  const ask = (part: Partial<SearchRequest>): SearchRequest => {
    const filters: Filters = { ...part.filters };
    if (random() < 0.05) filters['car_id'] = { not: [car().car_id] };
    return {
      index: 'vehicles_benchmark',
      fields: ['car_id'],
      keyphrase: '',
      facets,
      limit: 48,
      offset: 0,
      sort_name: 'car_publishdate:desc',
      ...part,
      filters,
    };
  };
  const values = (count: number): Filters => {
    const filters: Filters = {};
    while (Object.keys(filters).length < count) {
      const name = valueFacets[whole(valueFacets.length)] ?? 'car_fuel';
      filters[name] = Array.from({ length: 1 + whole(2) }, () => String(car()[name]));
    }
    return filters;
  };
  const range = (): Filters => {
    const name = rangeFacets[whole(rangeFacets.length)] ?? 'car_price';
    const ends = [car()[name] ?? 0, car()[name] ?? 200_000].sort((a, b) => a - b);
    return { [name]: [`${ends[0]}-${ends[1]}`] };
  };
  const brand = (): Filters => {
    const { car_brand, car_model } = car();
    return { car_brand: random() < 0.5 ? [car_brand] : [car_brand, `${car_brand}>${car_model}`] };
  };
  const words = (): string => {
    const { car_description, car_equipment, car_version } = car();
    const from = [car_equipment[0], car_version.split(' ')[0], car_description.split(' ')[1]];
    const chosen = from.filter((word) => word && random() < 0.5);
    return chosen.length > 0 ? chosen.join(' ') : (car_description.split(' ')[2] ?? '');
  };

  const kinds: [string, () => SearchRequest][] = [
    ['landing', () => ask({})],
    ['1 facet', () => ask({ filters: values(1) })],
    ['2 facets', () => ask({ filters: values(2) })],
    [
      '3 facets, price',
      () =>
        ask({
          filters: { ...values(3), ...(random() < 0.7 ? { car_price: ['100000-400000'] } : {}) },
          sort_name: 'car_price:asc',
        }),
    ],
    ['brand > model', () => ask({ filters: brand() })],
    [
      '1-3 ranges',
      () => ask({ filters: Object.assign({}, ...Array.from({ length: 1 + whole(3) }, range)) as Filters }),
    ],
    ['words', () => ask({ keyphrase: words(), sort_name: '' })],
    ['words, facets', () => ask({ keyphrase: words(), filters: values(1), sort_name: '' })],
    ['deep page', () => ask({ filters: values(1), offset: 48 * (10 + whole(10)) })],
    ['long page', () => ask({ filters: values(1), limit: 48 * (2 + whole(19)) })],
  ];
  return Array.from({ length: rounds }, () => kinds.map(([name, make]) => ({ name, request: make() }))).flat();
}
