import { describe, expect, it } from '@jest/globals';
import { matchPage } from './matchPage.ts';
import { routesOf } from './routes.tsx';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

/** Kind and parameters of the page at a path. */
function match(path: string, basePath = '', texts: Texts = {}): [string, object] {
  const { route, params } = matchPage(
    routesOf({ context: { basePath }, texts: { ...dictionaryTexts('sv'), ...texts } }),
    path,
  );
  return [route.name, params];
}

describe('the page of a path', () => {
  it.each([
    ['/', 'content', { '*': '' }],
    ['/kontakt/oss', 'content', { '*': 'kontakt/oss' }],
    ['/bilar', 'carList', {}],
    ['/bilar/', 'carList', {}],
    ['/bilar/volvo/xc60', 'carList', { brand: 'volvo', model: 'xc60' }],
    ['/BILAR/Citro%C3%ABn/c5', 'carList', { brand: 'Citroën', model: 'c5' }],
    ['/bilar/citroën', 'carList', { brand: 'citroën' }],
    ['/bilar/a/b/c', 'content', { '*': 'bilar/a/b/c' }],
    ['/bilarna/volvo', 'content', { '*': 'bilarna/volvo' }],
    ['/bil/7', 'carDetail', { carId: '7' }],
    ['/bil/a%2F7/volvo-xc60', 'carDetail', { carId: 'a/7', slug: 'volvo-xc60' }],
    ['/bil', 'content', { '*': 'bil' }],
    ['/bil/7/a/b', 'content', { '*': 'bil/7/a/b' }],
  ])('%s is %s with %j', (path, name, params) => {
    expect(match(path)).toEqual([name, params]);
  });

  it('is found by the words and the segment of its language', () => {
    const texts = { pathToCarList: 'cars', pathToSiteDetail: 'our/dealers' };
    expect(match('/en/cars/volvo', '/en', texts)).toEqual(['carList', { brand: 'volvo' }]);
    expect(match('/en/our/dealers/lund', '/en', texts)).toEqual(['dealerDetail', { slug: 'lund' }]);
    expect(match('/en', '/en', texts)).toEqual(['content', { '*': '' }]);
  });

  it('is the one whose words are the most specific', () => {
    const texts = { pathToCompare: 'bilar/jamfor' };
    expect(match('/bilar/jamfor', '', texts)[0]).toBe('compare');
    expect(match('/bilar/jamfora', '', texts)[0]).toBe('carList');
  });

  it('is found by words that begin with a slash', () => {
    expect(match('/fordon', '', { pathToCarList: '/fordon' })[0]).toBe('carList');
  });

  it.each(['%', '100%', '%E0%A4%A'])('may have a segment %s that cannot be decoded', (segment) => {
    expect(match(`/bilar/${segment}`)).toEqual(['carList', { brand: segment }]);
  });

  it.each(['%00', '%0d%0a', 'volvo%7f', '%2e%2e', '.'])('is no car’s for the segment %s', (segment) => {
    expect(match(`/bilar/${segment}`)[0]).toBe('content');
  });
});

it('the routes of a site are made once for its texts', () => {
  const site = { context: { basePath: '' }, texts: {} };
  expect(routesOf({ ...site })).toBe(routesOf(site));
  expect(routesOf({ ...site, context: { basePath: '/en' } })).not.toBe(routesOf(site));
});
