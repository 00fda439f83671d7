import { stockDistance } from '../../shared/catalogue/car/distanceUnits.ts';
import { isExcluded, plainValue } from '../../shared/catalogue/facets/exclusion.ts';
import { joinAlternatives, splitAlternatives } from '../../shared/catalogue/facets/listFacets.ts';
import { isPanelRange } from '../../shared/catalogue/facets/rangeFacets.ts';
import { brandFacet, listParameters, parseListQuery, toAddress } from '../../shared/catalogue/list/listState.ts';
import type { ListContext } from '../../shared/catalogue/list/listState.ts';
import { parseQuery, queryText } from '../../shared/kit/text/queryText.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';

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
  /** The path has no brand. */
  isWholeList: boolean;
}

/** Returns the spelling that the stock delivers of a value, label or code; the text itself if it has none. */
export type DeliveredValue = (site: SiteConfig, language: Language, facet: string, text: string) => string;

/**
 * Returns the address that a list request should have, or null for one that has it.
 * Redirected are fields that a form without JavaScript leaves empty, the default order, a single brand (its path), and
 * labels in place of delivered values ("car_fuel=Electric").
 */
export function tidyListAddress(
  { site, language, path, search, isWholeList }: ListRequest,
  deliveredValue: DeliveredValue,
): TidyAddress | null {
  if (search === '') return null;
  const context = listContext(site, language, path);
  const list = parseListQuery(search, context);
  const filters = Object.fromEntries(
    Object.entries(list.filters).map(([facet, values]) => [
      facet,
      isPanelRange(facet)
        ? values
        : values.map((value) => delivered(value, (text) => deliveredValue(site, language, facet, text))),
    ]),
  );
  const isRelabelled = JSON.stringify(filters) !== JSON.stringify(list.filters);
  const hasBrand = list.filters[brandFacet] !== undefined;
  if (hasBrand && !isWholeList) return null; // the path has a brand too
  const tidy = toAddress({ ...list, filters }, context);
  const isBrandPath = tidy.split('?')[0] !== path;
  const isForm = hasSurplus(search, context);
  if (!isForm && !isRelabelled && !isBrandPath) return null;
  const others = otherParameters(search, context);
  const joint = others === '' ? '' : tidy.includes('?') ? '&' : '?';
  return { status: isForm ? 302 : 308, location: tidy + joint + others };
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
  const parts = splitAlternatives(plainValue(value)).map((text) => (text.includes('>') ? text : replace(text)));
  return (isExcluded(value) ? '!' : '') + joinAlternatives(parts);
}
