import { expect, it } from '@jest/globals';
import { compareVersions } from './compareVersions.ts';

it('compareVersions() orders by numbers instead of characters', () => {
  const versions = ['0.10.0', '1.0.0', '0.2.1', '0.2.0', '0.9.12'];
  expect(versions.sort(compareVersions)).toEqual(['0.2.0', '0.2.1', '0.9.12', '0.10.0', '1.0.0']);
});

it('compareVersions() returns 0 when two versions are equal', () => {
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});
