import { describe, expect, it } from '@jest/globals';
import { deliveredValues, valueLabel, vocabularyEntry } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

const estate = { labels: { sv: 'Kombi', en: 'Estate' }, values: ['Farmari'] } as const;
const hatchback = { labels: { sv: 'Halvkombi', nb: 'Kombi', en: 'Hatchback' }, values: ['Estate'] } as const;
const vocabulary: Vocabulary = new Map([['car_body', [estate, hatchback]]]);

describe('valueLabel()', () => {
  it('returns the label of a known value', () => {
    expect(valueLabel({ car_fuel: { El: 'Electric' } }, 'car_fuel', 'El')).toBe('Electric');
  });

  it.each([
    [undefined, 'El'],
    [{ car_fuel: {} }, 'constructor'],
    [{ car_body: { El: 'x' } }, 'El'],
  ])('returns a value without a label as delivered', (labels, value) => {
    expect(valueLabel(labels, 'car_fuel', value)).toBe(value);
  });
});

describe('vocabularyEntry()', () => {
  it('prefers the label of the given language', () => {
    expect(vocabularyEntry(vocabulary, 'car_body', 'Kombi', 'nb')).toBe(hatchback);
  });

  it('prefers delivered values to labels of other languages', () => {
    expect(vocabularyEntry(vocabulary, 'car_body', 'Estate', 'sv')).toBe(hatchback);
  });

  it('finds labels whatever their case', () => {
    expect(vocabularyEntry(vocabulary, 'car_body', 'HÄTCHBACK', 'sv')).toBe(hatchback);
  });

  it('returns null for an unknown value', () => {
    expect(vocabularyEntry(vocabulary, 'car_body', 'Coupé', 'sv')).toBeNull();
  });
});

describe('deliveredValues()', () => {
  it('returns every spelling of the entry', () => {
    expect(deliveredValues(vocabulary, 'car_body', 'Kombi', 'sv')).toEqual(['Kombi', 'Estate', 'Farmari']);
  });

  it('returns an unknown value alone', () => {
    expect(deliveredValues(vocabulary, 'car_body', 'Coupé')).toEqual(['Coupé']);
  });
});
