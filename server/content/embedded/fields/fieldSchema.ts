import Joi from 'joi';
import type { FieldKind, FieldSet } from './fieldKinds.ts';

const textSchema = Joi.string()
  .allow('')
  .messages({ 'string.base': 'must be a text: put numbers, and texts with commas or colons, in quotes' });

/** Paths with steps to other folders are refused. */
const climbs = /^\/(?:[^?#]*[/\\])?(?:\.|%2e){1,2}(?:[/\\?#]|$)/i;
const climbsText = 'must not have "." or ".." between its slashes';

const forbiddenHtml = /<\s*(script|style|iframe|object|embed|link|meta)\b|\son\w+\s*=|\sstyle\s*=|javascript:/i;

const richTextSchema = Joi.string()
  .allow('')
  .custom((value: string, helpers) => {
    if (forbiddenHtml.test(value)) return helpers.error('html.forbidden');
    const addresses = [...value.matchAll(/\s(?:src|href)\s*=\s*["']?([^"'\s>]*)/gi)];
    return addresses.some(([, address = '']) => climbs.test(address)) ? helpers.error('html.climbs') : value;
  })
  .messages({
    'html.forbidden': 'must not have scripts, styles, frames or event attributes in its HTML',
    'html.climbs': 'must not have "." or ".." between the slashes of an address',
  });

const hrefSchema = Joi.string()
  .pattern(climbs, { invert: true })
  .pattern(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/)
  .messages({
    'string.pattern.base': 'must begin with "/", "#", "https://", "mailto:" or "tel:"',
    'string.pattern.invert.base': climbsText,
  });

const linkSchema = Joi.object({
  href: hrefSchema.required(),
  text: Joi.string().allow('').required(),
  title: Joi.string(),
  target: Joi.valid('_blank').messages({ 'any.only': 'must be _blank or left out' }),
});

const imageSource = Joi.string()
  .pattern(climbs, { invert: true })
  .pattern(/^(\/media\/|https:\/\/)/)
  .messages({
    'string.pattern.base': 'must begin with "/media/" or "https://"',
    'string.pattern.invert.base': climbsText,
  });

const imageSchema = Joi.alternatives(
  imageSource,
  Joi.object({ src: imageSource.required(), alt: Joi.string().allow('').required() }),
).messages({ 'alternatives.match': 'must be an address that begins with "/media/" or "https://", or src and alt' });

const addressSchema = Joi.string()
  .pattern(climbs, { invert: true })
  .pattern(/^\/(?!\/)/)
  .messages({
    'string.pattern.base': 'must be an address of this site and begin with "/"',
    'string.pattern.invert.base': climbsText,
  });

const dateFormat = /^(\d{4})-(\d\d)-(\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d))?$/;

/** True for an existing calendar date, alone or with a time and its zone. */
function isDate(value: string): boolean {
  const [, year = '', month = '', day = ''] = dateFormat.exec(value) ?? [];
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const known = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay;
  return known && !Number.isNaN(Date.parse(value));
}

export const dateSchema = Joi.string()
  .custom((value: string, helpers) => (isDate(value) ? value : helpers.error('date.form')))
  .messages({ 'date.form': 'must be a day such as 2026-02-14, or a moment such as 2026-02-14T08:00:00+01:00' });

const videoSchema = Joi.string()
  .pattern(climbs, { invert: true, name: 'climbs' })
  .pattern(/^\/media\/[^?#]+$/)
  .pattern(/\.\w+$/, { invert: true })
  .messages({
    'string.pattern.base': 'must begin with "/media/"',
    'string.pattern.invert.base': 'must be written without extension: the file exists as .webm and .mp4',
    'string.pattern.invert.name': climbsText,
  });

const fileSchema = Joi.string()
  .pattern(climbs, { invert: true })
  .pattern(/^(\/media\/|https:\/\/)[^?#]+\.\w+$/)
  .messages({
    'string.pattern.base': 'must begin with "/media/" or "https://" and end with a file extension, such as .pdf',
    'string.pattern.invert.base': climbsText,
  });

const scalar = Joi.alternatives(Joi.string(), Joi.number(), Joi.boolean()).messages({
  'alternatives.types': 'must be a text, a number, true or false, or a list of these',
});

const plainSchemas: Record<Exclude<FieldKind['kind'], 'choice' | 'list'>, Joi.Schema> = {
  text: textSchema,
  richText: richTextSchema,
  image: imageSchema,
  link: linkSchema,
  flag: Joi.boolean(),
  number: Joi.number(),
  address: addressSchema,
  filters: Joi.object().pattern(Joi.string(), Joi.alternatives(scalar, Joi.array().items(scalar))),
  ids: Joi.array().items(Joi.string()),
  date: dateSchema,
  video: videoSchema,
  file: fileSchema,
  tags: Joi.array().items(Joi.string()).unique(),
  page: addressSchema,
};

/** Joi schema of one field in a file. */
export function schemaOfField(field: FieldKind): Joi.Schema {
  if (field.kind === 'list') return Joi.array().items(schemaOfFields(field.fields));
  if (field.kind !== 'choice') return plainSchemas[field.kind];
  const known = field.values.map((value) => value || '""').join(', ');
  return Joi.valid(...field.values).messages({ 'any.only': `must be one of: ${known}` });
}

const schemas = new WeakMap<FieldSet, Joi.ObjectSchema>();

/** Joi schema of a set of fields in a file. Every field is optional, others are refused. */
export function schemaOfFields(fields: FieldSet): Joi.ObjectSchema {
  const cached = schemas.get(fields);
  if (cached) return cached;
  const names = Object.keys(fields).join(', ');
  const keys = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]));
  const schema = Joi.object(keys).messages({
    'object.unknown': `is not a field here; known fields: ${names}`,
    'object.base': `must be fields with values; known fields: ${names}`,
  });
  schemas.set(fields, schema);
  return schema;
}
