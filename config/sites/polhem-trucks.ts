import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

export const polhemTrucks: SiteConfig = {
  name: 'polhem-trucks',
  displayName: 'Polhem Trucks',
  hosts: ['polhem-trucks.example', 'www.polhem-trucks.example'],
  languages: ['sv', 'en'],
  currency: 'SEK',
  distanceUnit: 'mil',
  distanceUnits: { en: 'km' },
  timeZone: 'Europe/Stockholm',
  locales: { sv: 'sv-SE', en: 'en-150' },
  fonts: {
    display: { family: 'archivo', weights: [500, 700] },
    text: { family: 'hanken-grotesk', weights: [400, 700] },
  },
  features: { stock: false, carStore: false },
  icons: { folder: 'icons/trucks', color: '#8f2a17' },
  consent: 'builtin',
  contacts: [
    { siteName: 'Polhem Trucks', siteEmail: 'trucks@polhem.example' },
    { siteName: 'Polhem Trucks Service', siteEmail: 'trucks.service@polhem.example' },
  ],
  facets: [],
  sorts: [],
};
