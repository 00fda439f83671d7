import iconv from 'iconv-lite';
import Joi from 'joi';
import { factGroups, languageFields } from '../../../../shared/catalogue/Car.ts';
import { isCurrency } from '../../../../shared/kit/isCurrency.ts';
import { languageCodePattern } from '../../../../shared/site/languageCodePattern.ts';
import { mappableCarFields } from '../cars/carFields.ts';
import { carStructures, itemFields, recordFields } from '../cars/carStructures.ts';
import type { Form } from '../cars/carStructures.ts';
import { isDatePattern } from './feedDate.ts';
import { derivedTexts, factPlaces } from './FeedMappingTypes.ts';
import {
  dropMeanings,
  factMeanings,
  imagesMeanings,
  itemsMeanings,
  mappingMeanings,
  ruleMeanings,
} from './mappingMeanings.ts';
import { expressionFault } from '../rules/RowExpressions.ts';

/** Adds the meanings to the members, for the JSON Schema. */
function described<Members extends Record<string, Joi.Schema>>(
  members: Members,
  meanings: Readonly<Partial<Record<keyof Members, string>>>,
): Record<string, Joi.Schema> {
  return Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name, schema.description(meanings[name] ?? name)]),
  );
}

/** The name of a column, or a path. */
export const columnSchema = Joi.string().trim(false).min(1);
const column = columnSchema;
const columns = Joi.array().items(column).min(1);
const separator = Joi.string().min(1).trim(false);
const value = Joi.alternatives(Joi.string().allow(''), Joi.number(), Joi.boolean()).allow(null);
const valueOrList = Joi.alternatives(
  Joi.string().allow(''),
  Joi.number(),
  Joi.boolean(),
  Joi.array().items(Joi.string()),
).allow(null);
const oneCharacter = Joi.string().length(1).trim(false);

const datePattern = Joi.string()
  .custom((pattern: string, helpers) => (isDatePattern(pattern) ? pattern : helpers.error('any.invalid')))
  .messages({
    'any.invalid':
      'is not a date format: use "ISO", or a pattern of YYYY, MM, DD, HH, mm and ss, each at most once and YYYY always',
  });

const expression = Joi.string()
  .custom((text: string, helpers) => {
    const fault = expressionFault(text);
    return fault === null ? text : helpers.error('expression', { fault });
  })
  .messages({ expression: 'is not JSONata: {#fault}' });

/** A regular expression. */
export const patternSchema = Joi.string()
  .custom((text: string, helpers) => {
    try {
      new RegExp(text, 'u');
      return text;
    } catch (error) {
      return helpers.error('pattern', { fault: (error as Error).message });
    }
  })
  .messages({ pattern: 'is not a regular expression: {#fault}' });
const pattern = patternSchema;

const replacement = Joi.object({ text: Joi.string().trim(false), pattern, by: Joi.string().allow('').required() }).xor(
  'text',
  'pattern',
);

const types = ['text', 'slug', 'date', 'integer', 'number', 'boolean', 'list'];
const numberFormatKeys = {
  decimal: oneCharacter,
  thousands: Joi.string().max(1).allow('').trim(false),
  ignore: Joi.array().items(Joi.string()),
};

/** For people; ignored by reading. */
const note = Joi.string().max(300);

const valueRule = {
  note,
  column,
  columns,
  join: Joi.string().allow('').trim(false),
  constant: valueOrList,
  template: Joi.string().min(1),
  replace: Joi.array().items(replacement).min(1),
  split: Joi.object({ separator: separator.required(), at: Joi.number().integer().default(0) }),
  case: Joi.string().valid('lower', 'upper', 'title', 'sentence'),
  valueMap: Joi.object().pattern(Joi.string(), value),
  default: valueOrList,
  type: Joi.string().valid(...types),
  separator,
  numbers: Joi.object(numberFormatKeys),
  dates: Joi.array().items(datePattern).min(1),
  convert: Joi.object({ factor: Joi.number().required(), decimals: Joi.number().integer().min(0).max(6) }),
  min: Joi.number(),
  max: Joi.number(),
  ifBad: Joi.string().valid('skip', 'blank'),
  required: Joi.boolean(),
};
const namingColumn = Joi.object({ column: column.required() });
const amountRule = {
  unit: Joi.alternatives(Joi.string().valid('m', 'km', 'mil', 'miles', 'hp', 'kW', 'bhp'), namingColumn),
  currency: namingColumn,
};

const ruleOfField = {
  ...valueRule,
  ...amountRule,
  expression,
  flags: Joi.object().pattern(Joi.string(), Joi.string()).min(1),
  part: Joi.string().valid('brand', 'model'),
  without: Joi.array()
    .items(Joi.string().valid(...mappableCarFields))
    .min(1),
};
const fieldRule = Joi.object(described(ruleOfField, ruleMeanings))
  .meta({ definition: 'rule' })
  .oxor('column', 'columns', 'constant', 'template', 'expression')
  .or('column', 'columns', 'constant', 'template', 'expression', 'flags')
  .with('join', 'columns');

const label = Joi.string().max(80);
const labelsByLanguage = Joi.object().pattern(Joi.string().pattern(languageCodePattern), label).min(1);
const factName = Joi.string()
  .pattern(/^[a-z][a-z0-9_]{0,39}$/)
  .messages({ 'string.pattern.base': 'is not a name: use up to 40 small letters (a to z), digits and "_"' });
const factMembers = {
  name: factName,
  label: Joi.alternatives(label, labelsByLanguage).required(),
  type: Joi.string().valid(...types, 'link'),
  unit: Joi.string().max(20),
  group: Joi.string().valid(...factGroups),
  show: Joi.array().items(Joi.string().valid(...factPlaces)),
  values: Joi.object().pattern(Joi.string(), labelsByLanguage),
};
/** Facts of whole cars have no source: see faultsOfFacts. */
const factRule = Joi.object(
  described({ ...valueRule, expression, ...factMembers }, { ...ruleMeanings, ...factMeanings }),
)
  .meta({ definition: 'fact' })
  .oxor('column', 'columns', 'constant', 'template', 'expression')
  .with('join', 'columns');

/** A value within an object of a list: it has no expressions, which return whole lists. */
const itemValueRule = Joi.object(described({ ...valueRule, ...amountRule }, ruleMeanings))
  .xor('column', 'columns', 'constant', 'template')
  .with('join', 'columns');

/** Rules of a text or a choice, and of a number, inside an object. */
const itemValueRules = {
  text: itemValueRule.keys({ type: Joi.valid('text', 'slug', 'date') }).meta({ definition: 'textInObject' }),
  number: itemValueRule.keys({ type: Joi.valid('integer', 'number') }).meta({ definition: 'numberInObject' }),
};

/** A rule of the objects of a structured field. */
function itemsRule(form: Form | undefined): Joi.ObjectSchema {
  const fields = recordFields(form).map(([name, inner]): [string, Joi.Schema] => [
    name,
    inner.kind === 'list' ? itemsRule(inner) : itemValueRules[inner.kind === 'number' ? 'number' : 'text'],
  ]);
  const members = {
    each: Joi.string(),
    expression,
    note,
    count: Joi.number().integer().min(1).max(50),
    fields: Joi.object(Object.fromEntries(fields)).min(1).required(),
  };
  return Joi.object(described(members, { ...itemsMeanings, note: ruleMeanings.note })).oxor(
    'each',
    'expression',
    'count',
  );
}

const fields = Joi.object({
  ...Object.fromEntries(mappableCarFields.map((field) => [field, fieldRule])),
  ...Object.fromEntries(itemFields.map((field) => [field, itemsRule(carStructures[field])])),
});

const conditions = {
  in: Joi.array().items(Joi.string().allow('')).min(1),
  notIn: Joi.array().items(Joi.string().allow('')).min(1),
  matches: pattern,
  below: Joi.number(),
  above: Joi.number(),
  blank: Joi.boolean(),
};
const dropRule = Joi.object(
  described({ reason: Joi.string().max(120).required(), column, expression, ...conditions }, dropMeanings),
)
  .xor('column', 'expression')
  .when(Joi.object({ column: Joi.exist() }).unknown(), {
    then: Joi.object().or(...Object.keys(conditions)),
    otherwise: Joi.object(Object.fromEntries(Object.keys(conditions).map((name) => [name, Joi.forbidden()]))),
  });

const imageRule = Joi.alternatives(
  Joi.object(
    described(
      {
        column,
        columns,
        expression,
        separator,
        replace: Joi.array().items(replacement).min(1),
        base: Joi.string().pattern(/^(?:https?:\/\/[^\s/]+\/|\/(?!\/))[^\s?#]*$/),
        thumbnailColumn: column,
        note,
      },
      imagesMeanings,
    ),
  ).xor('column', 'columns', 'expression'),
  Joi.object({
    pictureSets: Joi.object({
      illustrations: Joi.boolean().default(false),
      note: Joi.string().required(),
      body: fieldRule.required(),
    }).required(),
  }),
);

const encoding = Joi.string()
  .custom((name: string, helpers) => (iconv.encodingExists(name) ? name : helpers.error('any.invalid')))
  .messages({
    'any.invalid':
      'is not a known encoding: use "utf-8", "windows-1252", "latin1" (ISO 8859-1), "utf-16le" or another name of iconv',
  });
const locale = Joi.string()
  .custom((tag: string, helpers) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? helpers.error('any.invalid');
    } catch {
      return helpers.error('any.invalid');
    }
  })
  .messages({ 'any.invalid': 'is not a BCP 47 language tag: write it like "sv-SE"' });

const currency = Joi.string()
  .custom((code: string, helpers) => (isCurrency(code) ? code : helpers.error('any.invalid')))
  .messages({ 'any.invalid': 'is not an ISO 4217 currency code: write it like "NOK"' });

/** A mapping file with the members of its preset; validation fills in its defaults. */
export const feedMappingSchema = Joi.object(
  described(
    {
      $schema: Joi.string().strip(),
      preset: Joi.string(),
      format: Joi.string().valid('csv', 'ndjson', 'json', 'xml').required(),
      row: Joi.string().when('format', { is: 'xml', then: Joi.required(), otherwise: Joi.forbidden() }),
      prefixes: Joi.boolean().when('format', { is: 'xml', otherwise: Joi.forbidden() }),
      rows: Joi.string().when('format', { is: 'json', otherwise: Joi.forbidden() }),
      encoding: encoding.default('utf-8'),
      csv: Joi.object({
        delimiter: oneCharacter.default(','),
        quote: oneCharacter.default('"'),
        header: Joi.boolean().default(true),
      }).default({ delimiter: ',', quote: '"', header: true }),
      numbers: Joi.object({
        decimal: oneCharacter.default('.'),
        thousands: Joi.string().max(1).allow('').trim(false).default(''),
        ignore: Joi.array().items(Joi.string()).default([]),
      }).default({ decimal: '.', thousands: '', ignore: [] }),
      dates: Joi.array().items(datePattern).min(1).default(['ISO']),
      site: Joi.alternatives(
        Joi.string(),
        Joi.object({ column: column.required(), valueMap: Joi.object().pattern(Joi.string(), Joi.string()) }),
      ),
      id: Joi.alternatives(
        Joi.object({ column: column.required() }),
        Joi.object({ hash: Joi.alternatives(columns, Joi.array().items(columns).min(1)).required() }),
      ).when('identity', { is: true, then: Joi.any().default({ column: 'car_id' }), otherwise: Joi.required() }),
      identity: Joi.boolean().default(false),
      currency,
      rates: Joi.object().pattern(currency, Joi.number().positive()).default({}),
      locale,
      distanceUnit: Joi.string().valid('mil', 'km', 'miles'),
      powerUnit: Joi.string().valid('hp', 'kW'),
      language: Joi.string().pattern(languageCodePattern),
      drop: Joi.array().items(dropRule).default([]),
      fields: fields.when('identity', { is: true, then: Joi.forbidden(), otherwise: Joi.required() }),
      texts: Joi.object()
        .pattern(
          Joi.string().pattern(languageCodePattern),
          Joi.object().pattern(Joi.string().valid(...languageFields), fieldRule.keys({ type: Joi.valid('text') })),
        )
        .when('identity', { is: true, then: Joi.forbidden() })
        .default({}),
      facts: Joi.array().items(factRule).default([]),
      derived: Joi.array()
        .items(Joi.string().valid(...derivedTexts))
        .default([]),
      images: imageRule,
    },
    mappingMeanings,
  ),
);
