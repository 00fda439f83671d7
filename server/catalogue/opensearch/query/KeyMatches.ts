import Joi from 'joi';
import { filterParts } from '../../../../shared/catalogue/facets/filterParts.ts';
import type { SearchRequest } from '../../../../shared/catalogue/SearchTypes.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { checked } from '../responses/checked.ts';
import { fieldNames, squeezed } from '../fieldNames.ts';
import type { CountedTerm } from './KnownValues.ts';
import { countedTermsSchema, maxValues } from './KnownValues.ts';
import type { Aggregations, SearchBody } from './searchForms.ts';
import { anyOf } from './searchForms.ts';

/** Keys of matching documents by key field, compared without spaces and case. */
export type KeyMatches = ReadonlyMap<string, readonly string[]>;

/**
 * Query for the keys that a request may mean, in its filters (and those of its facets) and keyphrase.
 * Null when nothing in it can be a key.
 */
export function keyMatchesBody<T>(request: SearchRequest, schema: IndexSchema<T>): SearchBody | null {
  const aggs: Aggregations = {};
  for (const { name } of schema.keys) {
    const wanted = wantedKeys(name, request, schema);
    if (wanted.length === 0) continue;
    const keys = { terms: { field: fieldNames.key(name), size: maxValues, execution_hint: 'map' as const } };
    aggs[name] = { filter: { terms: { [fieldNames.squeezedKey(name)]: wanted } }, aggs: { keys } };
  }
  if (Object.keys(aggs).length === 0) return null;
  return {
    query: anyOf(Object.values(aggs).flatMap((one) => ('filter' in one ? [one.filter] : []))),
    size: 0,
    track_total_hits: false,
    aggs: {
      listed: { filter: { term: { [fieldNames.withheld]: false } }, aggs },
      withheld: { filter: { term: { [fieldNames.withheld]: true } }, aggs },
    },
  };
}

function wantedKeys<T>(name: string, { filters, facets, keyphrase }: SearchRequest, schema: IndexSchema<T>): string[] {
  const values = [filters, ...facets.map((facet) => facet.filters ?? {})].flatMap((own) => {
    const { any, all, not } = filterParts(own[name] ?? []);
    return [...any, ...all, ...not];
  });
  const typed = mayBeKey(name, keyphrase, schema) ? [keyphrase] : [];
  return [...new Set([...values, ...typed].map(squeezed))].filter((key) => key !== '');
}

/** True when a keyphrase is long enough to be a key of a field. */
export function mayBeKey<T>(name: string, keyphrase: string, schema: IndexSchema<T>): boolean {
  const { keyphraseMinLength } = schema.keys.find((key) => key.name === name) ?? {};
  return keyphraseMinLength !== undefined && squeezed(keyphrase).length >= keyphraseMinLength;
}

interface MatchedField {
  keys: { buckets: CountedTerm[] };
}

const partSchema = Joi.object<Record<string, unknown>>().required();
const fieldSchema = Joi.object<MatchedField>({ keys: countedTermsSchema });

/** @throws SearchAnswerError for a response of another form */
export function readKeyMatches<T>(aggregation: unknown, schema: IndexSchema<T>): KeyMatches {
  const part = checked(aggregation, partSchema);
  const matches = new Map<string, string[]>();
  for (const { name } of schema.keys) {
    if (part[name] === undefined) continue;
    const { keys } = checked(part[name], fieldSchema);
    matches.set(
      name,
      keys.buckets.map(({ key }) => key),
    );
  }
  return matches;
}

/** Keys that a value means: the exact one, else those that differ only in spaces and case. */
export function keysMeant(matches: KeyMatches, name: string, value: string): string[] {
  const known = matches.get(name) ?? [];
  if (known.includes(value)) return [value];
  const wanted = squeezed(value);
  return wanted === '' ? [] : known.filter((key) => squeezed(key) === wanted);
}
