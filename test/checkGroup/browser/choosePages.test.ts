import { expect, it } from '@jest/globals';
import type { PageKind } from '../crawl/pageKind.ts';
import { choosePages } from './choosePages.ts';

const visit = (path: string, kind: PageKind, language: string, site = 'harbour-bil') => ({
  site,
  path,
  kind,
  language: { language },
});

it('one page of each kind is chosen while languages take turns', () => {
  const visits = [
    visit('/', 'start', 'nb'),
    visit('/en', 'start', 'en'),
    visit('/biler', 'cars', 'nb'),
    visit('/en/cars', 'cars', 'en'),
    visit('/en/cars/volvo', 'cars', 'en'),
    visit('/om', 'content', 'nb'),
    visit('/personvern', 'privacy', 'nb'),
  ];
  expect(choosePages(visits).map(({ path }) => path)).toEqual(['/', '/en/cars', '/om', '/personvern']);
});

it('each site has its own choice', () => {
  const visits = [visit('/', 'start', 'nb'), visit('/', 'start', 'sv', 'harbour-truck')];
  expect(choosePages(visits).map(({ site }) => site)).toEqual(['harbour-bil', 'harbour-truck']);
});
