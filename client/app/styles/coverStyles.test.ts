import { describe, expect, it } from '@jest/globals';
import { coverStyles } from './coverStyles.ts';

describe('coverStyles()', () => {
  it('links one sheet that meets all needs rather than the smallest for each', () => {
    expect(coverStyles([['stories', 'content'], ['content'], ['forms', 'content']])).toEqual(['content']);
  });

  it('takes the smallest of sheets that meet the same needs', () => {
    expect(coverStyles([['stories', 'content']])).toEqual(['stories']);
  });

  it('links several sheets where none meets all needs', () => {
    expect(coverStyles([['car'], ['forms'], ['car', 'list']])).toEqual(['car', 'forms']);
  });

  it('links no sheet without needs', () => {
    expect(coverStyles([])).toEqual([]);
  });
});
