import Joi from 'joi';
import { emailFault } from '../../shared/forms/rules/contactRules.ts';
import { languageCode } from '../languages/languageCode.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { tokensSchema } from '../theme/themeSchema.ts';
import type { LookOfSite } from '../theme/siteLook.ts';
import { currencySchema, distanceUnitSchema, powerUnitSchema, timeZoneSchema } from './countrySchema.ts';

/** sites/<site>.yaml as written. The file name is the site's name; the country supplies defaults. */
export type SiteFile = Omit<
  SiteConfig,
  | 'name'
  | 'currency'
  | 'timeZone'
  | 'distanceUnit'
  | 'powerUnit'
  | 'plates'
  | 'postcodes'
  | 'neighbours'
  | 'phone'
  | 'credit'
  | 'textedCountries'
  | 'locales'
  | 'facets'
  | 'sorts'
  | 'look'
> &
  LookOfSite &
  Partial<Pick<SiteConfig, 'currency' | 'timeZone' | 'distanceUnit' | 'powerUnit' | 'locales' | 'facets' | 'sorts'>>;

const text = Joi.string();
const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const host = text.pattern(hostName).messages({
  'string.pattern.base': '"{#value}" is not a lower-case host name without port',
});
const origin = text.pattern(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/).messages({
  'string.pattern.base': '"{#value}" is not an address without a path, like https://www.fjordbil.example',
});
const mailAddress = text
  .custom((address: string, helpers) => (emailFault(address) === null ? address : helpers.error('mailAddress')))
  .messages({ mailAddress: '"{#value}" is not a mail address' });
const webAddress = text.pattern(/^https?:\/\/\S+$/).messages({
  'string.pattern.base': '"{#value}" is not an http or https address',
});
const locale = text
  .custom((tag: string, helpers) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? helpers.error('locale');
    } catch {
      return helpers.error('locale');
    }
  })
  .messages({ locale: '"{#value}" is not a BCP 47 language tag; write it like nb-NO' });
const mediaAddress = text.pattern(/^\/media\/[\w-]+(\/[\w-]+)*\.(svg|png|webp|jpg|avif)$/).messages({
  'string.pattern.base': '"{#value}" is not the address of a picture below /media, like /media/logo.svg',
});
const mailPicture = mediaAddress.pattern(/\.(png|jpg)$/, 'mail').messages({
  'string.pattern.name': '"{#value}" is neither .png nor .jpg; other pictures are not shown by every mail program',
});
const folder = text.pattern(/^[\w-]+(\/[\w-]+)*$/).messages({
  'string.pattern.base': '"{#value}" is not a folder below /media, like icons/trucks',
});
const contact = Joi.object({ siteName: text.required(), siteEmail: mailAddress.required() });
const byLanguage = (value: Joi.Schema): Joi.ObjectSchema => Joi.object().pattern(languageCode, value);
const dealerKey = text.messages({
  'string.empty': 'is empty; enter the key that the finance provider issued for the dealer',
});

const finance = Joi.object({
  dealerKey: dealerKey.required(),
  dealerKeys: Joi.object().pattern(text, dealerKey),
  reserveUrl: webAddress.required(),
  partExchangeUrl: webAddress.required(),
  quotePrice: text.valid('retail', 'asked'),
});

const percent = Joi.number().min(0).max(100);
const loanDuration = Joi.object({
  months: Joi.number().integer().min(12).multiple(12).required(),
  residualPercent: percent,
  minDepositPercent: percent,
  maxDepositPercent: percent.min(Joi.ref('minDepositPercent')),
});
const loanTerms = Joi.object({
  title: text,
  interestRate: percent.required(),
  startFee: Joi.number().min(0),
  invoiceFee: Joi.number().min(0),
  durations: Joi.array().items(loanDuration).min(1).unique('months').required(),
  defaultMonths: Joi.number().valid(
    Joi.in('durations', { adjust: (all: { months: number }[]) => all.map((one) => one.months) }),
  ),
  disclaimer: text,
  description: text,
});

export const siteSchema = Joi.object<SiteFile>({
  displayName: text.required(),
  company: text,
  companyDetails: text,
  hosts: Joi.array().items(host).min(1).unique().required(),
  bareHost: host,
  origin,
  country: text.required(),
  region: text,
  languages: Joi.array().items(languageCode).min(1).unique().required(),
  currency: currencySchema,
  distanceUnit: distanceUnitSchema,
  distanceUnits: byLanguage(distanceUnitSchema),
  powerUnit: powerUnitSchema,
  timeZone: timeZoneSchema,
  locales: byLanguage(locale),
  theme: text,
  tokens: tokensSchema,
  pageThemes: Joi.array().items(text).unique(),
  features: Joi.object({
    stock: Joi.boolean().default(false),
    carStore: Joi.boolean().default(false),
    booking: Joi.boolean(),
    tireHotel: Joi.boolean(),
    forms: Joi.boolean(),
  }).default({ stock: false, carStore: false }),
  icons: Joi.object({ folder: folder.required() }),
  logo: Joi.object({
    src: mediaAddress.required(),
    onDark: mediaAddress,
    width: Joi.number().integer().min(1),
    height: Joi.number().integer().min(1),
    text,
    mail: Joi.object({
      src: mailPicture.required(),
      width: Joi.number().integer().min(1).max(600).required(),
      height: Joi.number().integer().min(1).max(200).required(),
    }),
  }),
  shareImage: mediaAddress,
  consent: text.valid('builtin', 'external', 'none').default('builtin'),
  thirdParties: Joi.array().items(text.valid('youtube', 'leadForm')).unique(),
  gtmId: text.pattern(/^GTM-[A-Z0-9]+$/).messages({
    'string.pattern.base': '"{#value}" is not a tag manager id like GTM-ABC123',
  }),
  facets: Joi.array()
    .items(
      Joi.object({
        name: text.required(),
        child_name: text,
        combine: text.valid('all', 'any'),
        label: Joi.alternatives(text, byLanguage(text).min(1)),
        unit: text.max(20),
      }),
    )
    .min(1),
  sorts: Joi.array()
    .items(Joi.object({ name: text.required(), textKey: text.required() }))
    .min(1),
  latestArrivalsSort: text,
  brandLogos: text,
  finance,
  securityContact: Joi.alternatives(mailAddress, webAddress.pattern(/^https:/)).messages({
    'alternatives.match': '"{#value}" is neither a mail address nor an https address',
  }),
  carBuyer: Joi.object({ name: text.required(), address: mailAddress.required() }),
  enquiryRecipient: Joi.object({ name: text.required(), address: mailAddress.required() }),
  serviceRequest: Joi.object({ motorcycleDealer: contact.required() }),
  contacts: Joi.array().items(contact).min(1),
  loanTerms,
  loanDisclaimerOrder: Joi.array().items(text).unique(),
  struckPriceWithoutHistory: text.valid('show', 'hide'),
  carDetailLayout: text.valid('standard', 'alternate'),
});
