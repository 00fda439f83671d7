import { listFields, openFields } from '../../shared/catalogue/car/carFields.ts';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import { searchLimits } from '../../shared/catalogue/searchLimits.ts';
import type { Filters, SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';
import { ProblemError } from '../../shared/kit/problem.ts';

const maxNamed = searchLimits.wholeRecords;

/** A search within the limits of the public API. */
export interface LimitedSearch {
  request: SearchRequest;
  /** Number of cars or dealers requested with every named field; 0 for a list. */
  wholeRecords: number;
}

/**
 * Limits the fields of a public search for cars.
 * A request for at most 24 cars by id gets any field; any other gets the fields of a list, also if it names none.
 * Without this limit a few requests could extract all registration numbers, chassis numbers and sellers' addresses.
 * @throws ProblemError 400 for a list with other fields
 */
export function limitCarFields(request: SearchRequest): LimitedSearch {
  const others = request.fields.filter((field) => !openFields.has(field));
  const namedCount = namedBy(request.filters, 'car_id');
  const isNamed = namedCount > 0 && namedCount <= maxNamed;
  if (isNamed && (others.length > 0 || request.fields.length === 0)) {
    return { request: { ...request, limit: Math.min(request.limit, maxNamed) }, wholeRecords: namedCount };
  }
  if (others.length === 0) {
    return { request: request.fields.length > 0 ? request : { ...request, fields: [...listFields] }, wholeRecords: 0 };
  }
  const found = namedCount === 0 ? 'names no car' : `names ${String(namedCount)} cars`;
  throw new ProblemError(
    400,
    'Too many whole cars',
    `A list cannot contain ${others.slice(0, 5).join(', ')}. Leave these fields out, or name at most ${String(maxNamed)} cars in filters.car_id; this request ${found}.`,
    others.slice(0, 20).map((field) => ({ field: 'fields', message: `${field} needs filters.car_id` })),
  );
}

/** Limits a public search for dealers. One for at most 24 dealers by id or slug includes their employees. */
export function limitDealerFields(request: SearchRequest): LimitedSearch {
  const namedCount = Math.max(namedBy(request.filters, 'id'), namedBy(request.filters, 'slug'));
  if (namedCount === 0 || namedCount > maxNamed) return { request, wholeRecords: 0 };
  return { request: { ...request, limit: Math.min(request.limit, maxNamed) }, wholeRecords: namedCount };
}

/** Removes names, phones and mail addresses of employees. */
export function withoutEmployees(response: SearchResponse<Partial<Dealer>>): SearchResponse<Partial<Dealer>> {
  const content = response.content.map((dealer) =>
    dealer.site_departments
      ? { ...dealer, site_departments: dealer.site_departments.map((department) => ({ ...department, users: [] })) }
      : dealer,
  );
  return { ...response, content };
}

/** Number of values that a filter accepts; 0 without such a condition. */
function namedBy(filters: Filters, name: string): number {
  const filter = filters[name];
  if (filter === undefined) return 0;
  return (Array.isArray(filter) ? filter : (filter.any ?? [])).length;
}
