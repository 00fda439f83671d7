import Joi from 'joi';

/*
 * Fields of delivered documents.
 * Back ends vary: an absent text is null or "", a flag is true, 1, "1" or "true", a number may be a text. Each reader
 * returns undefined for an unreadable value.
 */

export type FieldReader = (value: unknown) => unknown;

export const readText: FieldReader = (value) => {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
};

export const readNumber: FieldReader = (value) => {
  if (value === null || value === '') return null;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const flags = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false', null, ''].map((value) => [value, false] as const),
]);

export const readFlag: FieldReader = (value) => flags.get(value);

export const readTexts: FieldReader = (value) => {
  if (value === null) return [];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : undefined;
};

/** Reads an object or a list of objects in the form of the schema, to which null is passed, too. */
export function readStructure(schema: Joi.Schema): FieldReader {
  return (value) => {
    const checked = schema.validate(value, { stripUnknown: true });
    return checked.error ? undefined : (checked.value as unknown);
  };
}

/* Parts of such schemas. Absent values and null become the blank of their kind. */
export const wireText = Joi.string().allow('').empty(null).default('');
export const wireNumber = Joi.number().empty(null).default(0);
export const wireTexts = Joi.array().items(Joi.string().allow(''), Joi.any().strip()).empty(null).default([]);

/** Names every field of T, so that the compiler notices one that the contract gains. */
export function wireObject<T>(fields: Record<keyof T, Joi.Schema>): Joi.ObjectSchema<T> {
  return Joi.object<T>().keys(fields);
}

/** A list from which entries of another form are removed. */
export function wireList(entry: Joi.Schema): Joi.ArraySchema {
  return Joi.array().items(entry, Joi.any().strip()).empty(null).default([]);
}

/**
 * Creates a function that reads a document with the readers of its fields.
 * Unknown fields are ignored. Unreadable ones are left out and reported to `onOdd`: one odd field must not cost the
 * visitors the whole list.
 */
export function documentReader<T>(
  readers: Record<keyof T & string, FieldReader>,
): (document: Record<string, unknown>, onOdd: (field: string) => void) => Partial<T> {
  const readersByName = new Map<string, FieldReader>(Object.entries<FieldReader>(readers));
  return (document, onOdd) => {
    const read: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(document)) {
      const reader = readersByName.get(field);
      if (!reader || value === undefined) continue;
      const made = reader(value);
      if (made === undefined) onOdd(field);
      else read[field] = made;
    }
    return read as Partial<T>;
  };
}
