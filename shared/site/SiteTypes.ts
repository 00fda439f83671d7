import type { VehicleCode } from '../booking/BookingTypes.ts';
import type { ValueLabels } from '../catalogue/ValueLabels.ts';
import type { ListFacetConfig } from '../catalogue/list/ListFacetConfig.ts';
import type { LoanFigure } from '../finance/LoanFigure.ts';
import type { PhonePlan } from '../kit/text/nationalPhone.ts';
import type { PagePlate, SitePlates } from './plateTypes.ts';
import type { SitePostcodes } from './postcodeTypes.ts';
import type { MapTiles } from '../places/MapTiles.ts';
import type { SiteCredit, SiteEnergyLabel, SiteTires } from './CountryLawTypes.ts';
import type { SiteLook } from './SiteLook.ts';

/** Code of a language with a folder (config/languages/loadLanguages.ts): "sv", "en-US". */
export type Language = string;

/** Third parties whose content pages can embed: videos, and lead forms. */
export type ThirdParty = 'youtube' | 'leadForm';

/** ISO 4217 code. */
export type Currency = string;
export type DistanceUnit = 'mil' | 'km' | 'miles';
/** Miles per American or imperial gallon. */
export type GallonUnit = 'mpgUS' | 'mpgImp';

/** A site's finance provider: quotes are shown on its cars' pages in English. */
export interface SiteFinance {
  /** Default dealer key, for dealers without one of their own. */
  dealerKey: string;
  /** Keys of dealers, by car_site_id. */
  dealerKeys?: Record<string, string>;
  /** The provider's pages; the dealer key and the quote reference are added to their query. */
  reserveUrl: string;
  partExchangeUrl: string;
  /** Quoted price: car_retail_price ('retail', the default) or the price on the car's page ('asked'). */
  quotePrice?: 'retail' | 'asked';
}

/** Terms of a site's loans, for cars whose feed has no loan of their own. */
export interface SiteLoanTerms {
  /** Name of the loan, in the site's first language; default: the page's own word. */
  title?: string;
  /** Nominal yearly rate: 5.95 means 5.95 %. */
  interestRate: number;
  /** One-time fee, in whole units of currency. */
  startFee?: number;
  /** Fee per payment. */
  invoiceFee?: number;
  /** Offered periods. Residual, minimum and maximum deposit in percent of the price. */
  durations: { months: number; residualPercent?: number; minDepositPercent?: number; maxDepositPercent?: number }[];
  /** Months of the example; default: the longest period. */
  defaultMonths?: number;
  /** With the numbered placeholders of loanDisclaimerOrder. */
  disclaimer?: string;
  description?: string;
}

/** A site's form for work orders on a car or a motorcycle. */
export interface SiteServiceRequest {
  /** The one dealer of motorcycles. */
  motorcycleDealer: { siteName: string; siteEmail: string };
}

/** A department or company that receives messages from the contact form. */
export interface SiteContact {
  siteName: string;
  siteEmail: string;
}

/** Product features of a site. Features left out are off, except forms. */
export interface SiteFeatures {
  /** Cars and dealers. */
  stock: boolean;
  /** Dealers without cars; true where the group's feed of dealers has some for the site. */
  dealers?: boolean;
  /** The site sells cars with deductible VAT. */
  carStore: boolean;
  /** Workshop booking. */
  booking?: boolean;
  tireHotel?: boolean;
  /** Forms for visitors. */
  forms?: boolean;
}

/** Logo of a site. */
export interface SiteLogoPicture {
  /** URL below /media of the logo for light backgrounds. */
  src: string;
  /** Logo for dark backgrounds; default: `src`, styled by the token logo-on-dark. */
  onDark?: string;
  /** px; default: 150 by 55. */
  width?: number;
  height?: number;
  /** Text next to the logo, where editors set none: "Trucks". */
  text?: string;
  /** PNG or JPEG for the head of mails, with the size to show it at in px; default: the site's name. */
  mail?: { src: string; width: number; height: number };
}

/** Settings of a site, from its file in the group's folder. */
export interface SiteConfig {
  /** Unique; also the value of data-site, the content folder and the suffix of the search indexes. */
  name: string;
  displayName: string;
  /** Company that stores submitted data, for consent texts: "Fjord Bil AS". Default: the displayName. */
  company?: string;
  /** Details of the company at the end of its mails: name, address, phone, registration. Default: the company. */
  companyDetails?: string;
  /** Host names (without port) of this site. <name>.localhost works too. */
  hosts: string[];
  /**
   * Scheme and host of canonical URLs, sitemaps and shared links.
   * Default: https and bareHost, or else the first host.
   */
  origin?: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** Code or name of the part of the country whose holidays apply: "BW". A dealer's own region comes first. */
  region?: string;
  /** The first is the default and has no path segment; the others are the first path segment. */
  languages: [Language, ...Language[]];
  currency: Currency;
  /** Unit of the stock's distances. */
  distanceUnit: DistanceUnit;
  /** Unit shown on pages of a language instead of distanceUnit: { en: 'km' }. */
  distanceUnits?: Record<Language, DistanceUnit>;
  /** Unit of car_power in the site's stock; default: hp. */
  powerUnit?: 'hp' | 'kW';
  /** Power in composed texts, of {hp}, {bhp} and {kW}; default: "{hp} ({kW})". */
  powerForm?: string;
  /** Unit into which a feed's metric consumption and ranges are converted; default: none. */
  consumptionUnit?: GallonUnit;
  /** IANA time zone, for opening hours and dates. */
  timeZone: string;
  plates: SitePlates;
  postcodes: SitePostcodes;
  /** Town line of addresses, of {postcode}, {town} and {region}; default: "{postcode} {town}". */
  townForm?: string;
  /** Countries (ISO 3166-1 alpha-2, lower case) whose towns maps also name. */
  neighbours: readonly string[];
  phone: PhonePlan;
  credit: SiteCredit;
  /** Prices above, in the site's currency, are read as no price; default: no limit. */
  maxCarPrice?: number;
  /** See CarQuestions; absent where the country has none. */
  vehicleCodes?: readonly VehicleCode[];
  /** Absent where the country's file states no requirements: pages then name none. */
  tires?: SiteTires;
  /** Prices have no VAT; default: they have. */
  vat?: 'none';
  /** Absent where the country's file requires no label: pages then have none. */
  energyLabel?: SiteEnergyLabel;
  /** Texts of the country's law and authorities; they replace the built-in ones. */
  countryTexts?: CountryTexts;
  /** Countries (ISO 3166-1 alpha-2, lower case) whose mobile numbers receive text messages. */
  textedCountries: readonly string[];
  /** BCP 47 tag for Intl, per language: { sv: 'sv-SE' }. */
  locales: Record<Language, string>;
  look: SiteLook;
  features: SiteFeatures;
  /**
   * Folder below /media with the site's icons.
   * These are favicon.svg, favicon.ico, apple-touch-icon.png (180 px), icon-192.png, icon-512.png and
   * icon-maskable-512.png. Missing ones are generated from the others; without a folder, from the site's initial.
   */
  icons?: { folder: string };
  /** Logo where editors set none in MainNavigation; default: the site's name. */
  logo?: SiteLogoPicture;
  /** URL below /media of the default picture for shared pages; default: the site's name. */
  shareImage?: string;
  /** Consent banner for third parties: built-in, external (setting the same events), or none. */
  consent: 'builtin' | 'external' | 'none';
  /**
   * Third parties whose content the site's pages may embed; default: none.
   * The tag manager is enabled by its id.
   */
  thirdParties?: ThirdParty[];
  /** Default tag manager of all pages: "GTM-ABC123". */
  gtmId?: string;
  /** Host to which its www form redirects, if any. */
  bareHost?: string;
  /** Facets of the car list, in order. */
  facets: ListFacetConfig[];
  /** Sorts of the car list, in order; the first is the default. */
  sorts: { name: string; textKey: string }[];
  /** Order of a dealer's latest arrivals; default: newest first. */
  latestArrivalsSort?: string;
  /**
   * URL of a brand's logo, {code} for its brand_code: "/media/brands/{code}.svg". Without it, brands are shown by
   * name.
   */
  brandLogos?: string;
  /** Left out: no quotes. */
  finance?: SiteFinance;
  /** Contact for vulnerability reports: a mail address, or an https URL. Without it there is no security.txt. */
  securityContact?: string;
  /**
   * Buyer of visitors' cars: receives the mails of the form for selling a car.
   * Required for a site with stock.
   */
  carBuyer?: { name: string; address: string };
  /** Receives enquiries about cars that no department sells; default: `carBuyer`. */
  enquiryRecipient?: { name: string; address: string };
  /** Left out: no such form. */
  serviceRequest?: SiteServiceRequest;
  /** Recipients of the contact form, listed before the site's dealers. A site without stock needs some for the form. */
  contacts?: SiteContact[];
  /** Left out: cars without a loan in the feed show none. */
  loanTerms?: SiteLoanTerms;
  /** Order of the loan figures {0}, {1} … in its disclaimer; default: the documented order. */
  loanDisclaimerOrder?: LoanFigure[];
  /**
   * Strike through a campaign's ordinary price even if the lowest 30-day price is unknown.
   * Default: hide, as the EU's price indication directive (98/6/EC, article 6a) requires.
   */
  struckPriceWithoutHistory?: 'show' | 'hide';
  /**
   * Layout of a car's page; the alternate one has the condition before the selling points.
   * Default: standard.
   */
  carDetailLayout?: 'standard' | 'alternate';
}

/** Text messages about a workshop booking: only its confirmation, or also a reminder on the day before. */
export type SmsNotice = 'confirmation' | 'reminder';

/** Bookings whose customers get their link by mail. */
export type MailedBookings = 'workshop' | 'wheelChange';

/** Messages about bookings that this server sends to customers. */
export interface CustomerNotices {
  /** By text message; null for none. */
  smsNotice: SmsNotice | null;
  mailedBookings: readonly MailedBookings[];
}

/** Site data that a page needs, in the store of one request. Serialisable. */
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
  /** Unit of car_power in the stock, if it is not horsepower. */
  powerUnit?: 'kW';
  /** Unit shown on pages, if it is not the stock's. */
  displayDistanceUnit?: DistanceUnit;
  timeZone: string;
  plate: PagePlate;
  /** See SiteConfig. */
  townForm?: string;
  /** Valid phone numbers of the country. */
  phone: PhonePlan;
  /** Format of national phone numbers; absent on pages for readers who may call from abroad. */
  phonePlan?: PhonePlan;
  credit: SiteCredit;
  /** Absent where prices have VAT. */
  vat?: 'none';
  /** On sites with a tire hotel; absent where the country's file states no requirements. */
  tires?: SiteTires;
  features: SiteConfig['features'];
  /** The brand colour: "#0b4f49". */
  color?: string;
  logo?: Omit<SiteLogoPicture, 'onDark'>;
  /** Themes that pages of the site may choose; absent for none. */
  pageThemes?: string[];
  consent: SiteConfig['consent'];
  thirdParties?: ThirdParty[];
  gtmId?: string;
  /** Map tiles of an external host; default: drawn by the server (ownMapTiles). */
  map?: MapTiles;
  /** Text messages for workshop customers with a mobile number; absent for none. */
  smsNotice?: SmsNotice;
  /** Bookings for which this server sends mails; absent for none: pages must not promise mail then. */
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

/** Texts of a country by language: the Swedish ones of Finland name Finnish authorities. */
export type CountryTexts = Readonly<Record<Language, Texts>>;

/** The product's own texts by language; used where the content platform has no text for a key. */
export type BuiltInTexts = Readonly<Record<Language, Texts>>;
