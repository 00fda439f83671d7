import { describe, expect, it } from '@jest/globals';
import { bestCar } from './bestCar.ts';
import type { RankedRow } from './bestCar.ts';
import type { ComparedCar } from './ComparedCar.ts';

const best = (row: RankedRow, ...cars: ComparedCar[]): number | null => bestCar(row, cars, 'sv-SE');
const costs = (amount: number, more: ComparedCar = {}): ComparedCar => ({
  car_price: amount,
  car_price_text: `${String(amount)} kr`,
  ...more,
});

describe('the best car of a row', () => {
  it('has the best value in the direction of its row', () => {
    expect(best('price', costs(300), costs(200), costs(250))).toBe(1);
    expect(best('modelYear', { car_year: 2022 }, { car_year: 2024 })).toBe(1);
    expect(best('mileage', { car_mileage: 100 }, { car_mileage: 900 })).toBe(0);
    expect(
      best('electricRangeWltp', { wltp_electric_range_text: '545 km' }, { wltp_electric_range_text: '612 km' }),
    ).toBe(1);
    expect(
      best('fuelCombined', { car_fuel_combined_text: '5,9 l/100 km' }, { car_fuel_combined_text: '10 l/100 km' }),
    ).toBe(0);
    expect(best('cargoVolume', { car_cargo_volume_text: '1 560 l' }, { car_cargo_volume_text: '612 l' })).toBe(0);
  });

  it('goes further on a gallon where the unit is mpg', () => {
    expect(best('fuelCombined', { car_fuel_combined_text: '48 mpg' }, { car_fuel_combined_text: '62 mpg' })).toBe(1);
    const perUnit = (text: string) => ({ wltp_electric_consumption_text: text });
    expect(best('electricConsumption', perUnit('3.1 mi/kWh'), perUnit('3.8 mi/kWh'))).toBe(1);
  });

  it('is judged by the campaign price where that is what is paid', () => {
    const campaign: ComparedCar = {
      car_has_campaign_price: true,
      car_campaign_price: 180,
      car_campaign_price_text: '180 kr',
      car_retail_price: 400,
    };
    expect(best('price', costs(200), campaign)).toBe(1);
  });

  it('is none when two share the best value', () => {
    expect(best('price', costs(200), costs(200), costs(300))).toBeNull();
  });

  it('is none when only one has a value', () => {
    expect(best('mileage', { car_mileage: 5 }, {})).toBeNull();
    expect(best('price')).toBeNull();
  });

  it('is nobody when values do not count the same', () => {
    expect(best('price', costs(200), costs(300, { car_vehicle_type_code: 'LCV' }))).toBeNull();
    expect(
      best('fuelCombined', { car_fuel_combined_text: '5 l/100 km' }, { car_fuel_combined_text: '50 mpg' }),
    ).toBeNull();
    const plugIn = { car_fuel_combined_text: '0,8 l/100 km', wltp_electric_range_text: '104 km' };
    expect(best('fuelCombined', { car_fuel_combined_text: '5 l/100 km' }, plugIn)).toBeNull();
  });

  it('is not a plug-in hybrid that uses less electricity than an electric car', () => {
    const hybrid = { wltp_electric_consumption_text: '14,2 kWh/100 km', car_fuel_combined_text: '0,8 l/100 km' };
    expect(best('electricConsumption', hybrid, { wltp_electric_consumption_text: '16 kWh/100 km' })).toBeNull();
  });

  it('is never an unavailable car', () => {
    expect(best('price', costs(100, { car_sale_state: 'sold' }), costs(300), costs(200))).toBe(2);
    expect(best('price', costs(100, { gone: true }), costs(300), costs(200))).toBe(2);
  });

  it('is never a sample car', () => {
    expect(best('price', costs(100, { car_is_sample: true }), costs(300), costs(200))).toBe(2);
  });

  it('may be one that has gone no distance at all', () => {
    expect(best('mileage', { car_mileage: 0 }, { car_mileage: 2 })).toBe(0);
  });
});
