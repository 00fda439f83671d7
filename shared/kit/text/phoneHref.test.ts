import { describe, expect, it } from '@jest/globals';
import { phonesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { phoneHref } from './phoneHref.ts';

describe('phoneHref()', () => {
  it.each([
    ['018-123 45 60', 'se', 'tel:+46181234560'],
    ['+46 (0)18-123 45', 'se', 'tel:+461812345'],
    ['0046 18-123 45 60', 'se', 'tel:+46181234560'],
    ['+47 22 33 44 55', 'se', 'tel:+4722334455'],
    ['22 33 44 55', 'no', 'tel:+4722334455'],
    ['02/5935 1111', 'sk', 'tel:+421259351111'],
    ['(612) 555-0142', 'us', 'tel:+16125550142'],
    ['1-612-555-0142', 'us', 'tel:+16125550142'],
    ['01 23 45 67 89', 'fr', 'tel:+33123456789'],
    ['12 34 56 78', 'dk', 'tel:+4512345678'],
    ['01 515 10', 'at', 'tel:+43151510'],
  ])('links %s in %s to %s', (phone, country, href) => {
    expect(phoneHref(phone, phonesOfCountry(country))).toBe(href);
  });

  it.each([
    ['112', 'se'],
    ['3639', 'fr'],
    ['911', 'us'],
  ])('keeps the short number %s of %s', (phone, country) => {
    expect(phoneHref(phone, phonesOfCountry(country))).toBe(`tel:${phone}`);
  });
});
