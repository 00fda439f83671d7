import Joi from 'joi';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { SharedTextList, shareTexts } from '../../embedded/columns/SharedTexts.ts';
import { TermDictionary } from '../../embedded/columns/TermDictionary.ts';
import { checked } from '../responses/checked.ts';
import { fieldNames } from '../fieldNames.ts';
import type { Aggregations, SearchBody } from './searchForms.ts';

/** Maximum number of counted values of a facet; an index on several shards counts exactly up to here. */
export const maxValues = 10_000;

export interface Extent {
  min: number;
  max: number;
}

/** Values in the documents of an index: those a filter may mean, and a facet shows with count 0. */
export interface KnownValues {
  count: number;
  terms: ReadonlyMap<string, TermDictionary>;
  parents: TermDictionary;
  /** By parent. */
  children: ReadonlyMap<string, TermDictionary>;
  /** Extents of range facets over all documents; none for a facet without values. */
  extents: ReadonlyMap<string, Extent>;
}

/** Query for the values of listed and withheld documents, which are two separate stocks. */
export function knownValuesBody<T>(schema: IndexSchema<T>): SearchBody {
  const terms = (field: string) => ({ field, size: maxValues });
  const aggs: Aggregations = {};
  for (const { name } of schema.terms) aggs[`term ${name}`] = { terms: terms(fieldNames.term(name)) };
  if (schema.hierarchy) {
    aggs['parent'] = { terms: terms(fieldNames.parent), aggs: { child: { terms: terms(fieldNames.child) } } };
  }
  for (const { name } of schema.ranges) aggs[`range ${name}`] = { stats: { field: fieldNames.range(name) } };
  return {
    query: { match_all: {} },
    size: 0,
    track_total_hits: false,
    aggs: {
      listed: { filter: { term: { [fieldNames.withheld]: false } }, aggs },
      withheld: { filter: { term: { [fieldNames.withheld]: true } }, aggs },
    },
  };
}

export interface CountedTerm {
  key: string;
  doc_count: number;
  child?: { buckets: CountedTerm[] };
}

export interface Stats {
  min: number | null;
  max: number | null;
}

const bucket = Joi.object({ key: Joi.string().allow('').required(), doc_count: Joi.number().required() });

/** Response of a terms aggregation. */
export const countedTermsSchema = Joi.object<{ buckets: CountedTerm[]; sum_other_doc_count: number }>({
  buckets: Joi.array()
    .items(bucket.keys({ child: Joi.object({ buckets: Joi.array().items(bucket).required() }) }))
    .required(),
  sum_other_doc_count: Joi.number().required(),
}).required();

export const statsSchema = Joi.object<Stats>({
  min: Joi.number().unsafe().allow(null).required(),
  max: Joi.number().unsafe().allow(null).required(),
}).required();

const partSchema = Joi.object<Record<string, unknown> & { doc_count: number }>({
  doc_count: Joi.number().required(),
}).required();

/**
 * Reads the response to knownValuesBody.
 * @param onTruncated called with the name of a facet that has more values than are counted
 * @throws SearchAnswerError for a response of another form
 */
export function readKnownValues<T>(
  aggregation: unknown,
  schema: IndexSchema<T>,
  onTruncated: (name: string) => void,
): KnownValues {
  const part = checked(aggregation, partSchema);
  const buckets = (name: string, facet: string): CountedTerm[] => {
    const counted = checked(part[name], countedTermsSchema);
    if (counted.sum_other_doc_count > 0) onTruncated(facet);
    return counted.buckets;
  };
  const parents = schema.hierarchy ? buckets('parent', schema.hierarchy.parent) : [];
  const extents = new Map<string, Extent>();
  for (const { name } of schema.ranges) {
    const { min, max } = checked(part[`range ${name}`], statsSchema);
    if (min !== null && max !== null) extents.set(name, { min, max });
  }
  return {
    count: part.doc_count,
    terms: new Map(schema.terms.map(({ name }) => [name, buildDictionary(buckets(`term ${name}`, name))])),
    parents: buildDictionary(parents),
    children: new Map(parents.map(({ key, child }) => [key, buildDictionary(child?.buckets ?? [])])),
    extents,
  };
}

/** Known texts, in any fixed order. */
function buildDictionary(buckets: readonly CountedTerm[]): TermDictionary {
  const texts = buckets.map(({ key }) => key).sort();
  return new TermDictionary(new SharedTextList(shareTexts(texts)));
}

/** Texts that a filter value means: see TermDictionary.resolve. */
export function resolved(dictionary: TermDictionary, value: string): string[] {
  return dictionary.resolve(value).map((code) => dictionary.texts[code] ?? '');
}
