import { describe, expect, it } from '@jest/globals';
import type { Department } from '../../catalogue/dealers/Dealer.ts';
import { workshopDetails } from './workshopDetails.ts';

const department = (erp_id: string, phone: string): Department => ({
  name: 'Verkstad',
  official_name: '',
  department_type: '',
  group: 'Workshop',
  erp_id,
  phone,
  email: '',
  openingschedule: { openinghours: [], deviationdays: [] },
  brands: [],
  users: [],
});

describe('what the dealers say of workshops', () => {
  it('is found by department', () => {
    const dealer = {
      site_official_name: 'Harbour Bil Uppsala',
      site_street: 'Stålgatan 12',
      site_zip: '754 50',
      site_city: 'Uppsala',
      site_phone: '018-10 00 00',
      site_geocoord: '59.86,17.64',
      site_departments: [department('10.1', '018-10 00 13'), department('10.2', '')],
    };
    const place = { address: 'Stålgatan 12, 754 50 Uppsala', latitude: 59.86, longitude: 17.64 };
    expect(workshopDetails([dealer], {})).toEqual({
      '10.1': { siteName: 'Harbour Bil Uppsala', phone: '018-10 00 13', place },
      '10.2': { siteName: 'Harbour Bil Uppsala', phone: '018-10 00 00', place },
    });
  });

  it('is empty where the index says nothing', () => {
    expect(workshopDetails([{}], {})).toEqual({});
    expect(workshopDetails([{ site_departments: [department('1', '')] }], {})).toEqual({
      1: { siteName: '', phone: '', place: null },
    });
  });
});
