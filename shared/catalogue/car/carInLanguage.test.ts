import { describe, expect, it } from '@jest/globals';
import type { Car } from '../Car.ts';
import { carDescription, carInLanguage } from './carInLanguage.ts';
import type { CarLanguageSite } from './carInLanguage.ts';

const swedish: CarLanguageSite = {
  language: 'sv',
  languages: ['sv', 'en'],
  locale: 'sv-SE',
  currency: 'SEK',
  distanceUnit: 'mil',
};
const english: CarLanguageSite = {
  ...swedish,
  language: 'en',
  locale: 'en-150',
  displayDistanceUnit: 'km',
  valueLabels: {
    car_fuel: { El: 'Electric' },
    car_equipment: { Dragkrok: 'Tow bar' },
    car_model: { '3-serie': '3 Series' },
    decimal_mark: { ',': '.' },
  },
};
const car: Partial<Car> = {
  car_model: '3-serie',
  car_model_text: '3-serie Touring',
  car_fuel: 'El',
  car_color: 'Grå',
  car_equipment: ['Dragkrok', 'Isofix'],
  car_price: 384_900,
  car_price_title: 'Pris inkl. moms',
  car_price_text: '384 900 kr',
  car_retail_price: null,
  car_retail_price_text: '',
  car_mileage: 7776,
  car_mileage_text: '7 776 mil',
  car_acceleration_text: '8,2 s',
};

describe('carInLanguage()', () => {
  it("returns the delivered car in the stock's language", () => {
    expect(carInLanguage(car, swedish)).toBe(car);
  });

  it('shows values by their labels', () => {
    expect(carInLanguage(car, english)).toMatchObject({
      car_fuel: 'Electric',
      car_color: 'Grå',
      car_equipment: ['Tow bar', 'Isofix'],
      car_model: '3 Series',
      car_model_text: '3 Series Touring',
    });
  });

  it('writes amounts in the locale of the page', () => {
    expect(carInLanguage(car, english)).toMatchObject({
      car_price_text: '384,900\u00a0kr',
      car_retail_price_text: '',
      car_price_title: '',
      car_mileage_text: '77,760 km',
      car_acceleration_text: '8.2 s',
    });
  });

  it('leaves the delivered car as it is', () => {
    carInLanguage(car, english);
    expect(car.car_fuel).toBe('El');
  });

  it('adds no field that the car does not have', () => {
    expect(Object.keys(carInLanguage({ car_id: '1' }, english))).toEqual(['car_id']);
  });

  it("shows the labels of a feed's codes in the stock's language", () => {
    const site = { ...swedish, valueLabels: { car_fuel: { BEV: 'El' } } };
    const shown = carInLanguage({ ...car, car_fuel: 'BEV' }, site);
    expect(shown).toMatchObject({ car_fuel: 'El', car_mileage_text: '7 776 mil', car_price_title: 'Pris inkl. moms' });
  });

  it("shows the feed's version in the page's language", () => {
    const version = { car_version: 'Touring automatic' };
    const shown = carInLanguage({ car_version: 'Touring automat', car_texts: { en: version } }, english);
    expect(shown.car_version).toBe('Touring automatic');
  });
});

describe('carDescription()', () => {
  const described = { car_description: 'Svensksåld.' };

  it("returns the delivered text without a language in the stock's language", () => {
    expect(carDescription(described, swedish)).toEqual({ text: 'Svensksåld.', language: null });
  });

  it("names the language of a text that is not in the page's", () => {
    expect(carDescription(described, english)).toEqual({ text: 'Svensksåld.', language: 'sv' });
  });

  it("prefers the feed's text in the page's language", () => {
    const texts = { ...described, car_texts: { en: { car_description: 'Sold new in Sweden.' } } };
    expect(carDescription(texts, english)).toEqual({ text: 'Sold new in Sweden.', language: null });
  });

  it('returns null without a description', () => {
    expect(carDescription({ car_description: '' }, english)).toBeNull();
  });
});
