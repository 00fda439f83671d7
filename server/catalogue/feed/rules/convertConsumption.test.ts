import { describe, expect, it } from '@jest/globals';
import { convertConsumption } from './convertConsumption.ts';

const metric = {
  car_fuel_combined_text: '5,2 l/100 km',
  wltp_electric_consumption_text: '16.4 kWh/100 km',
  wltp_electric_range_text: '480 km',
  car_electric_range_text: '',
};

/** The texts of a car on a site in the given unit. */
function converted(texts: Partial<typeof metric>, consumptionUnit: 'mpgUS' | 'mpgImp' | undefined): string[] {
  const car = { ...metric, ...texts };
  convertConsumption(car, { consumptionUnit, locale: 'en-GB' });
  return Object.values(car);
}

describe('convertConsumption()', () => {
  it.each([
    ['mpgUS', ['45 mpg', '26 kWh/100 mi', '298 miles', '']],
    ['mpgImp', ['54.3 mpg', '3.8 mi/kWh', '298 miles', '']],
    [undefined, Object.values(metric)],
  ] as const)('writes metric consumption in %s as %j', (unit, texts) => {
    expect(converted({}, unit)).toEqual(texts);
  });

  it('keeps texts in other units', () => {
    const [fuel, electric] = converted(
      { car_fuel_combined_text: '28 city / 36 hwy mpg', wltp_electric_consumption_text: 'abc' },
      'mpgUS',
    );
    expect([fuel, electric]).toEqual(['28 city / 36 hwy mpg', 'abc']);
  });
});
