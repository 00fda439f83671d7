import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemBil: SiteConfig = {
  name: 'polhem-bil',
  displayName: 'Polhem Bil',
  hosts: ['polhem-bil.example', 'www.polhem-bil.example'],
  bareHost: 'polhem-bil.example',
  languages: ['sv', 'en'],
  currency: 'SEK',
  distanceUnit: 'mil',
  distanceUnits: { en: 'km' },
  timeZone: 'Europe/Stockholm',
  locales: { sv: 'sv-SE', en: 'en-150' },
  fonts: {
    display: { family: 'schibsted-grotesk', weights: [500, 700] },
    text: { family: 'hanken-grotesk', weights: [400, 700] },
  },
  features: { stock: true, carStore: false },
  consent: 'builtin',
  thirdParties: ['youtube', 'leadForm'],
  contacts: [{ siteName: 'Polhem Bil', siteEmail: 'hej@polhem.example' }],
  carBuyer: { name: 'Polhem Bil inköp', address: 'inkop@polhem.example' },
  facets: carFacets,
  sorts: carSorts,
};
