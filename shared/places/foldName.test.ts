import { describe, expect, it } from '@jest/globals';
import { foldName } from './foldName.ts';

describe('foldName', () => {
  it.each([
    ['Göteborg', 'goteborg'],
    ['ÅRE', 'are'],
    ['Tønsberg', 'tonsberg'],
    ['Mo i Rana', 'mo i rana'],
    ['Žilina', 'zilina'],
    ['S:t Michel', 's:t michel'],
    ['St. Ives', 'st ives'],
    ['Uppsala-Näs ', 'uppsala nas'],
  ])('makes %s comparable as %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});
