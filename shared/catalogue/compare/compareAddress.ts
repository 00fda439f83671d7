import { parseQuery } from '../../kit/text/queryText.ts';
import { encodeUriPart } from '../../kit/text/encodeUriPart.ts';

/** Maximum number of cars in a comparison URL. The visitor's own list has no limit. */
export const comparedByAddress = 12;

/** Query parameter with the ids of the compared cars. */
export const comparedParameter = 'cars';

/** Ids of feeds, in any script and with blanks and slashes, but not as a path ("../") or markup. */
const idForm = /^(?:[\w.:-]{1,64}|[\p{L}\p{N}_][\p{L}\p{N}\p{M} _.:/\\#+*&()@=~!'-]{0,63})$/u;

/** Parses the car ids in the query of a comparison URL: unique, in order, valid ids only. */
export function comparedIds(search: string): string[] {
  const listedIds = (parseQuery(search).get(comparedParameter) ?? []).flatMap((text) => text.split(','));
  const ids = listedIds.map((id) => id.trim()).filter((id) => idForm.test(id));
  return [...new Set(ids)].slice(0, comparedByAddress);
}

/** Builds path and query of a comparison; the path alone without cars. */
export function compareAddress(basePath: string, comparePath: string, ids: string[]): string {
  const path = `${basePath}/${comparePath}`;
  const encodedIds = ids.slice(0, comparedByAddress).map(encodeUriPart);
  return encodedIds.length === 0 ? path : `${path}?${comparedParameter}=${encodedIds.join(',')}`;
}
