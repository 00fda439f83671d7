import { describe, expect, it } from '@jest/globals';
import type { Dealer, Department } from '../catalogue/dealers/Dealer.ts';
import { dealershipRecipient, leadRecipient, sellerRecipient } from './leadRecipient.ts';

const department = (group: string, erp_id: string, email: string): Department => ({
  name: group,
  official_name: `Harbour ${group}`,
  department_type: '',
  group,
  erp_id,
  phone: '',
  email,
  openingschedule: { openinghours: [], deviationdays: [] },
  brands: [],
  users: [],
});
const uppsala: Partial<Dealer> = {
  site_official_name: 'Harbour Uppsala',
  site_email: 'uppsala@harbour.example',
  site_departments: [
    department('Workshop', '10.10013', 'workshop@harbour.example'),
    department('New cars', '10.10011', 'new@harbour.example'),
    department('Used cars', '10.10012', 'used@harbour.example'),
  ],
};
const car = { car_companyerpid: '10', car_departmenterpid: '10012' };

describe('dealershipRecipient', () => {
  it.each([
    ['company and department', car],
    ['the department alone', { car_departmenterpid: '10012' }],
    ['the whole number as department', { car_companyerpid: '10', car_departmenterpid: '10.10012' }],
  ])('is the department that the car names by %s', (_how, named) => {
    expect(dealershipRecipient(named, uppsala)).toEqual({
      toName: 'Harbour Used cars',
      toEmail: 'used@harbour.example',
    });
  });
  it.each([
    ['a department of another dealership', { car_companyerpid: '10', car_departmenterpid: '10021' }],
    ['a department of another company', { car_companyerpid: '11', car_departmenterpid: '10012' }],
    ['a part of a number', { car_companyerpid: '10', car_departmenterpid: '0012' }],
    ['no department', {}],
  ])('is the department of new cars when the car names %s', (_what, named) => {
    expect(dealershipRecipient(named, uppsala)?.toEmail).toBe('new@harbour.example');
  });
  it('is null without a department that has an address', () => {
    const { site_departments: all = [] } = uppsala;
    const without = { ...uppsala, site_departments: all.filter(({ group }) => group === 'Workshop') };
    const silent = { ...uppsala, site_departments: all.map((one) => ({ ...one, email: '' })) };
    expect(dealershipRecipient(car, without)).toBeNull();
    expect(dealershipRecipient(car, silent)).toBeNull();
    expect(dealershipRecipient(car, {})).toBeNull();
  });
  it('names the department after its dealership when it has no name of its own', () => {
    const unnamed = {
      ...uppsala,
      site_departments: [{ ...department('New cars', '1', 'n@p.example'), official_name: '' }],
    };
    expect(dealershipRecipient(car, unnamed)?.toName).toBe('Harbour Uppsala New cars');
  });
});

describe('sellerRecipient', () => {
  it('is the first seller even where the dealer is known', () => {
    const car_sellers = ['maja', 'elias'].map((name) => ({ name, email: `${name}@harbour.example`, phone: '' }));
    expect(sellerRecipient({ ...car, car_sellers }, uppsala)).toEqual({
      toName: 'maja',
      toEmail: 'maja@harbour.example',
    });
  });
  it('is the department of a car without sellers', () => {
    expect(sellerRecipient(car, uppsala)?.toEmail).toBe('used@harbour.example');
  });

  it('falls back to the dealer', () => {
    expect(sellerRecipient({}, uppsala)).toEqual({ toName: 'Harbour Uppsala', toEmail: 'uppsala@harbour.example' });
  });

  it('is null when no one has an address', () => {
    expect(sellerRecipient({ car_sellers: [{ name: 'a', email: '', phone: '' }] }, null)).toBeNull();
  });
});

describe('leadRecipient', () => {
  const somebody = { toName: 'Maja', toEmail: 'maja@harbour.example' };
  it('is that of the car', () => {
    expect(leadRecipient({ recipient: somebody, dealerships: null }, '')).toBe(somebody);
  });

  it('is that of the dealership chosen for a sample car', () => {
    const dealerships = [
      { siteName: 'A', recipient: null },
      { siteName: 'B', recipient: somebody },
    ];
    expect(leadRecipient({ recipient: null, dealerships }, 'B')).toBe(somebody);
  });

  it('has no address for a dealership that does not sell the car', () => {
    const dealerships = [{ siteName: 'A', recipient: null }];
    expect(leadRecipient({ recipient: somebody, dealerships }, 'A')).toEqual({ toName: '', toEmail: '' });
  });

  it('has no address for an unknown dealership', () => {
    const dealerships = [
      { siteName: 'A', recipient: null },
      { siteName: 'B', recipient: somebody },
    ];
    expect(leadRecipient({ recipient: somebody, dealerships }, 'C')).toEqual({ toName: '', toEmail: '' });
  });
  it('has no address for a car that nobody sells', () => {
    expect(leadRecipient({ recipient: null, dealerships: null }, '')).toEqual({ toName: '', toEmail: '' });
  });
});
