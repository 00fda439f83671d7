import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemCarstoreSe: SiteConfig = {
  name: 'polhem-carstore-se',
  displayName: 'Polhem Carstore',
  hosts: ['polhem-carstore-se.example', 'www.polhem-carstore-se.example'],
  languages: ['sv'],
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
  locales: { sv: 'sv-SE' },
  fonts: {
    display: { family: 'figtree', weights: [400, 700] },
    text: { family: 'figtree', weights: [400, 700] },
  },
  features: { stock: true, carStore: true },
  icons: { folder: 'icons/carstore', color: '#3a35b8' },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Carstore', siteEmail: 'carstore@polhem.example' }],
  carBuyer: { name: 'Polhem Carstore inköp', address: 'inkop.carstore@polhem.example' },
  facets: carFacets,
  sorts: carSorts,
  carDetailLayout: 'alternate',
};
