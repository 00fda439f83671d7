import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemMotorsUk: SiteConfig = {
  name: 'polhem-motors-uk',
  displayName: 'Polhem Motors',
  hosts: ['polhem-motors-uk.example', 'www.polhem-motors-uk.example'],
  languages: ['en'],
  currency: 'GBP',
  distanceUnit: 'miles',
  timeZone: 'Europe/London',
  locales: { en: 'en-GB' },
  fonts: { display: 'instrument-sans', text: 'hanken-grotesk' },
  features: { stock: true, carStore: false },
  consent: 'builtin',
  facets: carFacets,
  sorts: carSorts,
};
