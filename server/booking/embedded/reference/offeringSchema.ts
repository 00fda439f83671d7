import Joi from 'joi';
import { languageCodePattern } from '../../../../shared/site/languageCodePattern.ts';
import type { LocalizedText } from '../../../../shared/site/LocalizedText.ts';

/** A number, or one by kind, brand or "Brand Model" of the car, first match first; else `default`. */
export type ByCar = number | Record<string, number>;

export interface OfferingRow {
  code: string;
  name: LocalizedText;
  description: LocalizedText;
  price: ByCar | 'unknown';
  unknownPriceText?: LocalizedText;
  agreementDiscount?: ByCar;
  /** Time on a lift in whole quarters, for all units together. */
  minutes: ByCar;
  /** Additional time per unit. */
  minutesPerUnit?: number;
  units?: { from: number; to: number; unit: LocalizedText; abbreviation: LocalizedText; postfix: LocalizedText };
  authorisedOnly?: boolean;
  for?: string[];
  notFor?: string[];
  saysWhenNot?: boolean;
  message?: boolean;
  points?: LocalizedText[];
}

export interface CategoryRow {
  name: LocalizedText;
  icon?: string;
  choose?: 'one';
  offerings: OfferingRow[];
}

/** offerings.yaml */
export interface OfferingsFile {
  /** ISO 4217 code of all prices, which include VAT. */
  currency: string;
  /** Workshop prices are rounded to multiples of it. */
  priceStep: number;
  services: CategoryRow[];
  addons: CategoryRow[];
}

const word = Joi.string();
/** A text for every language, or one per language. */
const anyText = Joi.alternatives(word, Joi.object().pattern(Joi.string().pattern(languageCodePattern), word).min(1));
const text = anyText.required();
const quarter = Joi.number().integer().multiple(15).min(0).max(1440);
const amount = Joi.number().min(0).max(1_000_000);
const words = Joi.array().items(Joi.string()).min(1);

const byCar = (number: Joi.NumberSchema): Joi.Schema<ByCar> =>
  Joi.alternatives(
    number,
    Joi.object<Record<string, number>>({ default: number.required() }).pattern(Joi.string(), number),
  );

const offering = Joi.object<OfferingRow>({
  code: Joi.string()
    .pattern(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens')
    .required(),
  name: text,
  description: text,
  price: Joi.alternatives(Joi.string().valid('unknown'), byCar(amount)).required(),
  unknownPriceText: anyText,
  agreementDiscount: byCar(amount),
  minutes: byCar(quarter).required(),
  minutesPerUnit: quarter,
  units: Joi.object({
    from: Joi.number().integer().min(1).required(),
    to: Joi.number().integer().min(Joi.ref('from')).max(99).required(),
    unit: text,
    abbreviation: text,
    postfix: text,
  }),
  authorisedOnly: Joi.boolean(),
  for: words,
  notFor: words,
  saysWhenNot: Joi.boolean(),
  message: Joi.boolean(),
  points: Joi.array().items(anyText).min(1),
});

const categories = Joi.array()
  .items(
    Joi.object<CategoryRow>({
      name: text,
      icon: Joi.string().pattern(/^\/media\/[\w/.-]+\.svg$/, 'an SVG file below /media/'),
      choose: Joi.string().valid('one'),
      offerings: Joi.array().items(offering).min(1).required(),
    }),
  )
  .required();

export const offeringsSchema = Joi.object<OfferingsFile>({
  currency: Joi.string()
    .pattern(/^[A-Z]{3}$/)
    .required()
    .messages({ 'string.pattern.base': '"{#value}" is not an ISO 4217 code; write it like NOK' }),
  priceStep: Joi.number().positive().max(1000).default(1),
  services: categories.min(1),
  addons: categories,
}).required();
