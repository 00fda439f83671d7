import { parseQuery, queryText } from '../../kit/text/queryText.ts';
import { isExcluded, plainValue } from '../facets/exclusion.ts';
import { foldedValue } from '../foldText.ts';
import { isPanelRange, isRangeFacet, monthlyCostFilter, parseRange, yearFacet } from '../facets/rangeFacets.ts';
import { searchLimits } from '../searchLimits.ts';
import type { Facet, FacetValue } from '../SearchTypes.ts';
import { clampPage } from './clampPage.ts';
import type { ListFacetConfig } from './ListFacetConfig.ts';
import { encodeUriPart } from '../../kit/text/encodeUriPart.ts';
import { cutText } from '../../kit/text/cutText.ts';

/** The visitor's choices in the car list, kept in the URL. */
export interface ListState {
  keyphrase: string;
  /**
   * Facet → values: a model as "Volvo>XC60", a range as "1000-5000", an excluded value as "!Volvo". Never holds an
   * empty list.
   */
  filters: Record<string, string[]>;
  /** 0 to 19. */
  page: number;
  /** Name of one of the site's sorts. */
  sort: string;
  /** Facets shown with all their values; left out when there are none. */
  completeFacets?: string[];
}

/** Site data that determines the URLs of a list. */
export interface ListContext {
  /** Path of the list with the language segment: "/bilar", "/en/cars". */
  listPath: string;
  facets: ListFacetConfig[];
  sorts: { name: string }[];
  /** Converts a number typed in the page's unit to the facet's unit. Default: no conversion. */
  typedAmount?: (facet: string, typed: number) => number;
}

/** Facet whose value and child value can be path segments. */
export const brandFacet = 'car_brand';
export const pageSize = searchLimits.list;

/** Query parameter that names a facet to show with all its values; repeatable. */
export const completeParameter = 'values';

/** Filters used by links and typed words that have no facet in the panel. */
const furtherFilters = ['car_site_name', 'car_website_city', monthlyCostFilter];
const maxTextLength = 100;
const maxValues = 50;

/** Returns the page that shows the last of `total` cars, up to the maximum page. */
export function calculateLastPage(total: number): number {
  return clampPage(Math.ceil(total / pageSize) - 1);
}

function defaultSort(context: ListContext): string {
  return context.sorts[0]?.name ?? '';
}

/** Returns the list state with nothing chosen. */
export function emptyListState(context: ListContext): ListState {
  return { keyphrase: '', filters: {}, page: 0, sort: defaultSort(context) };
}

/** Query parameters that parseListQuery reads. */
export function listParameters(facets: readonly ListFacetConfig[]): string[] {
  const names = [...facets.map(({ name }) => name), ...furtherFilters];
  return [
    ...names.flatMap((name) => [name, `${name}.min`, `${name}.max`]),
    'keyphrase',
    'page',
    'sort',
    completeParameter,
  ];
}

/**
 * Parses the query of a list URL ("?car_fuel=El&page=1"). Unknown and invalid parts are dropped. Understands the
 * fields that the list's form sends without JavaScript: "car_price.min" and "car_price.max".
 */
export function parseListQuery(search: string, context: ListContext): ListState {
  const query = parseQuery(search);
  const names = new Set([...context.facets.map((facet) => facet.name), ...furtherFilters]);
  const filters: Record<string, string[]> = {};
  // In URL order, which is the order of choosing.
  const facetNames = [...query.keys()]
    .map((field) => field.replace(/\.(min|max)$/, ''))
    .filter((name) => names.has(name));
  for (const name of new Set(facetNames)) {
    const values = isRangeFacet(name) ? readRange(query, name, context) : readValues(query, name, context);
    if (values.length > 0) filters[name] = normaliseValues(values);
  }
  const sort = firstValue(query, 'sort');
  const page = firstValue(query, 'page');
  const complete = readTexts(query, completeParameter).filter((name) => names.has(name) && !isPanelRange(name));
  return {
    keyphrase: tidyText((query.get('keyphrase') ?? []).filter((text) => text.trim() !== '').at(-1) ?? ''),
    filters,
    page: /^\d{1,4}$/.test(page) ? clampPage(Number(page)) : 0,
    sort: context.sorts.some((known) => known.name === sort) ? sort : defaultSort(context),
    ...(complete.length > 0 ? { completeFacets: complete } : {}),
  };
}

type Query = ReturnType<typeof parseQuery>;

function firstValue(query: Query, name: string): string {
  return query.get(name)?.[0] ?? '';
}

function tidyText(text: string): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), maxTextLength);
}

function readTexts(query: Query, name: string): string[] {
  const texts = (query.get(name) ?? []).map(tidyText);
  return [...new Set(texts)].filter((text) => text !== '').slice(0, maxValues);
}

/** Years arrive as single values, as a range, or as the form's two range fields. */
function readValues(query: Query, name: string, context: ListContext): string[] {
  const texts = readTexts(query, name);
  return texts.length === 0 && name === yearFacet ? readRange(query, name, context) : texts;
}

function readRange(query: Query, name: string, { typedAmount = (_, typed) => typed }: ListContext): string[] {
  const whole = query.get(name)?.find((text) => parseRange(text) !== null);
  if (whole !== undefined) return [whole];
  const digits = (end: string): string => {
    const typed = firstValue(query, `${name}.${end}`).replace(/\D/g, '').slice(0, 12);
    return typed === '' ? '' : String(typedAmount(name, Number(typed)));
  };
  const [min, max] = [digits('min'), digits('max')];
  if (min !== '' && max !== '' && Number(min) > Number(max)) return [`${max}-${min}`];
  return parseRange(`${min}-${max}`) ? [`${min}-${max}`] : [];
}

export function parentOf(value: string): string {
  return value.split('>')[0] ?? value;
}

function isChild(value: string): boolean {
  return value.includes('>');
}

/**
 * Drops redundant values of a facet.
 * These are a parent next to its child (the child narrows it), an excluded child next to its excluded parent, and a
 * value that a later one contradicts ("Volvo" before "!Volvo").
 */
export function normaliseValues(values: string[]): string[] {
  const all = [...new Set(values)];
  const known = new Set(all);
  const narrowed = new Set(all.filter((value) => isChild(value) && !isExcluded(value)).map(parentOf));
  return all.filter((value, at) => {
    if (all.slice(at + 1).some((later) => contradicts(value, later))) return false;
    return isChild(value) ? !(isExcluded(value) && known.has(parentOf(value))) : !narrowed.has(value);
  });
}

/** Returns whether one of two values excludes the other, or its parent. */
function contradicts(one: string, other: string): boolean {
  if (isExcluded(one) === isExcluded(other)) return false;
  const [excluded, included] = isExcluded(one) ? [plainValue(one), other] : [plainValue(other), one];
  return included === excluded || (isChild(included) && parentOf(included) === excluded);
}

/** Removes a value, and with a parent its children. */
export function withoutValue(values: string[], value: string): string[] {
  if (isExcluded(value)) return values.filter((other) => other !== value);
  return values.filter((other) => other !== value && !(isChild(other) && !isChild(value) && parentOf(other) === value));
}

/** Returns whether a value, or a child of it, is chosen. */
export function isChosen(values: readonly string[] | undefined, value: string): boolean {
  if (isExcluded(value)) return values?.includes(value) ?? false;
  return (values ?? []).some((other) => other === value || (!isChild(value) && parentOf(other) === value));
}

/**
 * Ticks or clears one value of a facet, and goes back to the first page.
 * Clearing the last chosen child leaves its parent; clearing a parent drops its children too.
 */
export function toggleValue(state: ListState, facet: string, value: string): ListState {
  const before = state.filters[facet] ?? [];
  if (!isChosen(before, value)) return withFilter(state, facet, normaliseValues([...before, value]));
  const after = withoutValue(before, value);
  const lostParent = isChild(value) && !isExcluded(value) && !isChosen(after, parentOf(value));
  return withFilter(state, facet, lostParent ? [...after, parentOf(value)] : after);
}

/** Sets all values of a facet (an empty list removes it) and goes back to the first page. */
export function withFilter(state: ListState, facet: string, values: string[]): ListState {
  const { [facet]: _before, ...others } = state.filters;
  const filters = values.length > 0 ? { ...state.filters, [facet]: values } : others;
  return { ...state, filters, page: 0 };
}

/** Toggles whether all values of a facet show. */
export function toggleComplete(state: ListState, facet: string): ListState {
  const { completeFacets: before = [], ...others } = state;
  const after = before.includes(facet) ? before.filter((name) => name !== facet) : [...before, facet];
  return after.length > 0 ? { ...others, completeFacets: after } : others;
}

/** Adds matched filters to the chosen ones; a range replaces the previous one. */
export function mergeFilters(state: ListState, added: Record<string, string[]>, keyphrase: string): ListState {
  return Object.entries(added).reduce(
    (merged, [facet, values]) =>
      withFilter(
        merged,
        facet,
        isPanelRange(facet) ? values : normaliseValues([...(merged.filters[facet] ?? []), ...values]),
      ),
    { ...state, keyphrase, page: 0 },
  );
}

/** Returns a facet value as a path segment: folded lower case, "-" for spaces. */
export function toSegment(text: string): string {
  return foldedValue(text).replaceAll(' ', '-');
}

/** Returns the path segments for the chosen brand and model; none when they do not fit the path. */
function pathSegments(filters: ListState['filters']): string[] {
  const values = filters[brandFacet] ?? [];
  const [value, ...more] = values;
  if (value === undefined || more.length > 0 || isExcluded(value)) return [];
  const segments = value.split('>').map(toSegment);
  return segments.length <= 2 && segments.every((segment) => segment !== '') ? segments : [];
}

/** Returns the path of a list: the base path, plus brand and model when exactly one is chosen. */
export function toListPath(state: Pick<ListState, 'filters'>, context: ListContext): string {
  return [context.listPath, ...pathSegments(state.filters).map(encodeUriPart)].join('/');
}

/** Returns the query of a list, without "?" and without defaults. */
export function toQuery(state: ListState, context: ListContext): string {
  const query: [string, string][] = [];
  if (state.keyphrase) query.push(['keyphrase', state.keyphrase]);
  const inPath = pathSegments(state.filters).length > 0;
  for (const [name, values] of Object.entries(state.filters)) {
    if (name === brandFacet && inPath) continue;
    for (const value of values) query.push([name, value]);
  }
  if (state.sort !== defaultSort(context)) query.push(['sort', state.sort]);
  if (state.page > 0) query.push(['page', String(state.page)]);
  for (const name of state.completeFacets ?? []) query.push([completeParameter, name]);
  return queryText(query);
}

/** Returns the canonical URL of a list state. */
export function toAddress(state: ListState, context: ListContext): string {
  const query = toQuery(state, context);
  return toListPath(state, context) + (query ? `?${query}` : '');
}

/** Returns whether every path segment is a brand or model of the facets. */
export function areKnownSegments(segments: string[], facets: Facet[]): boolean {
  const texts = resolveSegments(segments, facets);
  const brand = facets.find((facet) => facet.name === brandFacet)?.value.find(({ text }) => text === texts[0]);
  return brand !== undefined && (texts.length < 2 || Boolean(brand.children?.some(({ text }) => text === texts[1])));
}

/** Resolves path segments to facet values; an unknown segment is returned as its own text. */
export function resolveSegments(segments: string[], facets: Facet[]): string[] {
  const brands = facets.find((facet) => facet.name === brandFacet)?.value ?? [];
  const [first, second] = segments;
  if (first === undefined) return [];
  const brand = findValue(brands, first);
  const texts = [brand?.text ?? first];
  if (second !== undefined) texts.push(findValue(brand?.children ?? [], second)?.text ?? second);
  return texts;
}

function findValue(values: FacetValue[], segment: string): FacetValue | undefined {
  const wantedSegment = toSegment(segment);
  return values.find((value) => toSegment(value.text) === wantedSegment);
}

/** Returns the value part of a page title: ["Volvo", "XC60"] gives "Volvo XC60". */
export function segmentTitle(texts: string[]): string {
  return texts.join(' ');
}

/** Returns whether "clear" would remove anything. */
export function hasChoices(state: ListState): boolean {
  return state.keyphrase !== '' || Object.keys(state.filters).length > 0;
}
