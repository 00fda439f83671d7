import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemCarstoreFi: SiteConfig = {
  name: 'polhem-carstore-fi',
  displayName: 'Polhem Carstore Suomi',
  hosts: ['polhem-carstore-fi.example', 'www.polhem-carstore-fi.example'],
  languages: ['fi', 'sv'],
  currency: 'EUR',
  distanceUnit: 'km',
  timeZone: 'Europe/Helsinki',
  locales: { fi: 'fi-FI', sv: 'sv-FI' },
  fonts: {
    display: { family: 'figtree', weights: [400, 700] },
    text: { family: 'figtree', weights: [400, 700] },
  },
  features: { stock: true, carStore: true },
  icons: { folder: 'icons/carstore', color: '#3a35b8' },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Carstore Suomi', siteEmail: 'carstore.fi@polhem.example' }],
  carBuyer: { name: 'Polhem Carstore ostot', address: 'ostot.carstore@polhem.example' },
  facets: carFacets,
  sorts: carSorts,
  carDetailLayout: 'alternate',
};
