import { describe, expect, it } from '@jest/globals';
import type { Car } from '../Car.ts';
import { carPath, slugWords } from './carPaths.ts';
import { compactCar } from './carFields.ts';
import { askingPrice, carName, carPrice, isLongSold, isoDay, localDay } from './carRules.ts';
import { countText, moneyText } from '../moneyText.ts';
import { technicalData } from './technicalData.ts';

describe('the price', () => {
  const campaign: Partial<Car> = {
    car_has_campaign_price: true,
    car_campaign_price: 489_900,
    car_campaign_price_text: '489 900 kr',
    car_retail_price: 524_900,
    car_retail_price_text: '524 900 kr',
    car_price_text: '489 900 kr',
  };
  const withLowest = (amount: number, text: string): Partial<Car> => ({
    ...campaign,
    car_lowest_price_30_days: amount,
    car_lowest_price_30_days_text: text,
  });

  it('is the campaign price beside the struck retail price', () => {
    expect(carPrice(withLowest(514_900, '514 900 kr'))).toMatchObject({
      main: '489 900 kr',
      struck: '524 900 kr',
      lowest: { amount: 514_900, text: '514 900 kr' },
      campaign: true,
      saving: 25_000,
    });
  });

  it('states no reduction without a known lowest price', () => {
    expect(carPrice(campaign)).toMatchObject({ main: '489 900 kr', struck: '', lowest: null, saving: 0 });
    expect(carPrice(campaign, 'hide')).toMatchObject({ struck: '', campaign: true });
  });

  it('states a reduction where the site wants it', () => {
    expect(carPrice(campaign, 'show')).toMatchObject({ struck: '524 900 kr', lowest: null, saving: 35_000 });
  });

  it('is no reduction when the car was as cheap within the 30 days', () => {
    for (const policy of ['show', 'hide'] as const) {
      const price = carPrice(withLowest(489_900, '489 900 kr'), policy);
      expect(price).toMatchObject({ main: '489 900 kr', struck: '', lowest: null, saving: 0, campaign: true });
    }
  });

  it('has nothing struck without a campaign', () => {
    const price = carPrice({ car_price_text: '1 kr', car_retail_price_text: '2 kr' });
    expect(price).toMatchObject({ main: '1 kr', struck: '', campaign: false, saving: 0 });
  });

  it('is without VAT for light commercial vehicles only', () => {
    expect(carPrice({ car_vehicle_type_code: 'LCV' }).vat).toBe('excl');
    expect(carPrice({ car_vehicle_type_code: 'HCV' }).vat).toBe('excl');
    expect(carPrice({ car_vehicle_type_code: 'PC' }).vat).toBe('incl');
    expect(carPrice({}).vat).toBe('incl');
  });

  it('begins with "from" on sample cars', () => {
    expect(carPrice({ car_is_sample: true }).from).toBe(true);
  });
});

describe('texts', () => {
  it('name a car by its brand', () => {
    expect(carName({ car_brand: 'Volvo', car_model: 'XC60', car_model_text: 'XC60 Recharge' })).toBe(
      'Volvo XC60 Recharge',
    );
    expect(carName({ car_brand: 'Volvo', car_model: 'XC60' })).toBe('Volvo XC60');
  });

  it('cut a date to its day', () => {
    expect(isoDay('2021-03-05T00:00:00Z')).toBe('2021-03-05');
    expect(isoDay('05/03/2021')).toBe('');
  });

  it.each([
    ['sv-SE', '2021-03-05'],
    ['fi-FI', '5.3.2021'],
    ['en-GB', '05/03/2021'],
  ])('write a day as people of %s do', (locale, text) => {
    expect(localDay('2021-03-05T23:30:00Z', locale)).toBe(text);
  });

  it.each([
    ['sv-SE', 'september 2021'],
    ['de-DE', 'September 2021'],
    ['fi-FI', 'syyskuu 2021'],
  ])('write a month as people of %s do', (locale, text) => {
    expect(localDay('2021-09', locale)).toBe(text);
  });

  it('keep a month without a day', () => {
    expect(['2021-09', '2021'].map(isoDay)).toEqual(['2021-09', '2021']);
    expect(localDay('2021', 'sv-SE')).toBe('2021');
  });

  it('leave out a date that is not ISO', () => {
    expect(localDay('05/03/2021', 'sv-SE')).toBe('');
  });

  it('count up to 9999', () => {
    expect(countText(9999)).toBe('9999');
    expect(countText(10_000)).toBe('10000+');
  });

  it('give amounts in the currency of the site', () => {
    expect(moneyText(489_900, 'sv-SE', 'SEK').replace(/\s/g, ' ')).toBe('489 900 kr');
    expect(moneyText(9_900, 'en-GB', 'GBP')).toBe('£9,900');
  });
});

describe('technical data', () => {
  it('has a row for each field that is not blank', () => {
    const rows = technicalData(
      {
        car_power_text: '200 hk',
        car_seats: 5,
        car_color: '',
        car_ncapstars: null,
        car_firstregistration: '2021-03-05T00:00:00Z',
      },
      'fi-FI',
    );
    expect(rows).toEqual([
      { label: 'power', value: '200 hk' },
      { label: 'seats', value: '5' },
      { label: 'firstRegistration', value: '5.3.2021' },
    ]);
  });
});

describe('the electric range', () => {
  const range = { car_electric_range_text: '590 km', wltp_electric_range_text: '590 km' };

  it('has one row where both fields deliver the same', () => {
    expect(technicalData(range, 'sv-SE')).toEqual([{ label: 'electricRangeWltp', value: '590 km' }]);
  });
  it('has two rows where they differ', () => {
    expect(technicalData({ ...range, car_electric_range_text: '510 km' }, 'sv-SE')).toHaveLength(2);
  });
});

describe('the page of a sold car', () => {
  const sold = (car_sold_at: string, now: string): boolean =>
    isLongSold({ car_sale_state: 'sold', car_sold_at }, new Date(now));

  it('stays for 14 days', () => {
    expect(sold('2026-11-01', '2026-11-01T00:00:00Z')).toBe(false);
    expect(sold('2026-11-01', '2026-11-14T23:59:59Z')).toBe(false);
    expect(sold('2026-11-01', '2026-11-15T00:00:00Z')).toBe(true);
    expect(sold('2026-11-01T09:30:00Z', '2026-11-15T09:29:00Z')).toBe(false);
  });

  it('stays when the date of its sale is unknown', () => {
    expect(sold('', '2026-11-15T00:00:00Z')).toBe(false);
    expect(isLongSold({ car_sale_state: 'sold' }, new Date('2026-11-15'))).toBe(false);
  });

  it('stays for a car that is not sold', () => {
    expect(isLongSold({ car_sale_state: 'reserved', car_sold_at: '2020-01-01' }, new Date('2026-11-15'))).toBe(false);
  });
});

describe('paths', () => {
  it('hold the id of a car', () => {
    expect(carPath('/en', 'car', { car_id: '12', slug: 'volvo-xc60' })).toBe('/en/car/12/volvo-xc60');
  });

  it('give the words of a slug', () => {
    expect(slugWords('volvo-xc60-b4_awd')).toBe('volvo xc60 b4 awd');
  });
});

describe('compact cars', () => {
  it('keep the named fields that say something', () => {
    const car = { car_id: '1', car_brand: '', car_price: null, car_is_sample: false, car_regno: 'ABC123' };
    expect(compactCar(car, ['car_id', 'car_brand', 'car_price', 'car_is_sample'])).toEqual({ car_id: '1' });
  });
});

describe('a price of zero', () => {
  it.each([
    { car_price: 0, car_price_text: '0 kr' },
    { car_price: -1, car_price_text: '-1 kr' },
    { car_price_text: '0,00 €' },
    { car_price: 0, car_price_text: '0 kr', car_retail_price: 0, car_retail_price_text: '0 kr' },
  ])('does not show: %j', (car) => {
    expect(carPrice(car).main).toBe('');
  });

  it('gives way to the retail price', () => {
    const car = { car_price: 0, car_price_text: '0 kr', car_retail_price: 9, car_retail_price_text: '9 kr' };
    expect([carPrice(car).main, askingPrice(car)]).toEqual(['9 kr', 9]);
  });

  it('of a campaign leaves the ordinary price', () => {
    const campaign = { car_has_campaign_price: true, car_campaign_price: 0, car_campaign_price_text: '0 kr' };
    expect(carPrice({ ...campaign, car_price: 9, car_price_text: '9 kr' })).toMatchObject({
      main: '9 kr',
      campaign: false,
    });
  });
});
