import { describe, expect, it } from '@jest/globals';
import { indexFor, sitesWithStock } from './indexFor.ts';

describe('indexFor', () => {
  it('names an index of cars and one of dealers for every site with a stock', () => {
    const names = sitesWithStock.flatMap((site) => [indexFor(site, 'vehicles'), indexFor(site, 'sites')]);
    expect(sitesWithStock).toHaveLength(7);
    expect(new Set(names).size).toBe(14);
    expect(names.filter((name) => name.startsWith('vehicles_'))).toHaveLength(7);
    expect(names.filter((name) => name.startsWith('sites_'))).toHaveLength(7);
  });

  it.each(['nope', '', 'polhem-trucks', 'vehicles_polhem-bil', '__proto__'])('throws for the site "%s"', (site) => {
    expect(() => indexFor(site, 'vehicles')).toThrow(`The site "${site}" has no search index`);
  });
});
