import { isExcluded, plainValue } from './exclusion.ts';
import { packCounts, packEdges } from './packHistogram.ts';
import type { ListFacet, ListValue, ValuesListFacet } from './ListFacet.ts';
import type { ListState } from '../list/listState.ts';
import { isRangeFacet, yearFacet } from './rangeFacets.ts';
import type { Facet, FacetValue } from '../SearchTypes.ts';

/**
 * Converts facets of a response for the panel. A chosen value includes its children, and any value its excluded
 * children. Drops ranges without extent, and yes-or-no facets that no car of the site has.
 */
export function toListFacets(facets: readonly Facet[], filters: ListState['filters']): ListFacet[] {
  return facets.flatMap((facet): ListFacet[] => {
    if (facet.type === 'histogram' || isRangeFacet(facet.name)) return rangeFacet(facet);
    if (facet.name === yearFacet) return yearRange(facet.value);
    const { value: values, name } = facet;
    if (values.length === 0) return [];
    if (values.every(({ text }) => text === 'true' || text === 'false')) {
      const yes = values.find(({ text }) => text === 'true');
      return yes ? [{ kind: 'yes', name, count: yes.count }] : [];
    }
    const childrenOf = childrenFor(filters[name] ?? []);
    const listed = values.map((value) => listValue(value, childrenOf(value)));
    return [{ kind: 'values', name, values: listed, ...leftOutChildren(values, listed) }];
  });
}

/** Returns the number of children by value where not all are listed. */
function leftOutChildren(
  values: readonly FacetValue[],
  listed: readonly ListValue[],
): Pick<ValuesListFacet, 'childCounts'> {
  const counts = values.flatMap(({ text, children = [] }, at) =>
    children.length > (listed[at]?.[2]?.length ?? 0) ? [[text, children.length] as const] : [],
  );
  return counts.length > 0 ? { childCounts: Object.fromEntries(counts) } : {};
}

function listValue({ text, count }: FacetValue, children: readonly FacetValue[]): ListValue {
  return children.length > 0 ? [text, count, children.map((child) => listValue(child, []))] : [text, count];
}

/** Returns which children of a value the panel shows: all of a chosen one, else the excluded ones. */
function childrenFor(values: readonly string[]): (value: FacetValue) => readonly FacetValue[] {
  const chosen = new Set(values.filter((value) => !isExcluded(value)).map((value) => value.split('>')[0]));
  const excluded = new Set(values.filter(isExcluded).map(plainValue));
  return ({ text, children = [] }) => {
    if (chosen.has(text)) return children;
    return excluded.size > 0 ? children.filter((child) => excluded.has(`${text}>${child.text}`)) : [];
  };
}

/** Returns the years as a range with a count for each; none when all cars are of one year. */
function yearRange(values: readonly FacetValue[]): ListFacet[] {
  const found = values
    .map(({ text, count }) => ({ year: Number(text), count }))
    .filter(({ year, count }) => count > 0 && Number.isInteger(year));
  const years = found.map(({ year }) => year);
  const [min, max] = [Math.min(...years), Math.max(...years)];
  if (!(min < max)) return [];
  const counts = Array.from({ length: max - min + 1 }, () => 0);
  for (const { year, count } of found) counts[year - min] = count;
  return [{ kind: 'range', name: yearFacet, min, max, counts: packCounts(counts) }];
}

function rangeFacet({ name, min: lowest, max: highest, value: bins }: Facet): ListFacet[] {
  const from = lowest ?? bins[0]?.min;
  const to = highest ?? bins.at(-1)?.max;
  if (from === undefined || to === undefined || from >= to) return [];
  const [min, max] = [Math.floor(from), Math.ceil(to)];
  const counts = packCounts(bins.map((bin) => bin.count));
  const widths = bins.map((bin) => (bin.max ?? 0) - (bin.min ?? 0));
  if (Math.max(...widths) <= 1.5 * Math.min(...widths.slice(0, -1))) return [{ kind: 'range', name, min, max, counts }];
  const edges = packEdges([...bins.map((bin) => Math.round(bin.min ?? 0)), max]);
  return [{ kind: 'range', name, min, max, counts, edges }];
}
