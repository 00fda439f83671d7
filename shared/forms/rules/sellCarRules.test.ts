import { describe, expect, it } from '@jest/globals';
import { sellCarFaults, sellCarValues } from './sellCarRules.ts';
import type { SellCarAnswers } from './sellCarRules.ts';
import { anyPlateFault, readMileage, tidyPlate } from './vehicleRules.ts';

const right: SellCarAnswers = {
  regno: 'abc 123',
  milage: '12 500',
  customerName: 'Ada Lind',
  customerPhone: '070 123 45 67',
  customerEmail: 'ada@kund.example',
  selected: 'tradein',
  other: '',
};

const sweden = { phone: { code: '46', trunk: '0', digits: [6, 7, 8, 9, 10] }, distanceUnit: 'mil' as const };

describe('sellCarFaults', () => {
  it('finds none in a complete form', () => {
    expect(sellCarFaults(right, sweden)).toEqual({});
  });

  it.each([
    ['mil', '125000'],
    ['km', '1000001'],
    ['miles', '600001'],
  ] as const)('reports a mileage in %s of %s as too long', (distanceUnit, milage) => {
    expect(sellCarFaults({ ...right, milage }, { ...sweden, distanceUnit })).toEqual({ milage: 'tooLong' });
  });

  it('accepts a mileage of 0', () => {
    expect(sellCarFaults({ ...right, milage: '0' }, sweden)).toEqual({});
  });
  it('misses everything but the message', () => {
    const empty = { regno: '', milage: ' ', customerName: '', customerPhone: '', customerEmail: '', selected: '' };
    expect(sellCarFaults({ ...empty, other: '' }, sweden)).toEqual({
      selected: 'missing',
      regno: 'missing',
      milage: 'missing',
      customerName: 'missing',
      customerPhone: 'missing',
      customerEmail: 'missing',
    });
  });
  it.each<[keyof SellCarAnswers, string]>([
    ['milage', '-1'],
    ['milage', '1e3'],
    ['milage', '12,5'],
    ['selected', 'give'],
    ['customerPhone', '      '.concat('x')],
    ['customerEmail', 'ada@kund'],
  ])('finds what is wrong with %s: %j', (field, text) => {
    expect(sellCarFaults({ ...right, [field]: text }, sweden)).toEqual({ [field]: 'invalid' });
  });
});

describe('sellCarValues', () => {
  it('are what is sent', () => {
    expect(sellCarValues(right)).toEqual({ ...right, customerPhone: '0701234567', regno: 'ABC 123', milage: 12_500 });
  });
  it('are none of answers with a fault', () => {
    expect(() => sellCarValues({ ...right, selected: '' })).toThrow(TypeError);
    expect(() => sellCarValues({ ...right, milage: 'x' })).toThrow(TypeError);
  });
});

describe('anyPlateFault', () => {
  it.each([
    ['A1', null],
    ['ÅÄÖ 123', null],
    ['KA-123-BB', null],
    ['12 345-67890', null],
    ['A', 'invalid'],
    ['- -', 'invalid'],
    ['A.B', 'invalid'],
    ['<b>', 'invalid'],
    ['ABCDEFGHIJKLM', 'tooLong'],
    ['  ', 'missing'],
  ])('of %j is %j', (plate, fault) => {
    expect(anyPlateFault(plate)).toBe(fault);
  });
});

describe('readMileage', () => {
  it.each([
    ['0', 0],
    [' 12500 ', 12_500],
    ['12 500', 12_500],
    ['12\u00a0500', 12_500],
    ['1.234.567', 1_234_567],
    ['12,5', null],
    ['-5', null],
    ['12 50', null],
    ['', null],
    ['١٢', null],
  ])('of %j is %j', (text, mileage) => {
    expect(readMileage(text)).toBe(mileage);
  });
});

describe('tidyPlate', () => {
  it('is in upper case with single blanks', () => {
    expect(tidyPlate(' abc \t 12d ')).toBe('ABC 12D');
  });
});
