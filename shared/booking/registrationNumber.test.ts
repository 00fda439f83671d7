import { describe, expect, it } from '@jest/globals';
import { isRegistrationNumber, normalizeRegistrationNumber } from './registrationNumber.ts';

describe('a registration number', () => {
  it('loses its separators before it is cut to six characters', () => {
    expect(normalizeRegistrationNumber('abc 123')).toBe('ABC123');
    expect(normalizeRegistrationNumber(' pol\u00a026 k')).toBe('POL26K');
    expect(normalizeRegistrationNumber('abc1234')).toBe('ABC123');
    expect(normalizeRegistrationNumber('ABC-123')).toBe('ABC123');
    expect(normalizeRegistrationNumber('abc\u2013123')).toBe('ABC123');
  });

  it.each(['ABC123', 'POL26K', 'XYZ007'])('may be %s', (plate) => {
    expect(isRegistrationNumber(plate)).toBe(true);
  });

  it.each([
    '',
    'ABC12',
    'ABC1234',
    'AB1234',
    'IBC123',
    'AQC123',
    'ABV123',
    'ÅBC123',
    'ABC12O',
    'ABC12I',
    "ABC1'-",
    'abc123',
  ])('may not be "%s"', (plate) => {
    expect(isRegistrationNumber(plate)).toBe(false);
  });
});
