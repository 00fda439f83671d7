import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

export const polhemGroup: SiteConfig = {
  name: 'polhem-group',
  displayName: 'Polhem Group',
  hosts: ['polhem-group.example', 'www.polhem-group.example'],
  languages: ['en', 'sv'],
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
  locales: { en: 'en-150', sv: 'sv-SE' },
  fonts: {
    display: { family: 'schibsted-grotesk', weights: [500, 700] },
    text: { family: 'hanken-grotesk', weights: [400, 700] },
  },
  features: { stock: false, carStore: false },
  consent: 'builtin',
  contacts: [
    { siteName: 'Polhem Group', siteEmail: 'group@polhem.example' },
    { siteName: 'Polhem Bil', siteEmail: 'hej@polhem.example' },
    { siteName: 'Polhem Bil Norge', siteEmail: 'hei@polhem.example' },
    { siteName: 'Polhem Motors', siteEmail: 'hello@polhem.example' },
    { siteName: 'Polhem Carstore', siteEmail: 'carstore@polhem.example' },
    { siteName: 'Polhem Trucks', siteEmail: 'trucks@polhem.example' },
    { siteName: 'Polhem Auctions', siteEmail: 'auctions@polhem.example' },
  ],
  facets: [],
  sorts: [],
};
