import { expect, it } from '@jest/globals';
import { comparableAddress, pageKind } from './pageKind.ts';

const german = {
  language: 'de',
  base: '/de',
  texts: { pathToCarList: 'autos', pathToCarDetail: 'auto', pathToSiteList: 'standorte', pathToContact: 'über-uns' },
  templates: new Map([
    ['/de/neues', 'StoriesIndexPage'],
    ['/de/neues/messe', 'Story'],
  ]),
};

it.each([
  ['/de', 'start'],
  ['/de/', 'start'],
  ['/de/autos?page=2', 'cars'],
  ['/de/autos/volvo', 'cars'],
  ['/de/auto/volvo-v60-123', 'car'],
  ['/de/standorte', 'dealers'],
  ['/de/standorte/mehr', 'content'],
  ['/de/%C3%BCber-uns', 'contact'],
  ['/de/Neues', 'stories'],
  ['/de/neues/messe', 'story'],
  ['/de/impressum', 'content'],
])('the page at %s is of the kind "%s"', (address, kind) => {
  expect(pageKind(address, german)).toBe(kind);
});

it('an address that cannot be decoded is compared as written', () => {
  expect(comparableAddress('/50%/')).toBe('/50%');
});
