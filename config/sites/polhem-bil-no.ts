import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';

export const polhemBilNo: SiteConfig = {
  name: 'polhem-bil-no',
  displayName: 'Polhem Bil Norge',
  hosts: ['polhem-bil-no.example', 'www.polhem-bil-no.example'],
  languages: ['nb'],
  currency: 'NOK',
  distanceUnit: 'km',
  timeZone: 'Europe/Oslo',
  locales: { nb: 'nb-NO' },
  fonts: {
    display: { family: 'schibsted-grotesk', weights: [500, 700] },
    text: { family: 'hanken-grotesk', weights: [400, 700] },
  },
  features: { stock: true, carStore: false },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Bil Norge', siteEmail: 'hei@polhem.example' }],
  carBuyer: { name: 'Polhem Bil Norge innkjøp', address: 'innkjop.no@polhem.example' },
  serviceRequest: { motorcycleDealer: { siteName: 'Polhem MC Oslo', siteEmail: 'mc.oslo@polhem.example' } },
  facets: carFacets,
  sorts: carSorts,
};
