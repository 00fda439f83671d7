import type { SiteConfig } from '../shared/site/SiteTypes.ts';

/** Facets of a car list in the group's default order; a site may define its own. */
export const carFacets: SiteConfig['facets'] = [
  { name: 'car_brand', child_name: 'car_model' },
  { name: 'car_price' },
  { name: 'car_fuel' },
  { name: 'car_mileage' },
  { name: 'car_campaign_price' },
  { name: 'car_loan_monthly_cost' },
  { name: 'car_privateleasing_monthly_cost' },
  { name: 'car_companyleasing_monthly_cost' },
  { name: 'car_year' },
  { name: 'car_gearbox' },
  { name: 'car_body' },
  { name: 'car_drive' },
  { name: 'car_color' },
  { name: 'car_power' },
  { name: 'car_seats' },
  { name: 'car_owners' },
  { name: 'car_condition' },
  { name: 'car_equipment', combine: 'all' },
  { name: 'car_has_campaign_price' },
  { name: 'car_vat_eligible' },
  { name: 'car_sale_state' },
  { name: 'car_site_city' },
  { name: 'car_site_name' },
];
