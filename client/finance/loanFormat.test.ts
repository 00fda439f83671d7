import { expect, it } from '@jest/globals';
import { testSite } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loanFormat } from './loanFormat.ts';

it.each([
  ['the compounded rate', {}, '7.29%'],
  ['twelve times the monthly rate where the law of the country says so', { rate: 'nominal' as const }, '7.06%'],
])('shows %s', (_what, credit, shown) => {
  const site = { ...testSite, language: 'en-US', locale: 'en-US', credit };
  expect(loanFormat(site).effectiveRate(7.29)).toBe(shown);
});
