import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

export const polhemAuctions: SiteConfig = {
  name: 'polhem-auctions',
  displayName: 'Polhem Auctions',
  hosts: ['polhem-auctions.example', 'www.polhem-auctions.example'],
  languages: ['sv'],
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
  locales: { sv: 'sv-SE' },
  fonts: {
    display: { family: 'newsreader', weights: [500, 700] },
    text: { family: 'hanken-grotesk', weights: [400, 700] },
  },
  features: { stock: false, carStore: false },
  icons: { folder: 'icons/auctions', color: '#131d21' },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Auctions', siteEmail: 'auctions@polhem.example' }],
  facets: [],
  sorts: [],
};
