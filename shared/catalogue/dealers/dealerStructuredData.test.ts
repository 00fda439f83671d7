import { describe, expect, it } from '@jest/globals';
import type { Dealer, Department } from './Dealer.ts';
import { phonesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { dealerStructuredData, openingHoursData } from './dealerStructuredData.ts';

const workshop: Department = {
  name: 'Verkstad',
  official_name: 'Harbour Bil Uppsala Verkstad',
  department_type: 'WORKSHOP',
  group: 'Workshop',
  erp_id: '10.1',
  phone: '+46 18 1',
  email: '',
  openingschedule: {
    openinghours: [
      { day: 'Måndag–fredag', displayText: '07.00–01.00' },
      { day: 'Lördag', displayText: 'Stängt' },
    ],
    deviationdays: [{ day: 'Julafton 24 dec', displayText: 'Stängt' }],
  },
  brands: [],
  users: [],
};

const dealer: Dealer = {
  id: '1',
  slug: 'uppsala',
  site_official_name: 'Harbour Bil Uppsala',
  site_street: 'Stålgatan 12',
  site_zip: '754 50',
  site_city: 'Uppsala',
  site_region: 'Uppsala län',
  site_phone: '+46 18 0',
  site_email: '',
  site_geocoord: '59.8739,17.6768',
  site_image_url: '',
  site_primary_image: null,
  site_brands: [],
  website_city: 'Uppsala',
  website_sort_order: 1,
  site_departments: [workshop],
};

const place = {
  address: 'https://a.example/anlaggning/uppsala',
  image: '',
  country: 'SE',
  phonePlan: phonesOfCountry('se'),
  today: '2026-11-21',
};

describe('what search engines are told of a dealer', () => {
  it.each([
    ['words', { day: 'Lördag', displayText: 'ring för visning' }],
    ['hours without a known day', { day: 'Butik', displayText: '10–14' }],
    ['vague times', { day: 'Lördag', displayText: 'ca 10–14' }],
  ])('has the other days when one has %s', (_what, odd) => {
    const openinghours = [{ day: 'Mån–fre', displayText: '09:00–12:00, 13:00–17:00' }, odd];
    const own = { ...workshop, openingschedule: { openinghours, deviationdays: [] } };
    const { openingHoursSpecification: hours } = dealerStructuredData(
      { ...dealer, site_departments: [own] },
      place,
    ) as {
      openingHoursSpecification: object[];
    };
    expect(hours).toMatchObject([
      { dayOfWeek: expect.not.arrayContaining(['Saturday']), opens: '09:00', closes: '12:00' },
      { dayOfWeek: expect.not.arrayContaining(['Saturday']), opens: '13:00', closes: '17:00' },
    ]);
  });

  it('is a dealer with departments', () => {
    expect(dealerStructuredData(dealer, place)).toMatchObject({
      '@type': 'AutoDealer',
      url: place.address,
      telephone: '+46180',
      address: { streetAddress: 'Stålgatan 12', addressLocality: 'Uppsala', addressCountry: 'SE' },
      geo: { latitude: 59.8739, longitude: 17.6768 },
      openingHoursSpecification: [{ opens: '07:00', closes: '01:00' }, { validFrom: '2026-12-24' }],
      department: [{ '@type': 'AutoRepair', name: 'Harbour Bil Uppsala Verkstad', telephone: '+46181' }],
    });
    expect(dealerStructuredData(dealer, place)).not.toHaveProperty('email');
  });

  it('has the hours of a dealer without departments', () => {
    const hoursOnly = { ...workshop, group: '', name: '' };
    expect(dealerStructuredData({ ...dealer, site_departments: [hoursOnly] }, place)).toMatchObject({
      openingHoursSpecification: [{ opens: '07:00', closes: '01:00' }, { validFrom: '2026-12-24' }],
      department: [],
    });
  });

  it('leaves hours out that are not understood', () => {
    const openingschedule = { openinghours: [{ day: 'Ibland', displayText: 'Ring' }], deviationdays: [] };
    const vague = { ...dealer, site_departments: [{ ...workshop, openingschedule }] };
    expect(dealerStructuredData(vague, place)).not.toHaveProperty('openingHoursSpecification');
  });

  it('groups days with the same hours', () => {
    const week = [[[540, 1080]], [[540, 1080]], [[0, 1440]], [], [], [], []] as const;
    const days = [
      { date: '01-06', hours: [] },
      { date: '2026-12-31', hours: [[600, 840]] as const },
      { date: '2025-12-31', hours: [] },
    ];
    expect(openingHoursData({ week, days }, '2026-11-21')).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday'], opens: '00:00', closes: '23:59' },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2027-01-06',
        validThrough: '2027-01-06',
        dayOfWeek: 'Wednesday',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
        dayOfWeek: 'Thursday',
        opens: '10:00',
        closes: '14:00',
      },
    ]);
  });
});
