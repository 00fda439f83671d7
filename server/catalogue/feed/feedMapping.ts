import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import iconv from 'iconv-lite';
import Joi from 'joi';
import { isCurrency } from '../../../shared/kit/isCurrency.ts';
import { languageFields } from '../../../shared/catalogue/Car.ts';
import type { CarField } from '../../../shared/catalogue/Car.ts';
import { languages } from '../../../shared/site/SiteTypes.ts';
import { carFieldKinds, mappableCarFields } from './carFields.ts';
import { isDatePattern } from './feedDate.ts';
import { derivedTexts } from './FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, FieldType } from './FeedMappingTypes.ts';
import { templateNames } from './fillTemplate.ts';

/** A mapping file that cannot be used. Says the file and the path of each wrong entry. */
export class FeedMappingError extends Error {
  constructor(
    readonly file: string,
    readonly faults: string[],
  ) {
    super(`The feed mapping ${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'FeedMappingError';
  }
}

const column = Joi.string().trim(false).min(1);
const value = Joi.alternatives(Joi.string().allow(''), Joi.number(), Joi.boolean()).allow(null);
const valueOrList = Joi.alternatives(
  Joi.string().allow(''),
  Joi.number(),
  Joi.boolean(),
  Joi.array().items(Joi.string()),
).allow(null);
const oneSign = Joi.string().length(1).trim(false);

const fieldRule = Joi.object({
  column,
  constant: valueOrList,
  template: Joi.string().min(1),
  valueMap: Joi.object().pattern(Joi.string(), value),
  default: valueOrList,
  type: Joi.string().valid('text', 'slug', 'date', 'integer', 'number', 'boolean', 'list'),
  separator: Joi.string().min(1).trim(false),
  convert: Joi.object({ factor: Joi.number().required(), decimals: Joi.number().integer().min(0).max(6) }),
  min: Joi.number(),
  max: Joi.number(),
  ifBad: Joi.string().valid('skip', 'blank'),
  required: Joi.boolean(),
}).xor('column', 'constant', 'template');

const imageRule = Joi.alternatives(
  Joi.object({ column: column.required(), separator: Joi.string().min(1).trim(false), thumbnailColumn: column }),
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
      'is no encoding that is known: use "utf-8", "windows-1252", "latin1" (ISO 8859-1), "utf-16le" or another name of iconv',
  });
const datePattern = Joi.string()
  .custom((pattern: string, helpers) => (isDatePattern(pattern) ? pattern : helpers.error('any.invalid')))
  .messages({
    'any.invalid': 'is no date format: use "ISO", or each of YYYY, MM, DD, HH, mm and ss at most once and YYYY always',
  });
const locale = Joi.string()
  .custom((tag: string, helpers) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? helpers.error('any.invalid');
    } catch {
      return helpers.error('any.invalid');
    }
  })
  .messages({ 'any.invalid': 'is no BCP 47 language tag: write it like "sv-SE"' });

const currency = Joi.string()
  .custom((code: string, helpers) => (isCurrency(code) ? code : helpers.error('any.invalid')))
  .messages({ 'any.invalid': 'is no ISO 4217 currency code: write it like "NOK"' });

const mappingSchema = Joi.object({
  $schema: Joi.string().strip(),
  format: Joi.string().valid('csv', 'ndjson', 'json', 'xml').required(),
  row: Joi.string().when('format', { is: 'xml', then: Joi.required(), otherwise: Joi.forbidden() }),
  rows: Joi.string().when('format', { is: 'json', otherwise: Joi.forbidden() }),
  encoding: encoding.default('utf-8'),
  csv: Joi.object({ delimiter: oneSign.default(','), quote: oneSign.default('"') }).default({
    delimiter: ',',
    quote: '"',
  }),
  numbers: Joi.object({
    decimal: oneSign.default('.'),
    thousands: Joi.string().max(1).allow('').trim(false).default(''),
    ignore: Joi.array().items(Joi.string()).default([]),
  }).default({ decimal: '.', thousands: '', ignore: [] }),
  dates: Joi.array().items(datePattern).min(1).default(['ISO']),
  site: Joi.alternatives(
    Joi.string(),
    Joi.object({ column: column.required(), valueMap: Joi.object().pattern(Joi.string(), Joi.string()) }),
  ).required(),
  id: Joi.alternatives(
    Joi.object({ column: column.required() }),
    Joi.object({ hash: Joi.array().items(column).min(1).required() }),
  ).when('identity', { is: true, then: Joi.any().default({ column: 'car_id' }), otherwise: Joi.required() }),
  identity: Joi.boolean().default(false),
  currency,
  locale,
  distanceUnit: Joi.string().valid('mil', 'km', 'miles'),
  powerUnit: Joi.string().valid('hp', 'kW').default('hp'),
  fields: Joi.object()
    .pattern(Joi.string().valid(...mappableCarFields), fieldRule)
    .when('identity', { is: true, then: Joi.forbidden(), otherwise: Joi.required() }),
  texts: Joi.object()
    .pattern(
      Joi.string().valid(...languages),
      Joi.object().pattern(Joi.string().valid(...languageFields), fieldRule.keys({ type: Joi.valid('text') })),
    )
    .when('identity', { is: true, then: Joi.forbidden() })
    .default({}),
  derived: Joi.array()
    .items(Joi.string().valid(...derivedTexts))
    .default([]),
  images: imageRule,
});

const typesOfKind: Record<string, FieldType[]> = {
  text: ['text', 'slug', 'date'],
  number: ['integer', 'number'],
  boolean: ['boolean'],
  list: ['list'],
  saleState: ['text'],
};

/** The type of a field when its rule says none: that of the car's field. */
export function typeOfField(field: CarField, rule: FieldRule): FieldType {
  return rule.type ?? typesOfKind[carFieldKinds[field]]?.[0] ?? 'text';
}

function faultsOfFields(mapping: FeedMapping): string[] {
  const faults: string[] = [];
  const before = new Set<string>();
  for (const [field, rule] of Object.entries(mapping.fields) as [CarField, FieldRule][]) {
    const allowed = typesOfKind[carFieldKinds[field]] ?? [];
    if (!allowed.includes(typeOfField(field, rule))) {
      faults.push(
        `fields.${field}.type: must be ${allowed.join(' or ')}, because ${field} is a ${carFieldKinds[field]}`,
      );
    }
    for (const name of templateNames(rule.template ?? '')) {
      if (name in mapping.fields && !before.has(name)) {
        faults.push(`fields.${field}.template: {${name}} is a field that comes later; put it above ${field}`);
      }
    }
    before.add(field);
  }
  if (mapping.identity && mapping.format !== 'ndjson' && mapping.format !== 'json') {
    faults.push('identity: works with the formats "ndjson" and "json" only, because others hold texts alone');
  }
  return faults;
}

function faultsOfSites(site: FeedMapping['site'], stockSites: readonly string[] | undefined): string[] {
  const named = typeof site === 'string' ? { '': site } : (site.valueMap ?? {});
  return Object.entries(named)
    .filter(([, name]) => stockSites && !stockSites.includes(name))
    .map(([text, name]) => {
      const place = text === '' ? 'site' : `site.valueMap.${text}`;
      return `${place}: "${name}" is not a site that sells cars; those are ${stockSites?.join(', ')}`;
    });
}

/**
 * Checks a parsed mapping file and fills in its defaults.
 * @param file named in messages; its base name becomes the name of the feed.
 * @param stockSites the only sites that the mapping may name; any when left out.
 * @throws FeedMappingError with the path of every wrong entry.
 */
export function parseFeedMapping(json: unknown, file: string, stockSites?: readonly string[]): FeedMapping {
  const checked = mappingSchema.validate(json, { abortEarly: false, convert: false });
  if (checked.error) {
    throw new FeedMappingError(
      file,
      checked.error.details.map((detail) => `${detail.path.join('.') || '(whole file)'}: ${detail.message}`),
    );
  }
  const settings = checked.value as Omit<FeedMapping, 'name' | 'fields'> & Partial<Pick<FeedMapping, 'fields'>>;
  const mapping: FeedMapping = { ...settings, fields: settings.fields ?? {}, name: basename(file, '.json'), file };
  const faults = [...faultsOfFields(mapping), ...faultsOfSites(mapping.site, stockSites)];
  if (faults.length > 0) {
    throw new FeedMappingError(file, faults);
  }
  return mapping;
}

/**
 * Reads config/feeds/<feed>.json.
 * @param stockSites see parseFeedMapping
 * @throws FeedMappingError when the file is missing, not JSON, or wrong
 */
export async function loadFeedMapping(path: string, stockSites?: readonly string[]): Promise<FeedMapping> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new FeedMappingError(path, [`(whole file): ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
  return parseFeedMapping(json, path, stockSites);
}
