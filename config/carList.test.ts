import { describe, expect, it } from '@jest/globals';
import { cardFields } from '../shared/catalogue/car/carFields.ts';
import { rangeFacets } from '../shared/catalogue/facets/rangeFacets.ts';
import { carFacets } from './carList.ts';

/** Facet that filters by a card field; "words" for the search box, null for data that needs no filter. */
const filteredBy: Record<(typeof cardFields)[number], string | null> = {
  car_id: null,
  slug: null,
  car_primary_image: null,
  car_brand: 'car_brand',
  car_model: 'car_model',
  car_model_text: 'car_model',
  // As many versions as cars: visitors find them by their words.
  car_version: 'words',
  car_year: 'car_year',
  car_mileage: 'car_mileage',
  car_mileage_text: 'car_mileage',
  car_fuel: 'car_fuel',
  car_gearbox: 'car_gearbox',
  car_price: 'car_price',
  car_price_text: 'car_price',
  car_retail_price: 'car_price',
  car_retail_price_text: 'car_price',
  car_campaign_price: 'car_campaign_price',
  car_campaign_price_text: 'car_campaign_price',
  // The price before the campaign is not a property of the car.
  car_lowest_price_30_days: null,
  car_lowest_price_30_days_text: null,
  car_has_campaign_price: 'car_has_campaign_price',
  // The condition decides the word before its price.
  car_is_sample: 'car_condition',
  car_vat_eligible: 'car_vat_eligible',
  // Light commercial vehicles are vans and pick-ups, priced without VAT.
  car_vehicle_type_code: 'car_body',
  // a site that sells heavy vehicles states this facet itself
  car_gross_weight_text: null,
  car_sale_state: 'car_sale_state',
  car_site_city: 'car_site_city',
  // A site names the facets of its free facts itself.
  car_card_facts: null,
  car_loan_monthly_cost: 'car_loan_monthly_cost',
  car_loan_option: 'car_loan_monthly_cost',
  car_leasing_options: 'car_privateleasing_monthly_cost',
  car_privateleasing_monthly_cost: 'car_privateleasing_monthly_cost',
  car_companyleasing_monthly_cost: 'car_companyleasing_monthly_cost',
  car_has_privateleasing: 'car_privateleasing_monthly_cost',
  car_has_companyleasing: 'car_companyleasing_monthly_cost',
};

describe('the facets of the car list', () => {
  const names = new Set(carFacets.flatMap(({ name, child_name }) => (child_name ? [name, child_name] : [name])));

  it.each(cardFields.map((field) => [field]))('filter by what a card says: %s', (field) => {
    const facet = filteredBy[field];
    if (facet !== null && facet !== 'words') expect(names).toContain(facet);
  });

  it('hold brand with model', () => {
    expect(carFacets[0]).toEqual({ name: 'car_brand', child_name: 'car_model' });
  });

  it('hold every range but the gross weight of heavy vehicles', () => {
    for (const range of rangeFacets) if (range !== 'car_gross_weight') expect(names).toContain(range);
  });

  it('name no facet twice', () => {
    expect(names.size).toBe(carFacets.length + 1);
  });
});
