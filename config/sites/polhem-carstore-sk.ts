import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemCarstoreSk: SiteConfig = {
  name: 'polhem-carstore-sk',
  displayName: 'Polhem Carstore Slovensko',
  hosts: ['polhem-carstore-sk.example', 'www.polhem-carstore-sk.example'],
  languages: ['sk'],
  currency: 'EUR',
  distanceUnit: 'km',
  powerUnit: 'kW',
  timeZone: 'Europe/Bratislava',
  locales: { sk: 'sk-SK' },
  fonts: {
    display: { family: 'figtree', weights: [400, 700] },
    text: { family: 'figtree', weights: [400, 700] },
  },
  features: { stock: true, carStore: true },
  icons: { folder: 'icons/carstore', color: '#3a35b8' },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Carstore Slovensko', siteEmail: 'carstore.sk@polhem.example' }],
  carBuyer: { name: 'Polhem Carstore výkup', address: 'vykup.carstore@polhem.example' },
  facets: carFacets,
  sorts: carSorts,
  carDetailLayout: 'alternate',
};
