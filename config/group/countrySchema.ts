import Joi from 'joi';
import { plateSchema } from './plateSchema.ts';
import type { PlatesFile } from './plateSchema.ts';
import { postcodesSchema } from './sitePostcodes.ts';
import type { PostcodesFile } from './sitePostcodes.ts';
import { isCurrency } from '../../shared/kit/isCurrency.ts';
import type { SitePlates } from '../../shared/site/plateTypes.ts';
import type { SitePostcodes } from '../../shared/site/postcodeTypes.ts';
import type { PhonePlan } from '../../shared/kit/text/nationalPhone.ts';
import type { VehicleCode } from '../../shared/booking/BookingTypes.ts';
import { languageCode } from '../languages/languageCode.ts';
import type { SiteCredit, SiteEnergyLabel, SiteTires } from '../../shared/site/CountryLawTypes.ts';
import type { CountryTexts, Currency, DistanceUnit, GallonUnit, Language } from '../../shared/site/SiteTypes.ts';

/** Defaults of a country's sites: config/countries/<country>.yaml. */
export interface Country {
  currency: Currency;
  timeZone: string;
  distanceUnit: DistanceUnit;
  powerUnit: 'hp' | 'kW';
  powerForm?: string;
  consumptionUnit?: GallonUnit;
  plates: SitePlates;
  postcodes: SitePostcodes;
  townForm?: string;
  /** Countries (alpha-2, lower case) whose towns maps of the country's sites also name. */
  neighbours: string[];
  textedCountries: string[];
  phone: PhonePlan;
  credit: SiteCredit;
  tires?: SiteTires;
  energyLabel?: SiteEnergyLabel;
  maxCarPrice?: number;
  /** Prices have no VAT; default: they have. */
  vat?: 'none';
  /** Codes of registration certificates that identify the type of a car together. */
  vehicleCodes?: VehicleCode[];
  countryTexts?: CountryTexts;
  /** BCP 47 tags by language; default: language plus country, and en-150. */
  locales?: Record<Language, string>;
}

/** config/countries/<country>.yaml as written. */
export type CountryFile = Omit<Country, 'plates' | 'postcodes' | 'textedCountries' | 'countryTexts'> & {
  /** Texts of the interface that differ from those of the dictionary. */
  texts?: CountryTexts;
  plates: PlatesFile;
  postcodes: PostcodesFile;
  /** Default: the country itself. */
  textedCountries?: string[];
};

/** An ISO 4217 code that Intl can format. */
export const currencySchema = Joi.string()
  .custom((code: string, helpers) => (isCurrency(code) ? code : helpers.error('known')))
  .messages({ known: 'is not an ISO 4217 currency code; write it like NOK' });

/** An IANA time zone that Intl knows. */
export const timeZoneSchema = Joi.string()
  .custom((zone: string, helpers) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return zone;
    } catch {
      return helpers.error('known');
    }
  })
  .messages({ known: 'is not an IANA time zone; write it like Europe/Oslo' });

/** Key of a country's texts that are the same in every language. */
export const everyLanguage = 'all';

export const distanceUnitSchema = Joi.string().valid('mil', 'km', 'miles');
export const powerUnitSchema = Joi.string().valid('hp', 'kW');

/** Month and day of each year: 12-01. */
const seasonDays = Joi.array()
  .items(Joi.string().pattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
  .length(2);
const treadDepthMm = Joi.number().positive().max(9).required();

/** Sets of characters with their numbers, which match any input quickly: "[0-9]{4}". */
const codePattern = Joi.string()
  .pattern(/^(?:\[[A-Z0-9-]+\](?:\{\d{1,2}(?:,\d{1,2})?\})?)+$/)
  .messages({ 'string.pattern.base': '"{#value}" is not a pattern of a code; write it like [A-Z0-9]{3}' });

/** ISO 3166-1 alpha-2, lower case. */
const countryCode = Joi.string().pattern(/^[a-z]{2}$/);

export const countrySchema = Joi.object<CountryFile>({
  currency: currencySchema.required(),
  timeZone: timeZoneSchema.required(),
  distanceUnit: distanceUnitSchema.required(),
  powerUnit: powerUnitSchema.required(),
  powerForm: Joi.string()
    .pattern(/^(?:\{(?:hp|bhp|kW)\}|[ ()/])+$/)
    .messages({ 'string.pattern.base': '"{#value}" is not a form of {hp}, {bhp} and {kW}' }),
  consumptionUnit: Joi.valid('mpgUS', 'mpgImp'),
  plates: plateSchema.required(),
  postcodes: postcodesSchema.required(),
  townForm: Joi.string()
    .pattern(/^(?:\{(?:postcode|town|region)\}|[ ,])+$/)
    .messages({ 'string.pattern.base': '"{#value}" is not a form of {postcode}, {town} and {region}' }),
  neighbours: Joi.array().items(countryCode).default([]),
  phone: Joi.object({
    code: Joi.string()
      .pattern(/^[1-9]\d{0,2}$/)
      .required(),
    trunk: Joi.string().pattern(/^\d?$/).allow('').required(),
    digits: Joi.array().items(Joi.number().integer().min(3).max(15)).min(1).unique(),
    form: Joi.string()
      .pattern(/^[N ()./-]+$/)
      .messages({ 'string.pattern.base': '"{#value}" is not a form of phone numbers; write it like NN NN NN NN' }),
  }).required(),
  credit: Joi.object({
    warning: Joi.array().items(languageCode),
    total: Joi.string().valid('withDeposit', 'withoutDeposit'),
    rateDigits: Joi.number().integer().min(0).max(4),
    rate: Joi.valid('nominal'),
    example: Joi.string().valid('list', 'card'),
    adviser: Joi.string(),
  }).default({}),
  maxCarPrice: Joi.number().positive(),
  vat: Joi.valid('none'),
  vehicleCodes: Joi.array()
    .items(
      Joi.object<VehicleCode, true>({
        name: Joi.string()
          .pattern(/^\p{L}{1,12}$/u)
          .required(),
        field: Joi.string().max(20).required(),
        pattern: codePattern.required(),
      }),
    )
    .max(4)
    .unique('name'),
  tires: Joi.object({
    treadMm: Joi.object({ summer: treadDepthMm, winter: treadDepthMm }),
    seasons: Joi.object({
      winter: Joi.alternatives(Joi.valid('conditions'), seasonDays).required(),
      studs: seasonDays,
      in: Joi.valid('mountains'),
    }),
  }),
  energyLabel: Joi.object({
    newCar: Joi.object({
      maxMonths: Joi.number().integer().min(0).required(),
      maxKm: Joi.number().min(0).required(),
    }).required(),
    classes: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().max(4).required(),
          maxCo2: Joi.number().min(0),
          color: Joi.string()
            .pattern(/^#[0-9a-f]{6}$/)
            .required(),
        }),
      )
      .min(2)
      .max(12)
      .unique('name')
      .required(),
    costs: Joi.object({
      yearlyKm: Joi.number().integer().positive().required(),
      years: Joi.number().integer().positive().required(),
    }),
  }),
  texts: Joi.object().pattern(
    Joi.alternatives(Joi.valid(everyLanguage), languageCode),
    Joi.object().pattern(Joi.string(), Joi.string().allow('')),
  ),
  locales: Joi.object().pattern(languageCode, Joi.string()),
  textedCountries: Joi.array().items(countryCode),
});
