import type { Car } from '../../../shared/catalogue/Car.ts';
import { factOfFacet, factValue } from '../../../shared/catalogue/facets/factFacets.ts';
import {
  isRangeFacet,
  monthlyCostFields,
  monthlyCostFilter,
  rangeFacets,
} from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { IndexSchema, RangeField, SortField, TermField } from './IndexSchema.ts';
import { listedVehicle } from './listedVehicle.ts';

/** Term facets that read the field of the same name. */
const plainTerms = [
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_color',
  'car_condition',
  'car_drive',
  'car_seats',
  'car_doors',
  'car_owners',
  'car_vehicle_type_code',
  'car_use',
  'car_axles',
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

const sortFields = ['car_price', 'car_mileage', 'car_year', 'car_power', 'car_privateleasing_monthly_cost'] as const;

/** Lowest monthly cost for a private buyer; null for a car that only companies can lease. */
function lowestMonthlyCost(car: Car): number | null {
  const costs = monthlyCostFields.flatMap((name) => car[name] ?? []);
  return costs.length > 0 ? Math.min(...costs) : null;
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
    ...plainTerms.map((name): TermField<Car> => ({ name, read: (car) => car[name] })),
    { name: 'car_site_city', aliases: ['car_website_city'], read: (car) => car.car_site_city },
    { name: 'car_year', takesRanges: true, read: (car) => car.car_year },
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
  sorts: [
    ...sortFields.map((name): SortField<Car> => ({ name, read: (car) => car[name] })),
    { name: 'car_publishdate', read: (car) => car.car_publishdate, texts: true },
    { name: 'car_brand', read: (car) => car.car_brand, byLocale: true },
  ],
  defaultSort: 'car_publishdate:desc',
  texts: [
    { weight: 8, read: (car) => [car.car_brand, car.car_model, car.car_model_text] },
    { weight: 4, read: (car) => [car.car_version, String(car.car_year ?? '')] },
    {
      weight: 2,
      read: (car) => [
        ...car.car_equipment,
        car.car_fuel,
        car.car_gearbox,
        car.car_body,
        car.car_use ?? '',
        car.car_color,
        car.car_drive,
        car.car_site_name,
        car.car_site_city,
      ],
    },
    { weight: 1, read: (car) => car.car_description },
  ],
  listed: (car) => Object.values<string>({ ...listedVehicle(car) }),
  isWithheld: (car) => car.car_sale_state === 'sold',
};

/** Search settings of a site's cars. */
export interface SiteSearch {
  /** BCP 47 tag of the alphabetical order of texts. */
  locale?: string | undefined;
  /** The site's facets of free facts. Others have no columns. */
  factFacets?: readonly string[] | undefined;
}

/** Search schema of a site's cars. */
export function vehicleIndexSchemaOf({ locale, factFacets = [] }: SiteSearch = {}): IndexSchema<Car> {
  const facts = factFacets.map((name) => ({ name, fact: factOfFacet(name) ?? '', isRange: isRangeFacet(name) }));
  return {
    ...vehicleIndexSchema,
    locale,
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
