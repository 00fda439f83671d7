import { describe, expect, it } from '@jest/globals';
import { routeName } from './routeName.ts';

describe('routeName()', () => {
  it.each([
    ['/', 'page'],
    ['/bilar/volvo/v60-123', 'page'],
    ['/api/search', '/api/search'],
    ['/api/mechmate/car/-', '/api/mechmate/car'],
    ['/api/mechmate/ABC123', '/api/mechmate/-'],
    ['/api/tirehotel/authorization/search', '/api/tirehotel/authorization'],
    ['/api/forms/comhub', '/api/forms/comhub'],
    ['/api/forms/anything', '/api/forms'],
    ['/api/maps/tiles/5/17/9.svg', '/api/maps/tiles'],
    ['/api/wp-admin', '/api (unknown)'],
    ['/assets/main-ABC.js', '/assets'],
    ['/media/scaled', '/media'],
    ['/readyz', '/readyz'],
    ['/sitemap-pages.xml', '/robots.txt, /sitemap'],
  ])('gives the path %s the route %s', (path, route) => {
    expect(routeName(path)).toBe(route);
  });

  it('gives a fixed number of names for any number of paths', () => {
    const names = new Set<string>();
    for (let n = 0; n < 2000; n += 1) {
      for (const root of ['', '/api', '/api/mechmate', '/api/tirehotel', '/api/forms', '/media', '/x']) {
        names.add(routeName(`${root}/${String(n)}/${String(n * 7)}`));
      }
    }
    expect(names.size).toBeLessThan(10);
  });
});
