import { describe, expect, it } from '@jest/globals';
import { coverStyles } from './coverStyles.ts';

describe('coverStyles()', () => {
  it('links one sheet that meets all needs rather than the smallest for each', () => {
    expect(coverStyles([['stories', 'content'], ['content'], ['forms', 'content']])).toEqual(['content']);
  });

  it('takes the smallest of sheets that meet the same needs', () => {
    expect(coverStyles([['stories', 'content']])).toEqual(['stories']);
  });

  it('links several sheets where no one meets all needs, and none without needs', () => {
    expect(coverStyles([['car'], ['forms'], ['car', 'list']])).toEqual(['car', 'forms']);
    expect(coverStyles([])).toEqual([]);
  });
});
