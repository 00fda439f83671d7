import { parseRange } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import { filterParts } from '../../../../shared/catalogue/facets/filterParts.ts';
import { splitAlternatives } from '../../../../shared/catalogue/facets/listFacets.ts';
import type { FilterValue } from '../../../../shared/catalogue/SearchTypes.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { fieldNames } from '../fieldNames.ts';
import { keysMeant } from './KeyMatches.ts';
import type { KeyMatches } from './KeyMatches.ts';
import type { KnownValues } from './KnownValues.ts';
import { resolved } from './KnownValues.ts';
import type { Query } from './searchForms.ts';
import { allOf, anyOf } from './searchForms.ts';

/** Context for reading filters: values and keys of the searched stock (listed or withheld). */
export interface StockWords<T> {
  schema: IndexSchema<T>;
  known: KnownValues;
  keys: KeyMatches;
}

/** The term facet with a name or alias; undefined for anything else. */
function termNamed<T>(name: string, { terms }: IndexSchema<T>) {
  return terms.find((term) => term.name === name || term.aliases?.includes(name));
}

/** Filters of one group are one selection: brand and model, and the several names of one facet. */
export function groupOf<T>(name: string, schema: IndexSchema<T>): string {
  if (name === schema.hierarchy?.child) return schema.hierarchy.parent;
  return termNamed(name, schema)?.name ?? name;
}

/** True when a facet of this name can be counted. */
export function isFacet<T>(name: string, schema: IndexSchema<T>): boolean {
  const { hierarchy, ranges } = schema;
  if (name === hierarchy?.parent || name === hierarchy?.child) return true;
  return termNamed(name, schema) !== undefined || ranges.some((range) => range.name === name);
}

/** A condition of a filter as a query. */
export interface FilterClause {
  query: Query;
  /** True for alternatives, which the counts of their own facet ignore. */
  isAlternatives: boolean;
}

/** Queries of a filter; none when it is no condition. */
export function filterClauses<T>(name: string, filter: FilterValue, words: StockWords<T>): FilterClause[] {
  const { any, all, not } = filterParts(filter);
  const query = (values: readonly string[]): Query[] => {
    const clause = values.length > 0 ? matching(name, values, words) : null;
    return clause ? [clause] : [];
  };
  // As alternatives, a child narrows its parent; as exclusions, all documents of both are removed.
  const isParent = name === words.schema.hierarchy?.parent;
  const excluded = (isParent ? not.map((value) => [value]) : [not]).flatMap(query);
  const heeded = [
    ...all.flatMap((value) => query(splitAlternatives(value))),
    ...(excluded.length > 0 ? [{ bool: { must_not: excluded } }] : []),
  ];
  return [
    ...query(any).map((clause) => ({ query: clause, isAlternatives: true })),
    ...heeded.map((clause) => ({ query: clause, isAlternatives: false })),
  ];
}

function matching<T>(name: string, values: readonly string[], words: StockWords<T>): Query | null {
  const { schema, known, keys } = words;
  const { hierarchy } = schema;
  if (schema.keys.some((key) => key.name === name)) {
    return termsQuery(
      fieldNames.key(name),
      values.flatMap((value) => keysMeant(keys, name, value)),
    );
  }
  if (name === hierarchy?.parent) return parentsQuery(values, known);
  if (name === hierarchy?.child) return childrenQuery(values, known);
  if (schema.ranges.some((range) => range.name === name)) return rangesQuery(fieldNames.range(name), values);
  const term = termNamed(name, schema);
  if (!term) return null;
  const dictionary = known.terms.get(term.name);
  const texts = values.flatMap((value) => {
    if (term.takesRanges && /^\d*-\d*$/.test(value)) {
      const codes = dictionary?.resolveRange(value);
      return codes ? [codes.map((code) => dictionary?.texts[code] ?? '')] : [];
    }
    const meant = dictionary ? resolved(dictionary, value) : [];
    // Unknown values are queried, too: only the most frequent values of a very large facet are known.
    return [meant.length > 0 ? meant : [value]];
  });
  return texts.length === 0 ? null : termsQuery(fieldNames.term(term.name), texts.flat());
}

function termsQuery(field: string, texts: readonly string[]): Query {
  return texts.length === 0 ? { match_none: {} } : { terms: { [field]: [...new Set(texts)] } };
}

/** null when no range is valid. */
function rangesQuery(field: string, values: readonly string[]): Query | null {
  const ranges = values.map(parseRange).filter((range) => range !== null);
  if (ranges.length === 0) return null;
  return anyOf(ranges.map(({ min, max }): Query => ({ range: { [field]: { gte: min, lte: max } } })));
}

/** Query for parents ("Volvo") and children ("Volvo>XC60"). A parent with selected children narrows to those. */
function parentsQuery(values: readonly string[], known: KnownValues): Query {
  const whole = new Set<string>();
  const narrowed = new Map<string, string[]>();
  for (const value of values) {
    const at = value.indexOf('>');
    for (const parent of resolved(known.parents, at < 0 ? value : value.slice(0, at))) {
      if (at < 0) whole.add(parent);
      else {
        narrowed.set(parent, [...(narrowed.get(parent) ?? []), ...childrenMeant(known, parent, value.slice(at + 1))]);
      }
    }
  }
  for (const parent of narrowed.keys()) whole.delete(parent);
  const clauses = [...narrowed].flatMap(([parent, children]) => childQuery(parent, children));
  return anyOf(whole.size > 0 ? [termsQuery(fieldNames.parent, [...whole]), ...clauses] : clauses);
}

/** Query for children, given as "XC60" (of any parent) or "Volvo>XC60". */
function childrenQuery(values: readonly string[], known: KnownValues): Query {
  const clauses = values.flatMap((value) => {
    const at = value.indexOf('>');
    const child = value.slice(at + 1);
    const parents = at >= 0 ? resolved(known.parents, value.slice(0, at)) : [...known.children.keys()];
    // A spelling that some parent has exactly wins over one that only folds to it.
    const exact = at < 0 && parents.filter((parent) => known.children.get(parent)?.codeOf(child) !== undefined);
    return (exact && exact.length > 0 ? exact : parents).flatMap((parent) =>
      childQuery(parent, childrenMeant(known, parent, child)),
    );
  });
  return anyOf(clauses);
}

function childrenMeant(known: KnownValues, parent: string, child: string): string[] {
  const children = known.children.get(parent);
  return children ? resolved(children, child) : [];
}

function childQuery(parent: string, children: readonly string[]): Query[] {
  if (children.length === 0) return [];
  return [allOf([termsQuery(fieldNames.parent, [parent]), termsQuery(fieldNames.child, children)])];
}
