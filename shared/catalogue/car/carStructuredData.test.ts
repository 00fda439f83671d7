import { describe, expect, it } from '@jest/globals';
import type { Car } from '../Car.ts';
import { carStructuredData } from './carStructuredData.ts';
import type { CarPlace } from './carStructuredData.ts';

const place: CarPlace = {
  address: 'https://a.example/bil/1/x',
  images: [],
  currency: 'SEK',
  distanceUnit: 'mil',
  description: '',
  seller: null,
};
const priced: Partial<Car> = { car_price: 1000, car_price_text: '1 000 kr' };
const dataOf = (car: Partial<Car>, more: Partial<CarPlace> = {}) => carStructuredData(car, { ...place, ...more });

describe('structured data of a car', () => {
  it('is used by the car', () => {
    expect(dataOf({ car_is_used: true, car_price: 1000, car_price_text: '1 000 kr' })).toMatchObject({
      offers: {
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        price: 1000,
        priceCurrency: 'SEK',
      },
    });
  });

  it('has the drive and body of schema.org', () => {
    const drive = 'https://schema.org/AllWheelDriveConfiguration';
    const car = { car_drive: 'Fyrhjulsdrift', car_body: 'Kombi' };
    expect(dataOf(car, { schemaValues: { drive, body: 'Station wagon' } })).toMatchObject({
      driveWheelConfiguration: drive,
      bodyType: 'Station wagon',
    });
  });

  it.each([
    ['https://schema.org/UsedCondition', { car_mileage: 1 }, 'https://schema.org/UsedCondition'],
    ['https://schema.org/NewCondition', { car_regno: 'ABC123' }, 'https://schema.org/NewCondition'],
    ['https://schema.org/NewCondition', { car_mileage: 8400 }, 'https://schema.org/UsedCondition'],
  ])('follows the condition %s of the stock for %j', (condition, car, expected) => {
    const schemaValues = { drive: undefined, body: undefined, condition };
    expect(dataOf(car, { schemaValues })).toMatchObject({
      itemCondition: expected,
      offers: { itemCondition: expected },
    });
  });

  it('leaves out a drive and body that schema.org has no value for', () => {
    const data = dataOf({ car_drive: 'Bandvagn', car_body: 'Amfibie' });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['driveWheelConfiguration']));
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['bodyType']));
  });

  it('is new by the car', () => {
    expect(dataOf({ car_is_used: false, car_mileage: 1 })).toMatchObject({
      itemCondition: 'https://schema.org/NewCondition',
    });
  });

  it.each([
    ['available', 'InStock'],
    ['reserved', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
  ] as const)('says of a car that is %s: %s', (car_sale_state, availability) => {
    expect(dataOf({ car_sale_state })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('has the month of a first registration whose day is unknown', () => {
    expect(dataOf({ car_firstregistration: '2021-09' })).toMatchObject({ dateVehicleFirstRegistered: '2021-09' });
  });

  it('leaves out what is not known', () => {
    expect(Object.keys(dataOf({ car_brand: 'Volvo', car_model: 'V60' })).sort()).toEqual(
      ['@context', '@id', '@type', 'brand', 'model', 'name', 'offers', 'url'].sort(),
    );
    expect(dataOf({})).not.toHaveProperty('offers.price');
    expect(dataOf({})).not.toHaveProperty('offers.itemCondition');
  });

  it('converts Swedish miles to kilometres', () => {
    const mileage = (car_odometer: number, car_odometer_unit: string) => dataOf({ car_odometer, car_odometer_unit });
    const data = (value: number, unitCode: string) => ({
      mileageFromOdometer: { '@type': 'QuantitativeValue', value, unitCode },
    });
    expect(mileage(21_400, 'km')).toMatchObject(data(21_400, 'KMT'));
    expect(mileage(2_140, 'mil')).toMatchObject(data(21_400, 'KMT'));
    expect(mileage(9_000, 'miles')).toMatchObject(data(9_000, 'SMI'));
    expect(mileage(9_000, 'leagues')).not.toHaveProperty('mileageFromOdometer');
  });

  it.each([
    ['is more exact', { car_mileage: 2_140, car_odometer: 21_403, car_odometer_unit: 'km' }, 21_403],
    ['contradicts the mileage shown', { car_mileage: 2_140, car_odometer: 52_777, car_odometer_unit: 'km' }, 21_400],
  ])('has a mileage where the odometer reading %s', (_what, car, value) => {
    expect(dataOf(car)).toMatchObject({ mileageFromOdometer: { value, unitCode: 'KMT' } });
  });

  it.each<[string, Partial<Car>]>([
    ['is on request', { car_price: 1000, car_price_text: 'Pris på förfrågan' }],
    ['has no text', { car_price: 1000 }],
    ['has a text of another amount', { car_price: 1000, car_price_text: '2 000 kr' }],
    ['is known as text only', { car_price_text: '1 000 kr' }],
    ['is a campaign of unknown amount', { ...priced, car_has_campaign_price: true, car_campaign_price_text: '900 kr' }],
  ])('has no price that the page does not show: one that %s', (_what, car) => {
    expect(JSON.stringify(dataOf(car))).not.toContain('"price');
  });

  it('has the mileage without an odometer reading', () => {
    expect(dataOf({ car_mileage: 2_140, car_odometer: null })).toMatchObject({
      mileageFromOdometer: { value: 21_400, unitCode: 'KMT' },
    });
    expect(dataOf({ car_mileage: 9_000 }, { distanceUnit: 'miles' })).toMatchObject({
      mileageFromOdometer: { value: 9_000, unitCode: 'SMI' },
    });
  });

  it('has technical data with units', () => {
    const texts = {
      car_power_text: '197 hk',
      car_fuel_combined_text: '6,4 l/100 km',
      car_emission_mixed_text: '145 g/km',
    };
    expect(dataOf(texts)).toMatchObject({
      vehicleEngine: { enginePower: { value: 197, unitCode: 'HJ' } },
      fuelConsumption: { value: 6.4, unitText: 'l/100 km' },
      emissionsCO2: 145,
    });
    expect(dataOf({ car_fuel_combined_text: '48.7 mpg' })).toMatchObject({
      fuelEfficiency: { value: 48.7, unitText: 'mpg' },
    });
    expect(dataOf({ car_power_text: '194 bhp' })).toMatchObject({
      vehicleEngine: { enginePower: { value: 194, unitCode: 'BHP' } },
    });
    expect(dataOf({ car_power_text: '150 kW' })).toMatchObject({ vehicleEngine: { enginePower: { unitCode: 'KWT' } } });
    expect(dataOf({ car_power_text: '85 kW (116 PS)' })).toMatchObject({
      vehicleEngine: { enginePower: { value: 85, unitCode: 'KWT' } },
    });
    expect(dataOf({ car_power_text: '116 ch (85 kW)' })).toMatchObject({
      vehicleEngine: { enginePower: { value: 116, unitCode: 'HJ' } },
    });
  });

  it('says whether the price has VAT', () => {
    const vat = (valueAddedTaxIncluded: boolean) => ({ offers: { priceSpecification: { valueAddedTaxIncluded } } });
    expect(dataOf({ ...priced, car_vehicle_type_code: 'LCV' })).toMatchObject(vat(false));
    expect(dataOf(priced)).toMatchObject(vat(true));
  });

  it('says nothing of VAT where the page does not', () => {
    expect(JSON.stringify(dataOf(priced, { vat: 'none' }))).not.toContain('valueAddedTax');
    expect(JSON.stringify(dataOf(priced, { vat: 'unstated' }))).not.toContain('valueAddedTax');
  });

  const campaign: Partial<Car> = {
    car_price: 900,
    car_retail_price: 1000,
    car_retail_price_text: '1 000 kr',
    car_campaign_price: 900,
    car_campaign_price_text: '900 kr',
    car_has_campaign_price: true,
  };

  it('offers the campaign price', () => {
    expect(dataOf(campaign)).toMatchObject({ offers: { price: 900, priceSpecification: { price: 900 } } });
  });

  it('strikes the ordinary price where the page does', () => {
    const struck = { price: 1000, priceType: 'https://schema.org/StrikethroughPrice' };
    expect(dataOf({ ...campaign, car_lowest_price_30_days: 950 })).toMatchObject({
      offers: { price: 900, priceSpecification: [{ price: 900 }, struck] },
    });
    expect(dataOf(campaign, { struckWithoutHistory: 'show' })).toMatchObject({
      offers: { priceSpecification: [{ price: 900 }, struck] },
    });
  });
});
