import type { Car } from '../../../shared/catalogue/Car.ts';
import { factsWith, fieldsOf } from '../../../shared/catalogue/car/carFacts.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { factOfFacet, factValue } from '../../../shared/catalogue/facets/factFacets.ts';
import {
  isRangeFacet,
  monthlyCostFields,
  monthlyCostFilter,
  rangeFacets,
  yearFacet,
} from '../../../shared/catalogue/facets/rangeFacets.ts';
import { carSorts } from '../../../shared/catalogue/list/carSorts.ts';
import type { SortSite } from '../../../shared/catalogue/list/carSorts.ts';
import type { IndexSchema, RangeField, SortField, TermField } from './IndexSchema.ts';
import { listedVehicle } from './listedVehicle.ts';
import type { SiteSearch } from './SiteSearch.ts';

/** Term facets of other fields than those of facts. */
const otherTerms = [
  'car_vehicle_type_code',
  'car_vat_eligible',
  'car_is_sample',
  'car_is_used',
  'caroftheweek',
  'car_campaigns',
  'car_sale_state',
  'car_has_campaign_price',
  'car_has_campaign_loan',
  'car_has_campaign_privateleasing',
  'car_has_campaign_companyleasing',
  'car_has_companyleasing',
  'car_has_privateleasing',
  'car_equipment',
  'car_site_id',
  'car_site_name',
  'car_site_region',
  'car_companyerpid',
  'car_departmenterpid',
] as const;

const searchedFields = fieldsOf(factsWith('isSearched', true));

/** Lowest monthly cost for a private buyer; null for a car that only companies can lease. */
function lowestMonthlyCost(car: Car): number | null {
  const costs = monthlyCostFields.flatMap((name) => car[name] ?? []);
  return costs.length > 0 ? Math.min(...costs) : null;
}

/** Sorts of car lists, and those that pages name for their teasers. */
function sortsFor(site: SortSite, sorts = carSorts): SortField<Car>[] {
  const listed = new Map(
    sorts.map((sort): [string, SortField<Car>] => {
      const { field: name, read } = sort;
      if (read) return [name, { name, read: (car) => read(car, site) }];
      const texts = carFieldKinds[sort.field] === 'text' ? { texts: true } : {};
      return [name, { name, read: (car) => car[sort.field], ...texts }];
    }),
  );
  return [
    ...listed.values(),
    { name: 'car_privateleasing_monthly_cost', read: (car) => car.car_privateleasing_monthly_cost },
    { name: 'car_brand', read: (car) => car.car_brand, byLocale: true },
  ];
}

/** Search schema of cars. */
export const vehicleIndexSchema: IndexSchema<Car> = {
  readId: (car) => car.car_id,
  idField: 'car_id',
  hierarchy: {
    parent: 'car_brand',
    child: 'car_model',
    readParent: (car) => car.car_brand,
    readChild: (car) => car.car_model,
  },
  terms: [
    ...[...fieldsOf(factsWith('hasValues', true)), ...otherTerms].map((name): TermField<Car> => ({
      name,
      ...(name === yearFacet ? { takesRanges: true } : {}),
      read: (car) => car[name],
    })),
    { name: 'car_site_city', aliases: ['car_website_city'], read: (car) => car.car_site_city },
  ],
  ranges: [
    ...rangeFacets.map((name) => ({ name, read: (car: Car) => car[name] ?? null })),
    { name: monthlyCostFilter, read: lowestMonthlyCost },
  ],
  keys: [
    // Short ids look like words and models ("2008"). A keyphrase is matched as an id from five characters on.
    { name: 'car_id', keyphraseMinLength: 5 },
    { name: 'car_regno', keyphraseMinLength: 4 },
    { name: 'car_chassino', keyphraseMinLength: 8 },
    { name: 'slug' },
  ],
  sorts: sortsFor({}),
  defaultSort: 'car_publishdate:desc',
  texts: [
    { weight: 8, read: (car) => [car.car_brand, car.car_model, car.car_model_text] },
    { weight: 4, read: (car) => [car.car_version, String(car.car_year ?? '')] },
    {
      weight: 2,
      read: (car) => [
        ...car.car_equipment,
        ...searchedFields.map((field) => car[field] ?? ''),
        car.car_site_name,
        car.car_site_city,
      ],
    },
    { weight: 1, read: (car) => car.car_description },
  ],
  listed: (car) => Object.values<string>({ ...listedVehicle(car) }),
  isWithheld: (car) => car.car_sale_state === 'sold',
};

/** Search schema of a site's cars. */
export function vehicleIndexSchemaOf(
  { locale, factFacets = [], ...site }: SiteSearch = {},
  sorts = carSorts,
): IndexSchema<Car> {
  const facts = factFacets.map((name) => ({ name, fact: factOfFacet(name) ?? '', isRange: isRangeFacet(name) }));
  return {
    ...vehicleIndexSchema,
    locale,
    sorts: sortsFor(site, sorts),
    terms: [
      ...vehicleIndexSchema.terms,
      ...facts
        .filter(({ isRange }) => !isRange)
        .map(({ name, fact }): TermField<Car> => ({ name, read: (car) => factValue(car, fact) })),
    ],
    ranges: [
      ...vehicleIndexSchema.ranges,
      ...facts
        .filter(({ isRange }) => isRange)
        .map(({ name, fact }): RangeField<Car> => ({ name, read: (car) => numberOrNull(factValue(car, fact)) })),
    ],
  };
}

function numberOrNull(value: string | number | boolean | null): number | null {
  return typeof value === 'number' ? value : null;
}
