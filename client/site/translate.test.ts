import { describe, expect, it } from '@jest/globals';
import { createTranslate } from './translate.ts';

const slovak = {
  carCount: '{count} áut',
  carCount_one: '{count} auto',
  carCount_few: '{count} autá',
};

describe('createTranslate', () => {
  it.each([
    [1, '1 auto'],
    [2, '2 autá'],
    [4, '4 autá'],
    [5, '5 áut'],
    [0, '0 áut'],
  ])('selects the Slovak plural form of %i', (count, text) => {
    expect(createTranslate(slovak, 'sk-SK')('carCount', { count })).toBe(text);
  });

  it('uses the base form when the dictionary lacks the plural form', () => {
    expect(createTranslate({ carCount: '{count} cars' }, 'en-GB')('carCount', { count: 1 })).toBe('1 cars');
  });

  it('uses the base form when the count is already formatted text', () => {
    expect(createTranslate(slovak, 'sk-SK')('carCount', { count: '10000+' })).toBe('10000+ áut');
  });

  it('takes no key that no language has', () => {
    // @ts-expect-error: a misspelt key
    expect(createTranslate({}, 'sv-SE')('carCuont')).toBe('');
  });

  it('keeps a text that is empty on purpose', () => {
    expect(createTranslate({ priceInclVat: '' }, 'sv-SE')('priceInclVat')).toBe('');
  });
});
