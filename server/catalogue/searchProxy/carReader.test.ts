import { describe, expect, it } from '@jest/globals';
import { readCar } from './carReader.ts';
import { readDealer } from './dealerReader.ts';

function read(document: Record<string, unknown>): { car: ReturnType<typeof readCar>; odd: string[] } {
  const odd: string[] = [];
  return { car: readCar(document, (field) => odd.push(field)), odd };
}

describe('readCar', () => {
  it('takes only the fields of a car', () => {
    const { car, odd } = read({ car_id: '7', car_brand: 'Volvo', _score: 3, __proto__x: 1, constructor: 'x' });
    expect(car).toEqual({ car_id: '7', car_brand: 'Volvo' });
    expect(odd).toEqual([]);
  });

  it('reads absent values as blank', () => {
    const { car } = read({
      car_color: null,
      car_price: null,
      car_campaigns: null,
      car_images: null,
      car_loan_option: null,
    });
    expect(car).toEqual({ car_color: '', car_price: null, car_campaigns: [], car_images: [], car_loan_option: null });
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    [null, false],
  ])('takes the flag %j as %j', (delivered, expected) => {
    expect(read({ caroftheweek: delivered }).car).toEqual({ caroftheweek: expected });
  });

  it('converts numbers written as text', () => {
    expect(read({ car_id: 410658, car_price: '129900' }).car).toEqual({ car_id: '410658', car_price: 129_900 });
  });

  it('reports malformed fields', () => {
    const { car, odd } = read({
      car_id: '7',
      car_price: {},
      car_brand: ['Volvo'],
      caroftheweek: 'maybe',
      car_sellers: 5,
    });
    expect(car).toEqual({ car_id: '7' });
    expect(odd).toEqual(['car_price', 'car_brand', 'caroftheweek', 'car_sellers']);
  });

  it('keeps the good entries of a list', () => {
    const { car } = read({
      car_images: [
        { original: 'a.jpg', width: 7 },
        { blur_data_url: 'x' },
        null,
        { original: 'b.jpg', blur_data_url: null },
      ],
      car_equipment: ['Dragkrok', 7],
      car_sellers: [{ name: 'Eva' }],
    });
    expect(car.car_images).toEqual([
      { original: 'a.jpg', blur_data_url: '' },
      { original: 'b.jpg', blur_data_url: '' },
    ]);
    expect(car.car_equipment).toEqual(['Dragkrok']);
    expect(car.car_sellers).toEqual([{ name: 'Eva', email: '', phone: '' }]);
  });

  it('leaves out an unknown sale state', () => {
    expect(read({ car_sale_state: 'stolen' })).toEqual({ car: {}, odd: ['car_sale_state'] });
  });

  it('reads a car without sale state as available', () => {
    expect(read({ car_sale_state: null }).car).toEqual({ car_sale_state: 'available' });
  });
});

describe('readDealer', () => {
  const none = (): void => undefined;

  it('takes the id from either of its names', () => {
    expect(readDealer({ site_id: 12, site_city: 'Lund' }, none)).toEqual({ id: '12', site_city: 'Lund' });
    expect(readDealer({ id: 'a', site_id: 'b' }, none)).toEqual({ id: 'a' });
  });

  it('completes every department with blanks', () => {
    const { site_departments } = readDealer({ site_departments: [{ name: 'Verkstad', erp_id: null }, 'odd'] }, none);
    expect(site_departments).toEqual([
      {
        name: 'Verkstad',
        official_name: '',
        department_type: '',
        group: '',
        erp_id: '',
        phone: '',
        email: '',
        openingschedule: { openinghours: [], deviationdays: [] },
        brands: [],
        users: [],
      },
    ]);
  });
});
