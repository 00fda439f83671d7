import type { CarField } from '../Car.ts';
import { factNames, fieldsOf } from './carFacts.ts';
import { cardFields } from './carFields.ts';

/** Fields of the car's own page: those of cards and facts, and others. */
export const detailFields: CarField[] = [
  ...new Set<CarField>([
    ...cardFields,
    ...fieldsOf(factNames),
    'car_sold_at',
    'car_gross_weight',
    'car_is_used',
    'car_vat_margin',
    'car_campaigns',
    'car_price_currency',
    'car_price_title',
    'car_has_campaign_loan',
    'car_has_campaign_privateleasing',
    'car_has_campaign_companyleasing',
    'car_odometer',
    'car_odometer_unit',
    'car_power',
    'car_facts',
    'car_fact_types',
    'car_equipment',
    'car_description',
    'car_texts',
    'car_images',
    'car_site_id',
    'car_site_name',
    'car_site_region',
    'car_sellers',
    'car_companyerpid',
    'car_departmenterpid',
    // Also part of an enquiry.
    'car_publishdate',
    'indexed_at',
    'caroftheweek',
    'car_loan_description',
    'car_loan_rate',
    'car_loan_duration',
  ]),
];
