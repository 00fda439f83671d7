import { describe, expect, it } from '@jest/globals';
import {
  dateFault,
  desiredDateFault,
  desiredDates,
  serviceRequestFaults,
  serviceRequestValues,
} from './serviceRequestRules.ts';
import type { ServiceRequestAnswers } from './serviceRequestRules.ts';
import { carServiceTypes, motorcycleServiceTypes, selectServices } from '../serviceTypes.ts';

const today = '2026-11-26';
const norway = { today, plan: { code: '47', trunk: '', digits: [5, 8] } };
const right: ServiceRequestAnswers = {
  typeCar: true,
  siteEmail: 'oslo@harbour.example',
  services: ['EU-kontroll'],
  description: '',
  customerName: 'Kari Nordmann',
  customerPhone: '+47 900 00 000',
  customerEmail: 'kari@kunde.example',
  regno: 'EL 12345',
  milage: '',
  date: '2026-11-30',
  other: '',
  gdpr: true,
  newsletter: false,
};

describe('serviceRequestFaults', () => {
  it('finds none in a complete form', () => {
    expect(serviceRequestFaults(right, norway)).toEqual({});
    expect(serviceRequestFaults({ ...right, services: [...carServiceTypes], milage: '120 000' }, norway)).toEqual({});
    const motorcycle = { ...right, typeCar: false, services: [...motorcycleServiceTypes] };
    expect(serviceRequestFaults(motorcycle, norway)).toEqual({});
    expect(serviceRequestFaults({ ...right, services: [] }, norway)).toEqual({});
  });

  it('reports every missing field', () => {
    const empty = { customerName: ' ', customerPhone: '', customerEmail: '', regno: ' ', date: '', siteEmail: '' };
    expect(serviceRequestFaults({ ...right, ...empty, gdpr: false }, norway)).toEqual({
      siteEmail: 'missing',
      customerName: 'missing',
      customerPhone: 'missing',
      customerEmail: 'missing',
      regno: 'missing',
      date: 'missing',
      gdpr: 'missing',
    });
  });

  it.each<[string, Partial<ServiceRequestAnswers>]>([
    ['services', { services: ['Bestile deler'] }],
    ['services', { services: ['Service'], typeCar: false }],
    ['services', { services: ['Service', 'Service'] }],
    ['services', { services: [''] }],
    ['milage', { milage: '-1' }],
    ['milage', { milage: '1,5' }],
    ['date', { date: '2026-11-25' }],
    ['date', { date: '30.11.2026' }],
    ['customerPhone', { customerPhone: 'ring meg' }],
    ['regno', { regno: 'A' }],
    ['regno', { regno: 'AB;12' }],
  ])('finds what is wrong with %s: %j', (field, change) => {
    expect(serviceRequestFaults({ ...right, ...change }, norway)).toEqual({ [field]: 'invalid' });
  });

  it('limits the texts', () => {
    const text = 'a'.repeat(4001);
    expect(serviceRequestFaults({ ...right, description: text, other: text, regno: 'A'.repeat(13) }, norway)).toEqual({
      description: 'tooLong',
      other: 'tooLong',
      regno: 'tooLong',
    });
    expect(serviceRequestFaults({ ...right, milage: '99999999' }, norway)).toEqual({ milage: 'tooLong' });
  });
});

describe('desiredDateFault', () => {
  it.each([
    ['2026-11-26', null],
    ['2027-11-26', null],
    ['2026-11-25', 'invalid'],
    ['2027-11-27', 'invalid'],
    ['2026-02-30', 'invalid'],
    ['2026-13-01', 'invalid'],
    ['2026-11-26T00:00', 'invalid'],
    [' ', 'missing'],
  ])('of %j is %j', (date, fault) => {
    expect(desiredDateFault(date, today)).toBe(fault);
  });
  it('allows a year from today', () => {
    expect(desiredDates('2027-03-01')).toEqual({ first: '2027-03-01', last: '2028-02-29' });
  });

  it('allows a leap day', () => {
    expect(dateFault('2028-02-29')).toBeNull();
  });

  it('refuses a day that does not exist', () => {
    expect(dateFault('2027-02-29')).toBe('invalid');
  });
});

describe('serviceRequestValues', () => {
  it('are normalised', () => {
    const answers = { ...right, customerName: ' Kari ', regno: ' el  12345 ', services: ['Annet', 'Service'] };
    expect(serviceRequestValues(answers, ' Harbour Oslo ')).toEqual({
      ...right,
      siteName: 'Harbour Oslo',
      customerName: 'Kari',
      customerPhone: '+4790000000',
      regno: 'EL 12345',
      services: ['Service', 'Annet'],
      milage: 0,
    });
    expect(serviceRequestValues({ ...right, milage: '12 500' }, '').milage).toBe(12_500);
  });
});

describe('selectServices', () => {
  it('leaves out what the vehicle does not have', () => {
    expect(selectServices(false, ['Service', 'Annet', 'Bestile deler'])).toEqual(['Bestile deler', 'Annet']);
  });
});
