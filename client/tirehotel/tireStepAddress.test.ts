import { describe, expect, it } from '@jest/globals';
import { tirePages } from './tireHotelState.ts';
import { searchOfTirePage, tirePageIn } from './tireStepAddress.ts';

describe('the address of a page of the tire hotel', () => {
  it.each(tirePages)('names %s in a reversible way', (page) => {
    expect(tirePageIn(searchOfTirePage('', page))).toBe(page);
  });

  it('keeps its other parameters', () => {
    expect(searchOfTirePage('?utm_source=mail&step=code', 'loggedIn')).toBe('?utm_source=mail&step=vehicle');
  });

  it('names nothing for the search', () => {
    expect(searchOfTirePage('?step=code', 'search')).toBe('');
    expect(['', '?step=', '?step=admin', '?step=toString'].map(tirePageIn)).toEqual(Array(4).fill('search'));
  });
});
