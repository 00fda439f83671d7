import type { EngineName } from '../browser/engines/EngineName.ts';

/** Addresses and inputs of a site's journeys. */
export interface TestedSite {
  name: string;
  paths: {
    list: string;
    car: string;
    dealers: string;
    dealer: string;
    booking: string;
    sell: string;
    contact: string;
    saved: string;
    tireHotel?: string;
    stories?: string;
    serviceRequest?: string;
    /** Page of a booking's link. */
    bookingLink?: string;
  };
  /** Another language of the start page. */
  otherLanguage?: string;
  /** A vehicle for each engine: a car can have only one booking at a time. */
  plates: Record<EngineName, string>;
  /** A town with workshops. */
  town: string;
  /** A valid phone number of the country. */
  phone: string;
}

/** Two sites of different countries, whose numbers, prices and dates differ. */
export const testedSites: TestedSite[] = [
  {
    name: 'polhem-bil',
    paths: {
      list: '/bilar',
      car: '/bil/410658/volvo-xc40-b3-2021',
      dealers: '/anlaggningar',
      dealer: '/anlaggning/polhem-bil-uppsala',
      booking: '/verkstad/boka',
      sell: '/salj-bil',
      contact: '/kontakt',
      saved: '/sparade',
      bookingLink: '/verkstad/bokning',
      tireHotel: '/dackhotell',
      stories: '/nyheter',
    },
    otherLanguage: 'en',
    plates: { chromium: 'ABC124', firefox: 'POL26K', webkit: 'ABC123' },
    town: 'Uppsala',
    phone: '070 123 45 67',
  },
  {
    name: 'polhem-bil-no',
    paths: {
      list: '/biler',
      car: '/bil/411297/volvo-v60-b4-diesel-2021',
      dealers: '/anlegg',
      dealer: '/anlegget/polhem-bil-oslo',
      booking: '/verksted/bestill',
      sell: '/selg-bil',
      contact: '/kontakt',
      saved: '/lagret',
      serviceRequest: '/verksted/bestill-time',
    },
    plates: { chromium: 'AB12346', firefox: 'AB12345', webkit: 'AB12347' },
    town: 'Oslo',
    phone: '912 34 567',
  },
];

/** Customers of the tire hotel: the code of each is in a text message to the phone. */
export const tireHotelCustomers: Record<EngineName, { plate: string; phone: string }> = {
  chromium: { plate: 'DEMO03', phone: '+46701740607' },
  firefox: { plate: 'POL26K', phone: '+46701740605' },
  webkit: { plate: 'DEMO02', phone: '+46701740606' },
};
