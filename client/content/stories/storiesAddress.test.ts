import { describe, expect, it } from '@jest/globals';
import { choiceAddress, maxPages, readChoice, tagParameters } from './storiesAddress.ts';

describe('the address of a list of stories', () => {
  it('is read back to the same choice', () => {
    const address = choiceAddress('/nyheter', ['elbil', 'däck & fälg'], 3);
    expect(readChoice(address.slice('/nyheter'.length))).toEqual({ tags: ['elbil', 'däck & fälg'], page: 3 });
  });

  it('is plain without a choice', () => {
    expect(choiceAddress('/nyheter', [], 1)).toBe('/nyheter');
  });

  it('leaves the tags to the editor unless it says otherwise', () => {
    expect(readChoice('').tags).toBeNull();
    expect(readChoice('?tag=').tags).toEqual([]);
    expect(choiceAddress('/', tagParameters([], true), 1)).toBe('/?tag=');
    expect(tagParameters([], false)).toEqual([]);
  });

  it.each(['0', '-3', 'x', '1.5', ''])('takes page "%s" for the first', (page) => {
    expect(readChoice(`?page=${page}`).page).toBe(1);
  });

  it('goes no deeper than a page can fetch at once', () => {
    expect(readChoice('?page=99999').page).toBe(maxPages);
  });
});
