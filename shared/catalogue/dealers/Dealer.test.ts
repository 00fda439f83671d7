import { describe, expect, it } from '@jest/globals';
import type { Dealer, Department } from './Dealer.ts';

/* The compiler compares these lists with the types: an added or removed field is an error here. */

const dealerFields: Record<keyof Dealer, true> = {
  id: true,
  slug: true,
  site_official_name: true,
  site_street: true,
  site_zip: true,
  site_city: true,
  site_region: true,
  site_phone: true,
  site_email: true,
  site_geocoord: true,
  site_image_url: true,
  site_primary_image: true,
  site_brands: true,
  website_city: true,
  website_sort_order: true,
  site_departments: true,
};

const departmentFields: Record<keyof Department, true> = {
  name: true,
  official_name: true,
  department_type: true,
  group: true,
  erp_id: true,
  phone: true,
  email: true,
  openingschedule: true,
  brands: true,
  users: true,
};

describe('a dealer', () => {
  it('has the documented fields', () => {
    expect(Object.keys(dealerFields)).toHaveLength(16);
  });

  it('has departments with the documented fields', () => {
    expect(Object.keys(departmentFields)).toHaveLength(10);
  });
});
