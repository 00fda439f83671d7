import { describe, expect, it } from '@jest/globals';
import type { Offering } from '../BookingTypes.ts';
import {
  parseMessage,
  parseMileage,
  buildSelection,
  shownCategories,
  totalPrice,
  unitChoices,
} from './selectionRules.ts';

const offering: Offering = {
  name: 'Lånebil',
  price: 395,
  description: '',
  code: 'lanebil',
  unitPrice: { minimum: 2, maximum: 4, unit: 'dagar', unitAbbreviation: 'd', postfix: 'per dag' },
  isAvailable: true,
  priceKnown: true,
  notKnownPriceText: '',
  priceDiscount: 50,
  allowUserInput: false,
  listItems: [],
};

describe('how many of an offering can be chosen', () => {
  it('runs from the least to the most in steps of 1', () => {
    expect(unitChoices({ minimum: 2, maximum: 4 })).toEqual([2, 3, 4]);
    expect(unitChoices({ minimum: 1, maximum: 1 })).toEqual([1]);
  });

  it('is at least one whatever a back end returns', () => {
    expect(unitChoices({ minimum: 0, maximum: 2 })).toEqual([1, 2]);
    expect(unitChoices({ minimum: 3, maximum: 1 })).toEqual([3]);
    expect(unitChoices({ minimum: 1, maximum: 1_000_000 })).toHaveLength(100);
  });
});

describe('mileage', () => {
  it.each([
    ['1', 1],
    ['1500', 1500],
    ['2 140', 2140],
    ['2\u00a0140', 2140],
    [' 7 ', 7],
  ])('takes %p as %d mil', (typed, mil) => {
    expect(parseMileage(typed, 100_000)).toBe(mil);
  });

  it.each(['', ' ', '0', '-1', '1.5', '1,5', '1e3', 'tusen', '100001'])('refuses %p', (typed) => {
    expect(parseMileage(typed, 100_000)).toBeNull();
  });
});

describe('a message to the workshop', () => {
  it('is sent without blanks around it', () => {
    expect(parseMessage('  Det skramlar ', 80)).toBe('Det skramlar');
  });

  it('must not be blank', () => {
    expect(parseMessage('   ', 80)).toBeNull();
  });

  it('has at most 80 characters', () => {
    expect(parseMessage('x'.repeat(80), 80)).toHaveLength(80);
    expect(parseMessage('x'.repeat(81), 80)).toBeNull();
  });
});

describe('the total', () => {
  it('is price times units', () => {
    expect(
      totalPrice([
        { price: 100, priceKnown: true, unit: 2 },
        { price: 50, priceKnown: true, unit: 1 },
      ]),
    ).toBe(250);
  });

  it('counts a price that nobody knows as 0', () => {
    expect(totalPrice([{ price: 900, priceKnown: false, unit: 1 }])).toBe(0);
    expect(totalPrice([])).toBe(0);
  });
});

describe('an offering that is chosen', () => {
  it('has the fewest units by default', () => {
    expect(buildSelection(offering, 'Bil', 'addon')).toEqual({
      name: 'Lånebil',
      price: 395,
      priceKnown: true,
      priceDiscount: 50,
      category: 'Bil',
      type: 'addon',
      unit: 2,
      unitAbbreviation: 'd',
      userInput: '',
    });
  });

  it('has the requested units', () => {
    expect(buildSelection(offering, 'Bil', 'addon', { unit: 3 }).unit).toBe(3);
  });

  it('is one where it has no units', () => {
    expect(buildSelection({ ...offering, unitPrice: null }, 'Bil', 'service')).toMatchObject({
      unit: 1,
      unitAbbreviation: '',
    });
  });
});

describe('categories', () => {
  it('show when one of their offerings can be had', () => {
    const category = (name: string, ...available: boolean[]) => ({
      name,
      icon: '',
      selectionType: null,
      offerings: available.map((isAvailable) => ({ ...offering, isAvailable })),
    });
    const all = [category('Service', false, true), category('Lack', false), category('Tom')];
    expect(shownCategories(all).map(({ name }) => name)).toEqual(['Service']);
  });
});
