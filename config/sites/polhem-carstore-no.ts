import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemCarstoreNo: SiteConfig = {
  name: 'polhem-carstore-no',
  displayName: 'Polhem Carstore Norge',
  hosts: ['polhem-carstore-no.example', 'www.polhem-carstore-no.example'],
  languages: ['nb'],
  currency: 'NOK',
  distanceUnit: 'km',
  timeZone: 'Europe/Oslo',
  locales: { nb: 'nb-NO' },
  fonts: {
    display: { family: 'figtree', weights: [400, 700] },
    text: { family: 'figtree', weights: [400, 700] },
  },
  features: { stock: true, carStore: true },
  icons: { folder: 'icons/carstore', color: '#3a35b8' },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Carstore Norge', siteEmail: 'carstore.no@polhem.example' }],
  carBuyer: { name: 'Polhem Carstore innkjøp', address: 'innkjop.carstore@polhem.example' },
  facets: carFacets,
  sorts: carSorts,
  carDetailLayout: 'alternate',
};
