import Joi from 'joi';
import type { PlateLook } from '../../shared/site/plateTypes.ts';

/** Format of registration numbers as written: "LL NNNNN", optionally with the first year of issue. */
export type PlateFormRow = string | { form: string; since: number };

/** `plates` of config/countries/<country>.yaml. */
export interface PlatesFile {
  forms: PlateFormRow[];
  characters: Record<string, string>;
  /** Formats recognised within free text; default: all. */
  inText?: string[];
  example: string;
  personalLength?: number;
  look: PlateLook;
}

/** Letters of all countries' registration numbers, as ranges of a regular expression. */
export const plateLetters = 'A-ZÅÄÆÖØÜ';

/** Maximum letters and digits of a format; bounds the cost of matching. */
const maxSlots = 10;
const maxForms = 12;

const form = Joi.string()
  .pattern(/^(?:[A-Z]|\([A-Z]\))(?:[ -]?(?:[A-Z]|\([A-Z]\)))*$/)
  .custom((text: string, helpers) => (text.replace(/[^A-Z]/g, '').length > maxSlots ? helpers.error('long') : text))
  .messages({
    'string.pattern.base':
      '"{#value}" is not a form of registration numbers; write it like "LL NNNNN", and "(N)" for what may be missing',
    long: `"{#value}" has more than ${String(maxSlots)} letters and digits`,
  });

export const plateSchema = Joi.object<PlatesFile>({
  forms: Joi.array()
    .items(
      Joi.alternatives().conditional(Joi.object(), {
        then: Joi.object({ form: form.required(), since: Joi.number().integer().min(1900).max(2100).required() }),
        otherwise: form,
      }),
    )
    .min(1)
    .max(maxForms)
    .required(),
  characters: Joi.object()
    .pattern(
      /^[A-Z]$/,
      Joi.string()
        .pattern(new RegExp(`^[${plateLetters}0-9]+$`))
        .messages({ 'string.pattern.base': '"{#value}" contains characters other than capital letters and digits' }),
    )
    .default({}),
  inText: Joi.array().items(form).max(maxForms),
  example: Joi.string().max(12).required(),
  personalLength: Joi.number().integer().min(2).max(maxSlots),
  look: Joi.object({
    color: Joi.string().valid('yellow'),
    band: Joi.object({
      letters: Joi.string()
        .pattern(/^[A-Z]{1,3}$/)
        .required(),
      stars: Joi.boolean().default(false),
    }),
  }).default({}),
});
