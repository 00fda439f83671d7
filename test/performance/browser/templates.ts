import { restoredBooking } from '../../fixtures/booking/bookingDraft.ts';
import { bookingInteractions, formInteractions, tireHotelInteractions } from './formInteractions.ts';
import { carInteractions, dealerInteractions, listInteractions, siteInteractions } from './pageInteractions.ts';
import type { PageInteraction } from './pageInteractions.ts';

/** Content pages have the smaller script budget. */
type Kind = 'content' | 'application';

export interface Template {
  name: string;
  kind: Kind;
  /**
   * Relative to the site.
   * "$car", "$sold", "$dealer", "$story" and "$cars" are filled in from the running site.
   */
  path: string;
  /** Returns 404 by design. */
  isMissing?: boolean;
  /** Asks search engines to leave it out by design. */
  isUnlisted?: boolean;
  /** Entries of the tab's session storage. */
  stored?: Record<string, string>;
  /** Logs in to the tire hotel first; needs the data folder of the server. */
  isLoggedIn?: boolean;
  /** Visible when the page is complete. */
  ready?: string;
  interactions?: PageInteraction[];
}

export interface MeasuredSite {
  name: string;
  listPath: string;
  dealersPath: string;
  templates: Template[];
}

const booking = (state: number, more?: object): Record<string, string> => ({
  serviceBooking: restoredBooking(state, more),
});

/** Pages that every site has. */
function commonTemplates(paths: {
  content: string;
  list: string;
  dealers: string;
  compare: string;
  sell: string;
}): Template[] {
  return [
    { name: 'start', kind: 'content', path: '/', interactions: siteInteractions },
    { name: 'content', kind: 'content', path: paths.content, interactions: siteInteractions },
    { name: 'list', kind: 'application', path: paths.list, interactions: listInteractions },
    {
      name: 'filtered',
      kind: 'application',
      path: `${paths.list}/volvo?car_price=1-9999999`,
      isUnlisted: true,
      interactions: listInteractions,
    },
    { name: 'car', kind: 'application', path: '$car', interactions: carInteractions },
    { name: 'dealers', kind: 'application', path: paths.dealers, interactions: dealerInteractions },
    { name: 'dealer', kind: 'application', path: '$dealer', interactions: siteInteractions },
    {
      name: 'compare',
      kind: 'application',
      path: `/${paths.compare}?cars=$cars`,
      isUnlisted: true,
      ready: '.compare-table',
    },
    {
      name: 'sell',
      kind: 'application',
      path: paths.sell,
      ready: '.sell-photo-add',
      interactions: formInteractions.sell,
    },
    {
      name: 'missing',
      kind: 'content',
      path: '/no-such-page',
      isMissing: true,
      isUnlisted: true,
      interactions: siteInteractions,
    },
  ];
}

/** The measured pages: all kinds on the Swedish site, the common ones in two more languages. */
export const measuredSites: MeasuredSite[] = [
  {
    name: 'polhem-bil',
    listPath: '/bilar',
    dealersPath: '/anlaggningar',
    templates: [
      ...commonTemplates({
        content: '/finansiering/billan',
        list: '/bilar',
        dealers: '/anlaggningar',
        compare: 'jamfor',
        sell: '/salj-bil',
      }),
      { name: 'story', kind: 'content', path: '$story', interactions: siteInteractions },
      { name: 'sold', kind: 'application', path: '$sold', isUnlisted: true },
      {
        name: 'booking',
        kind: 'application',
        path: '/verkstad/boka',
        ready: '.plate-field',
        interactions: bookingInteractions.car,
      },
      {
        name: 'booking-services',
        kind: 'application',
        path: '/verkstad/boka?step=services',
        stored: booking(2, { services: {} }),
        ready: '.offer',
        interactions: bookingInteractions.offers,
      },
      {
        name: 'booking-addons',
        kind: 'application',
        path: '/verkstad/boka?step=addons',
        stored: booking(3, { hasAddons: null }),
        ready: '.offers-single .offer',
        interactions: bookingInteractions.offers,
      },
      {
        name: 'booking-workshop',
        kind: 'application',
        path: '/verkstad/boka?step=workshop',
        stored: booking(4),
        ready: '.workshop-card-first',
        interactions: bookingInteractions.workshop,
      },
      {
        name: 'tirehotel',
        kind: 'application',
        path: '/dackhotell',
        ready: '.plate-field',
        interactions: tireHotelInteractions,
      },
      {
        name: 'tirehotel-vehicle',
        kind: 'application',
        path: '/dackhotell',
        isLoggedIn: true,
        stored: { tireHotel: JSON.stringify({ page: 'loggedIn', status: 0 }) },
        ready: '.tire-vehicle',
      },
    ],
  },
  {
    name: 'polhem-bil-no',
    listPath: '/biler',
    dealersPath: '/anlegg',
    templates: [
      ...commonTemplates({
        content: '/om-oss',
        list: '/biler',
        dealers: '/anlegg',
        compare: 'sammenlign',
        sell: '/selg-bil',
      }),
      {
        name: 'service-request',
        kind: 'application',
        path: '/verksted/bestill-time',
        ready: '.multi-select',
        interactions: formInteractions.serviceRequest,
      },
    ],
  },
  {
    name: 'polhem-carstore-sk',
    listPath: '/auta',
    dealersPath: '/predajne',
    templates: commonTemplates({
      content: '/ako-to-funguje',
      list: '/auta',
      dealers: '/predajne',
      compare: 'porovnat',
      sell: '/predajte-auto',
    }),
  },
];
