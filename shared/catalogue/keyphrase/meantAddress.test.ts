import { describe, expect, it } from '@jest/globals';
import { meantAddress } from './meantAddress.ts';

const site = {
  facets: [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_fuel' }, { name: 'car_price' }],
  sorts: [{ name: 'car_publishdate:desc' }],
};
const address = (filters: Record<string, string[]>, keyphrase = '', list = '/bilar'): string =>
  meantAddress(list, { filters, keyphrase }, site, 'typed words');

describe('the address that typed words lead to', () => {
  it('has a lower-case segment for each named model', () => {
    expect(address({ car_brand: ['Volvo', 'Volvo>XC60'] }, 'red')).toBe('/bilar/volvo/xc60?keyphrase=red');
  });

  it('has no keyphrase when every word is a filter', () => {
    expect(address({ car_brand: ['Volvo'] })).toBe('/bilar/volvo');
  });

  it('has every other filter in the query', () => {
    expect(address({ car_brand: ['Volvo'], car_fuel: ['El'], car_price: ['0-200000'] }, 'drag')).toBe(
      '/bilar/volvo?keyphrase=drag&car_fuel=El&car_price=0-200000',
    );
  });

  it('has several brands in the query', () => {
    expect(address({ car_brand: ['Volvo', 'BMW'] })).toBe('/bilar?car_brand=Volvo&car_brand=BMW');
  });

  it('is the list itself without words', () => {
    expect(address({})).toBe('/bilar');
    expect(address({}, '', '/bilar/')).toBe('/bilar');
  });

  it('keeps what the list’s own address says', () => {
    expect(address({ car_brand: ['Kia'] }, '', '/bilar/?car_fuel=El#top')).toBe('/bilar/kia?car_fuel=El');
  });

  it('keeps typed words when some were ignored', () => {
    const ignoring = { filters: { car_brand: ['Kia'] }, keyphrase: '', ignored: ['jag'] };
    expect(meantAddress('/bilar', ignoring, site, 'jag kia')).toBe('/bilar/kia?q=jag+kia');
  });

  it('keeps typed words when some were corrected', () => {
    const correcting = { filters: {}, keyphrase: 'gt', corrections: [{ from: 'kai', to: 'Kia' }] };
    expect(meantAddress('/bilar', correcting, site, 'kai gt')).toBe('/bilar?keyphrase=gt&q=kai+gt');
  });

  it('may be on another host', () => {
    expect(address({ car_brand: ['Kia'] }, 'gt', 'https://bil.example/bilar')).toBe(
      'https://bil.example/bilar/kia?keyphrase=gt',
    );
  });
});
