import { describe, expect, it } from '@jest/globals';
import { indexFor } from './indexFor.ts';
import { stockSitesOf } from './stockSitesOf.ts';

describe('indexFor()', () => {
  it('names an index of cars for any site', () => {
    expect(indexFor('fjord-bil', 'vehicles')).toBe('vehicles_fjord-bil');
  });

  it('names an index of dealers for any site', () => {
    expect(indexFor('fjord-bil', 'sites')).toBe('sites_fjord-bil');
  });
});

describe('stockSitesOf()', () => {
  it('names the sites whose features include a stock', () => {
    const site = (name: string, stock: boolean) => ({ name, features: { stock, carStore: false } });
    expect(stockSitesOf([site('fjord-bil', true), site('fjord-trucks', false)])).toEqual(['fjord-bil']);
  });
});
