import { describe, expect, it } from '@jest/globals';
import { readFinanceChoice, typedAmount, writeFinanceChoice } from './financeChoice.ts';

describe('the choice in an address', () => {
  it('is read', () => {
    expect(readFinanceChoice('?months=48&down=80000&financing=private')).toEqual({
      months: 48,
      down: 80_000,
      financing: 'private',
    });
  });

  it('is written', () => {
    expect(writeFinanceChoice('', { months: 48, down: 80_000 })).toBe('?months=48&down=80000');
    expect(writeFinanceChoice('?months=48', {})).toBe('');
  });
  it('leaves other parameters as they are', () => {
    expect(writeFinanceChoice('?utm=a+b&down=5&utm=c', { months: 24 })).toBe('?utm=a+b&utm=c&months=24');
  });
  it.each(['?months=abc&down=-5', '?months=&down=', '?financing=steal', '?down=%', ''])('is none of %s', (search) => {
    expect(readFinanceChoice(search)).toEqual({});
  });
});

describe('an amount that was typed', () => {
  it.each([
    ['98 000 kr', 98_000],
    ['£9,500', 9500],
    ['80000.50', 80_000],
    ['36 mån', 36],
    ['kr', null],
    ['-5', null],
    ['%E0%A4%A', null],
    ['1 of 2', null],
    ['99999999999', 999_999_999],
  ])('%s is %s', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });
});
