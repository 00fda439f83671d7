import type { ValueLabels } from '../catalogue/vocabulary.ts';
import type { ListFacetConfig } from '../catalogue/listState.ts';
import type { LoanFigure } from '../finance/loanDisclaimer.ts';
import type { PhonePlan } from '../kit/nationalPhone.ts';
import type { PagePlate, SitePlates } from './plateTypes.ts';
import type { SitePostcodes } from './postcodeTypes.ts';
import type { MapTiles } from '../places/MapTiles.ts';
import type { SiteLook } from './SiteLook.ts';

/** Languages the product has built-in texts for. */
export const languages = ['sv', 'en', 'nb', 'fi', 'sk', 'de'] as const;
export type Language = (typeof languages)[number];

/** Whose content pages can embed: videos, and forms that take leads. */
export type ThirdParty = 'youtube' | 'leadForm';

/** ISO 4217 code. */
export type Currency = string;
export type DistanceUnit = 'mil' | 'km' | 'miles';

/** A site's finance provider: quotes show on its cars' pages in English. */
export interface SiteFinance {
  /** The dealer key of every dealer of the site that has none of its own. */
  dealerKey: string;
  /** Keys of dealers, by car_site_id. */
  dealerKeys?: Record<string, string>;
  /** The provider's pages; the dealer key and the quote reference are added to their query. */
  reserveUrl: string;
  partExchangeUrl: string;
  /** Price that is quoted: car_retail_price ('retail', the default) or the price on the car's page ('asked'). */
  quotePrice?: 'retail' | 'asked';
}

/** Terms of a site's loans, for cars whose feed has no loan of their own. */
export interface SiteLoanTerms {
  /** Name of the loan, in the site's first language; the page's own word when left out. */
  title?: string;
  /** Nominal, of a year: 5.95 means 5.95 %. */
  interestRate: number;
  /** Once, in whole units of currency. */
  startFee?: number;
  /** With every payment. */
  invoiceFee?: number;
  /** Offered periods. Percent of the price: what is left at the end, and the smallest and largest deposit. */
  durations: { months: number; residualPercent?: number; minDepositPercent?: number; maxDepositPercent?: number }[];
  /** Months of the example; the longest period when left out. */
  defaultMonths?: number;
  /** With the numbered places of loanDisclaimerOrder. */
  disclaimer?: string;
  description?: string;
}

/** A site's form that orders work on a car or a motorcycle. */
export interface SiteServiceRequest {
  /** The one dealer of motorcycles. */
  motorcycleDealer: { siteName: string; siteEmail: string };
}

/** A department or company that gets messages from the contact form. */
export interface SiteContact {
  siteName: string;
  siteEmail: string;
}

/** How the law of a country wants credit to be shown. */
export interface SiteCredit {
  /** Languages of pages with the warning of consumer credit in full; none when left out. */
  warning?: readonly Language[];
  /** What a credit costs altogether; without the deposit when left out. */
  total?: 'withDeposit' | 'withoutDeposit';
  /** Digits of an effective rate after the point, at most; two when left out, one on pages in English. */
  rateDigits?: number;
  /** Place of the loan example in a list with monthly costs: once per list, or on each card (default). */
  example?: 'list' | 'card';
}

/** Parts of the product that a site has. One that is left out, but for forms, it has not. */
export interface SiteFeatures {
  /** Cars and dealers. */
  stock: boolean;
  /** Cars are sold with deductible VAT. */
  carStore: boolean;
  /** Workshop booking. */
  booking?: boolean;
  tireHotel?: boolean;
  /** Forms that visitors send. */
  forms?: boolean;
}

/** Logo of a site. */
export interface SiteLogoPicture {
  /** Address below /media of the logo for light ground. */
  src: string;
  /** The logo for dark ground; when left out, the token logo-on-dark says how `src` shows there. */
  onDark?: string;
  /** px; 150 by 55 when left out. */
  width?: number;
  height?: number;
}

/** Settings of a site, from its file in the group's folder. */
export interface SiteConfig {
  /** Unique; also the value of data-site, the content folder and the suffix of the search indexes. */
  name: string;
  displayName: string;
  /** Company that stores submitted data, for texts of consent: "Fjord Bil AS". The displayName by default. */
  company?: string;
  /** Host names (without port) that select this site. <name>.localhost selects it too. */
  hosts: string[];
  /** Scheme and host of canonical addresses, sitemaps and shared links; https and bareHost, or the first host, by default. */
  origin?: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** The first is the default and has no path segment; each other one is the first path segment. */
  languages: [Language, ...Language[]];
  currency: Currency;
  /** Unit of the stock's distances. */
  distanceUnit: DistanceUnit;
  /** Unit that pages of a language show in place of distanceUnit: { en: 'km' }. */
  distanceUnits?: Partial<Record<Language, DistanceUnit>>;
  /** What the numbers of car_power count in the site's stock; hp when left out. */
  powerUnit?: 'hp' | 'kW';
  /** IANA name, for opening hours and dates. */
  timeZone: string;
  plates: SitePlates;
  postcodes: SitePostcodes;
  /** Countries (ISO 3166-1 alpha-2, lower case) whose towns maps name too. */
  neighbours: readonly string[];
  phone: PhonePlan;
  credit: SiteCredit;
  /** Countries (ISO 3166-1 alpha-2, lower case) whose mobile numbers get text messages. */
  textedCountries: readonly string[];
  /** BCP 47 tag for Intl, per language: { sv: 'sv-SE' }. */
  locales: Partial<Record<Language, string>>;
  look: SiteLook;
  features: SiteFeatures;
  /**
   * Folder below /media with icons: favicon.svg, favicon.ico, apple-touch-icon.png (180 px), icon-192.png, icon-512.png
   * and icon-maskable-512.png. Those that it lacks are made from the others; without a folder, from the site's initial.
   */
  icons?: { folder: string };
  /** Shown where editors name none in MainNavigation; the site's name when left out. */
  logo?: SiteLogoPicture;
  /** Address below /media of the picture of shared pages that have none of their own; the site's name when left out. */
  shareImage?: string;
  /** How consent to third parties is asked: by our own banner, by one that sets the same events, or not at all. */
  consent: 'builtin' | 'external' | 'none';
  /** Third parties whose content the site's pages may embed; the tag manager comes with its id. None by default. */
  thirdParties?: ThirdParty[];
  /** Tag manager of all pages that name none themselves: "GTM-ABC123". */
  gtmId?: string;
  /** Host whose www form moves to it, when one does. */
  bareHost?: string;
  /** Facets of the car list in their order. */
  facets: ListFacetConfig[];
  /** Sorts of the car list in their order; the first is the default. */
  sorts: { name: string; textKey: string }[];
  /** Order of a dealer's latest arrivals; newest first when it is left out. */
  latestArrivalsSort?: string;
  /** Address of a brand's logo, {code} for its brand_code: "/media/brands/{code}.svg". Without it brands are named. */
  brandLogos?: string;
  /** Left out: no quotes. */
  finance?: SiteFinance;
  /** Whom to tell of a vulnerability: a mail address, or an https address of a page. Without it there is no security.txt. */
  securityContact?: string;
  /** Who buys cars from visitors: gets the mails of the form that sells one. A site with stock needs it. */
  carBuyer?: { name: string; address: string };
  /** Left out: no such form. */
  serviceRequest?: SiteServiceRequest;
  /** Recipients of the contact form, offered before the site's dealers. A site without stock needs some for the form. */
  contacts?: SiteContact[];
  /** Left out: cars without a loan in the feed show none. */
  loanTerms?: SiteLoanTerms;
  /** Which figure of a loan {0}, {1} … of its disclaimer name; the documented order when left out. */
  loanDisclaimerOrder?: LoanFigure[];
  /**
   * Whether a campaign's ordinary price is struck through though the lowest price of the last 30 days is not known.
   * Hidden when left out, as the EU's price indication directive (98/6/EC, article 6a) wants it.
   */
  struckPriceWithoutHistory?: 'show' | 'hide';
  /**
   * The page of a car: on the alternate layout its equipment is cut at 190 px, not at 50, before it is opened.
   * Standard when left out.
   */
  carDetailLayout?: 'standard' | 'alternate';
}

/** Text messages about a workshop booking: its confirmation alone, or a reminder on the day before too. */
export type SmsNotice = 'confirmation' | 'reminder';

/** Bookings whose customers get their link by mail. */
export type MailedBookings = 'workshop' | 'wheelChange';

/** Messages about bookings that this server sends to customers. */
export interface CustomerNotices {
  /** By text message; null for nothing. */
  smsNotice: SmsNotice | null;
  mailedBookings: readonly MailedBookings[];
}

/** Everything of the site that a page needs, in the store of one request. Serialisable. */
export interface SiteContext {
  name: string;
  displayName: string;
  company?: string;
  language: Language;
  languages: Language[];
  /** "" for the default language, else "/en". */
  basePath: string;
  /** Scheme and host of the site, for canonical and Open Graph links: "https://host". */
  origin: string;
  locale: string;
  /** Country of the site in lower case (ISO 3166-1 alpha-2), the same in all its languages. */
  country: string;
  currency: Currency;
  /** Unit of the stock: of facet values, addresses and leads. */
  distanceUnit: DistanceUnit;
  /** Unit that pages show, where it is not the stock's. */
  displayDistanceUnit?: DistanceUnit;
  timeZone: string;
  plate: PagePlate;
  /** Addresses have the postcode behind the town; absent where it is in front. */
  postcodeAfterTown?: true;
  /** How national numbers are written; absent on pages for readers who may call from abroad. */
  phonePlan?: PhonePlan;
  credit: SiteCredit;
  features: SiteConfig['features'];
  /** The brand colour: "#0b4f49". */
  color?: string;
  logo?: Pick<SiteLogoPicture, 'src' | 'width' | 'height'>;
  /** Themes that pages of the site may choose; absent for none. */
  pageThemes?: string[];
  consent: SiteConfig['consent'];
  thirdParties?: ThirdParty[];
  gtmId?: string;
  /** Map tiles of another host; without, the server draws them itself (ownMapTiles). */
  map?: MapTiles;
  /** What customers of workshops with a mobile number get by text message; absent for nothing. */
  smsNotice?: SmsNotice;
  /** Bookings that this server mails about; absent for none: no mail may be promised then. */
  mailedBookings?: readonly MailedBookings[];
  facets: SiteConfig['facets'];
  sorts: SiteConfig['sorts'];
  /** Labels of facet values in the page's language; absent where the stock delivers that language. */
  valueLabels?: ValueLabels;
  latestArrivalsSort?: string;
  brandLogos?: string;
  finance?: SiteFinance;
  serviceRequest?: SiteServiceRequest;
  contacts?: SiteContact[];
  struckPriceWithoutHistory?: 'show' | 'hide';
  loanDisclaimerOrder?: LoanFigure[];
  carDetailLayout?: 'standard' | 'alternate';
}

/** Dictionary texts by key. */
export type Texts = Record<string, string>;

/** The product's own wordings by language: what shows where the content platform has no text for a key. */
export type BuiltInTexts = Readonly<Record<Language, Texts>>;
