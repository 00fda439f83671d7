import { stockDistance } from '../../shared/catalogue/car/distanceUnits.ts';
import { isExcluded, plainValue } from '../../shared/catalogue/facets/exclusion.ts';
import { joinAlternatives, splitAlternatives } from '../../shared/catalogue/facets/listFacets.ts';
import { isPanelRange } from '../../shared/catalogue/facets/rangeFacets.ts';
import {
  brandFacet,
  listParameters,
  normaliseValues,
  parseListQuery,
  toAddress,
  toSegment,
} from '../../shared/catalogue/list/listState.ts';
import type { ListContext } from '../../shared/catalogue/list/listState.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';
import { parseQuery, queryText } from '../../shared/kit/text/queryText.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';

const modelFacet = 'car_model';

/** A redirect to the address that a list is usually reached at. */
export interface TidyAddress {
  /** 308 for another spelling of the same list; 302 for the fields of a form. */
  status: 302 | 308;
  location: string;
}

export interface ListRequest {
  site: SiteConfig;
  language: Language;
  /** Path of the request. */
  path: string;
  /** Parameters of the list, with "?", or "". */
  search: string;
  /** Brand and model in the path, decoded. */
  segments: readonly string[];
}

/** Returns the spelling that the stock delivers of a value, label or code; the text itself if it has none. */
export type DeliveredValue = (site: SiteConfig, language: Language, facet: string, text: string) => string;

/**
 * Returns the address that a list request should have, or null for one that has it.
 * Redirected are fields that a form without JavaScript leaves empty, the default order, a single brand (its path),
 * other spellings of a brand or model in the path ("/bilar/vw"), and labels in place of delivered values
 * ("car_fuel=Electric").
 */
export function tidyListAddress(
  { site, language, path, search, segments }: ListRequest,
  deliveredValue: DeliveredValue,
): TidyAddress | null {
  if (search === '' && segments.length === 0) return null;
  const inStock = (facet: string, text: string): string =>
    splitPair(facet, text)
      .map(([name, part]) => deliveredValue(site, language, name, part))
      .join('>');
  const tidyPath = pathInStock(path, segments, inStock);
  const context = listContext(site, language, tidyPath);
  const list = parseListQuery(search, context);
  const filters = Object.fromEntries(
    Object.entries(list.filters).map(([facet, values]) => [
      facet,
      isPanelRange(facet)
        ? values
        : normaliseValues(values.map((value) => delivered(value, (text) => inStock(facet, text)))),
    ]),
  );
  if (list.filters[brandFacet] !== undefined && segments.length > 0) {
    // both stay: a path has one brand only
    return tidyPath === path ? null : { status: 308, location: tidyPath + search };
  }
  const isRelabelled = JSON.stringify(filters) !== JSON.stringify(list.filters);
  const tidy = toAddress({ ...list, filters }, context);
  const isForm = hasSurplus(search, context);
  if (!isForm && !isRelabelled && tidy.split('?')[0] === path) return null;
  const others = otherParameters(search, context);
  const joint = others === '' ? '' : tidy.includes('?') ? '&' : '?';
  return { status: isForm ? 302 : 308, location: tidy + joint + others };
}

/** Splits a value into facets with their texts: "Volkswagen>Golf" is a brand with a model. */
function splitPair(facet: string, text: string): [facet: string, text: string][] {
  const [brand = '', ...model] = text.split('>');
  return facet === brandFacet && model.length > 0
    ? [
        [facet, brand],
        [modelFacet, model.join('>')],
      ]
    : [[facet, text]];
}

/** Replaces brand and model at the end of a path by those of the stock; others stay as they are. */
function pathInStock(
  path: string,
  segments: readonly string[],
  inStock: (facet: string, text: string) => string,
): string {
  const parts = path.split('/');
  const first = parts.length - segments.length;
  for (const [at, segment] of segments.entries()) {
    const value = inStock(at === 0 ? brandFacet : modelFacet, segment);
    const tidy = value === segment ? '' : encodeUriPart(toSegment(value));
    if (tidy !== '') parts[first + at] = tidy;
  }
  return parts.join('/');
}

/** Returns whether the query has empty fields, fields of a range's ends, or the default order. */
function hasSurplus(search: string, { sorts }: ListContext): boolean {
  return [...parseQuery(search)].some(
    ([name, values]) =>
      /\.(min|max)$/.test(name) ||
      values.some((value) => value.trim() === '') ||
      (name === 'sort' && values[0] === sorts[0]?.name) ||
      (name === 'page' && values[0] === '0'),
  );
}

/** Returns the parameters that the list's state does not hold, such as the words that a visitor typed. */
function otherParameters(search: string, { facets }: ListContext): string {
  const own = new Set(listParameters(facets));
  return queryText(
    [...parseQuery(search)].flatMap(([name, values]) =>
      own.has(name) ? [] : values.map((value): [string, string] => [name, value]),
    ),
  );
}

function listContext(site: SiteConfig, language: Language, listPath: string): ListContext {
  const { facets, sorts, distanceUnit, distanceUnits } = site;
  const units = { distanceUnit, displayDistanceUnit: distanceUnits?.[language] ?? distanceUnit };
  return {
    listPath,
    facets,
    sorts,
    typedAmount: (facet, typed) => (facet === 'car_mileage' ? stockDistance(typed, units) : typed),
  };
}

/** Replaces each alternative of a value, keeping its exclusion. */
function delivered(value: string, replace: (text: string) => string): string {
  const parts = splitAlternatives(plainValue(value)).map(replace);
  return (isExcluded(value) ? '!' : '') + joinAlternatives(parts);
}
