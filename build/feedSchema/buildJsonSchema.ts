import type Joi from 'joi';

/** Used subset of Joi's describe(). */
interface Described {
  type?: string;
  flags?: { presence?: string; only?: boolean; default?: unknown; description?: string };
  allow?: unknown[];
  rules?: { name: string; args?: { limit?: number; enabled?: boolean; regex?: string } }[];
  keys?: Record<string, Described>;
  patterns?: { schema: Described; rule: Described }[];
  items?: Described[];
  matches?: { schema: Described }[];
  dependencies?: { rel: string; key?: string; peers: string[] }[];
  whens?: When[];
  metas?: { definition?: string }[];
}

interface When {
  ref?: { path: string[] };
  is?: Described;
  then?: Described;
  otherwise?: Described;
}

export type JsonSchema = Record<string, unknown>;

type Definitions = Map<string, JsonSchema>;

const bounds: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
  object: { min: 'minProperties', max: 'maxProperties' },
};

function toLimits({ type = '', rules = [] }: Described): JsonSchema {
  const limits: JsonSchema = {};
  for (const { name, args } of rules) {
    const keyword = bounds[type]?.[name];
    if (keyword !== undefined) limits[keyword] = args?.limit;
    if (name === 'length') Object.assign(limits, { minLength: args?.limit, maxLength: args?.limit });
    if (name === 'integer') limits['type'] = 'integer';
    // "/…/", without flags
    if (args?.regex?.endsWith('/')) limits['pattern'] = args.regex.slice(1, -1);
  }
  return limits;
}

const isTaken = (value: unknown): boolean => typeof value === 'object' && value !== null && 'override' in value;
const required = (name: string): JsonSchema => ({ required: [name] });

/** Converts a rule between members of an object. */
function toDependency({ rel, key, peers }: NonNullable<Described['dependencies']>[number]): JsonSchema {
  const each = peers.map(required);
  switch (rel) {
    case 'xor':
      return { oneOf: each };
    case 'or':
      return { anyOf: each };
    case 'oxor':
      return { oneOf: [...each, { not: { anyOf: each } }] };
    case 'with':
      return { dependencies: { [key ?? '']: peers } };
    default:
      throw new Error(`jsonSchemaOf() does not know the dependency "${rel}".`);
  }
}

/** Returns the conditions on an object that follow from a member's presence. */
function toPresence(name: string, described: Described | undefined): JsonSchema {
  const presence = described?.flags?.presence;
  if (presence === 'required') return required(name);
  return presence === 'forbidden' ? { properties: { [name]: false } } : {};
}

function toObjectSchema(described: Described, definitions: Definitions): JsonSchema {
  const { keys = {}, patterns = [], dependencies = [], whens = [] } = described;
  const members = Object.entries(keys);
  const needed = members.filter(([, { flags }]) => flags?.presence === 'required').map(([name]) => name);
  const [pattern] = patterns;
  const all = [
    ...dependencies.map(toDependency),
    ...members.flatMap(([name, { whens: conditions = [] }]) =>
      conditions.map(({ ref, is, then, otherwise }) => ({
        if: {
          properties: { [ref?.path[0] ?? '']: { enum: (is?.allow ?? []).filter((value) => !isTaken(value)) } },
          required: [ref?.path[0] ?? ''],
        },
        then: toPresence(name, then),
        else: toPresence(name, otherwise),
      })),
    ),
    ...whens.map(({ is, then, otherwise }) => ({
      if: toPartSchema(is),
      then: toPartSchema(then),
      else: toPartSchema(otherwise),
    })),
  ];
  const nameLimits =
    pattern?.schema.flags?.only === true ? { enum: pattern.schema.allow } : toLimits(pattern?.schema ?? {});
  const names = Object.keys(nameLimits).length > 0 ? { propertyNames: nameLimits } : {};
  return {
    type: 'object',
    ...(members.length === 0
      ? {}
      : { properties: Object.fromEntries(members.map(([name, one]) => [name, toSchema(one, definitions)])) }),
    ...(needed.length === 0 ? {} : { required: needed }),
    ...names,
    additionalProperties: pattern === undefined ? false : toSchema(pattern.rule, definitions),
    ...(all.length === 0 ? {} : { allOf: all }),
  };
}

/** A condition on an object that does not restrict its other members. */
function toPartSchema(described: Described = {}): JsonSchema {
  const { keys = {}, dependencies = [] } = described;
  const parts = [
    ...Object.entries(keys).map(([name, one]) => toPresence(name, one)),
    ...dependencies.map(toDependency),
  ];
  return parts.length === 0 ? {} : { allOf: parts };
}

function toPlainSchema(described: Described, definitions: Definitions): JsonSchema {
  const { type, flags, items = [], matches = [], allow = [] } = described;
  if (flags?.only === true) return { enum: allow.filter((value) => !isTaken(value)) };
  switch (type) {
    case 'object':
      return toObjectSchema(described, definitions);
    case 'array':
      return { type, ...(items[0] ? { items: toSchema(items[0], definitions) } : {}) };
    case 'alternatives': {
      const schemas = matches.map(({ schema }) => toSchema(schema, definitions));
      return { anyOf: [...schemas, ...(allow.includes(null) ? [{ type: 'null' }] : [])] };
    }
    case 'string':
      return { type, ...(allow.includes('') ? {} : { minLength: 1 }) };
    default:
      return { type };
  }
}

function toSchema(described: Described, definitions: Definitions): JsonSchema {
  const { flags } = described;
  const about = {
    ...(flags?.description === undefined ? {} : { description: flags.description }),
    ...(flags?.default === undefined ? {} : { default: flags.default }),
  };
  const schema = { ...toPlainSchema(described, definitions), ...toLimits(described) };
  const name = described.metas?.find(({ definition }) => definition !== undefined)?.definition;
  if (name === undefined) return { ...schema, ...about };
  const known = definitions.get(name) ?? schema;
  if (JSON.stringify(known) !== JSON.stringify(schema)) return { ...schema, ...about };
  definitions.set(name, schema);
  return { $ref: `#/definitions/${name}` };
}

/**
 * Returns the JSON Schema (draft 7) of a Joi schema, except for checks by functions. Schemas with the meta {
 * definition: name } are written once.
 */
export function buildJsonSchema(schema: Joi.Schema): JsonSchema {
  const definitions: Definitions = new Map();
  const root = toSchema(schema.describe(), definitions);
  return { ...root, definitions: Object.fromEntries(definitions) };
}
