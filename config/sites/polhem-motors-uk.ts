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
  fonts: {
    display: { family: 'instrument-sans', weights: [500, 700] },
    text: { family: 'hanken-grotesk', weights: [400, 700] },
  },
  features: { stock: true, carStore: false },
  consent: 'builtin',
  contacts: [{ siteName: 'Polhem Motors', siteEmail: 'hello@polhem.example' }],
  carBuyer: { name: 'Polhem Motors buying team', address: 'buying.uk@polhem.example' },
  facets: carFacets,
  sorts: carSorts,
  finance: {
    dealerKey: 'PM-GROUP-7F21',
    dealerKeys: {
      '3001': 'PM-REA-A20C',
      '3002': 'PM-GUI-3BA9',
      '3003': 'PM-BRI-7A24',
      '3004': 'PM-BIR-AD25',
      '3005': 'PM-CAM-56F2',
      '3006': 'PM-LEE-5901',
      '3007': 'PM-MAN-7E66',
      '3008': 'PM-EDI-E276',
    },
    reserveUrl: 'https://finance.example/reserve',
    partExchangeUrl: 'https://finance.example/part-exchange',
    quotePrice: 'asked',
  },
};
