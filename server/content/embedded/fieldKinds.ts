import Joi from 'joi';

/** The kinds of a content field: how it is written in a file, and which type it has in the GraphQL schema. */
export type FieldKind =
  | { kind: 'text' | 'richText' | 'image' | 'link' | 'flag' | 'number' | 'address' | 'filters' | 'ids' }
  | { kind: 'date' | 'video' | 'file' | 'tags' | 'page' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; fields: FieldSet };

/** Fields of a component, a list entry or a page, by name. */
export type FieldSet = Record<string, FieldKind>;

export const text: FieldKind = { kind: 'text' };
export const richText: FieldKind = { kind: 'richText' };
export const image: FieldKind = { kind: 'image' };
export const link: FieldKind = { kind: 'link' };
export const flag: FieldKind = { kind: 'flag' };
export const number: FieldKind = { kind: 'number' };
/** An address of the same site: "/bilar". */
export const address: FieldKind = { kind: 'address' };
/** Filters of the car list, name to value or values; rendered as the query text of the car list's address. */
export const filters: FieldKind = { kind: 'filters' };
/** A list of ids; rendered as text with "|" between. */
export const ids: FieldKind = { kind: 'ids' };
/** A day (2026-02-14) or a moment (2026-02-14T08:00:00+01:00); rendered as ISO text. */
export const date: FieldKind = { kind: 'date' };
/** The address of a video below /media/, without its ending: the file stands there as .webm and .mp4. */
export const video: FieldKind = { kind: 'video' };
/** The address of a file to download. */
export const file: FieldKind = { kind: 'file' };
/** Keys of story tags; rendered as their ids with "|" between. */
export const tags: FieldKind = { kind: 'tags' };
/** The address of a page of the site; rendered as a reference to it. */
export const page: FieldKind = { kind: 'page' };
export const choice = (...values: string[]): FieldKind => ({ kind: 'choice', values });
export const list = (fields: FieldSet): FieldKind => ({ kind: 'list', fields });

const forbiddenHtml = /<\s*(script|style|iframe|object|embed|link|meta)\b|\son\w+\s*=|\sstyle\s*=|javascript:/i;

const richTextSchema = Joi.string()
  .allow('')
  .custom((value: string, helpers) => (forbiddenHtml.test(value) ? helpers.error('html.forbidden') : value))
  .messages({ 'html.forbidden': 'must not have scripts, styles, frames or event attributes in its HTML' });

const hrefSchema = Joi.string()
  .pattern(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/)
  .messages({ 'string.pattern.base': 'must begin with "/", "#", "https://", "mailto:" or "tel:"' });

const linkSchema = Joi.object({
  href: hrefSchema.required(),
  text: Joi.string().allow('').required(),
  title: Joi.string(),
  target: Joi.valid('_blank'),
});

const imageSource = Joi.string()
  .pattern(/^(\/media\/|https:\/\/)/)
  .messages({ 'string.pattern.base': 'must begin with "/media/" or "https://"' });

const imageSchema = Joi.alternatives(
  imageSource,
  Joi.object({ src: imageSource.required(), alt: Joi.string().allow('').required() }),
).messages({ 'alternatives.match': 'must be an address that begins with "/media/" or "https://", or src and alt' });

const scalar = Joi.alternatives(Joi.string(), Joi.number(), Joi.boolean());

function schemaOfKind(field: FieldKind): Joi.Schema {
  switch (field.kind) {
    case 'text':
      return Joi.string().allow('');
    case 'richText':
      return richTextSchema;
    case 'image':
      return imageSchema;
    case 'link':
      return linkSchema;
    case 'flag':
      return Joi.boolean();
    case 'number':
      return Joi.number();
    case 'address':
      return Joi.string()
        .pattern(/^\/(?!\/)/)
        .messages({ 'string.pattern.base': 'must be an address of this site and begin with "/"' });
    case 'filters':
      return Joi.object().pattern(Joi.string(), Joi.alternatives(scalar, Joi.array().items(scalar)));
    case 'ids':
      return Joi.array().items(Joi.string());
    case 'choice':
      return Joi.valid(...field.values).messages({ 'any.only': `must be one of: ${field.values.join(', ')}` });
    case 'list':
      return Joi.array().items(schemaOfFields(field.fields));
  }
}

/** The joi schema of a set of fields as written in a file. Every field may be left out; no other may stand there. */
export function schemaOfFields(fields: FieldSet): Joi.ObjectSchema {
  const names = Object.keys(fields).join(', ');
  const keys = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfKind(field)]));
  return Joi.object(keys).messages({
    'object.unknown': `is not a field here; known fields: ${names}`,
    'object.base': `must be fields with values; known fields: ${names}`,
  });
}
