import { describe, expect, it } from '@jest/globals';
import { shareTexts } from './texts/shareTexts.ts';
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

  it('falls back to the built-in wording when the dictionary lacks the key', () => {
    expect(createTranslate({}, 'sv-SE')('carCount', { count: 2 })).toBe('2 bilar');
  });

  it('falls back to the wording of a module', () => {
    expect(createTranslate({}, 'sv-SE', shareTexts)('linkCopied')).toBe('Länken är kopierad');
  });

  it('takes no key of a module that it is not given', () => {
    // @ts-expect-error: the key belongs to shareTexts
    expect(createTranslate({}, 'sv-SE')('linkCopied')).toBe('');
  });
});
