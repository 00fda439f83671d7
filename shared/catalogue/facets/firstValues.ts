import { plainValue } from './exclusion.ts';
import type { ListValue } from './ListFacet.ts';
import { isChosen, parentOf } from '../list/listState.ts';

/** Number of facet values shown initially; chosen and excluded ones are shown too. */
const maxFirstValues = 8;

/** Returns whether a value, or a child of it, is chosen or excluded. */
function isMarked(values: readonly string[], value: string): boolean {
  return values.map(plainValue).some((other) => other === value || parentOf(other) === value);
}

/**
 * Moves values without hits to the end; a chosen or excluded one stays in place.
 * @param parent "Volvo>" for the values below Volvo, else ""
 */
export function emptyLast(
  all: readonly ListValue[],
  values: readonly string[] | undefined = [],
  parent = '',
): ListValue[] {
  const rank = ([text, count]: ListValue): number => Number(count === 0 && !isMarked(values, parent + text));
  return [...all].sort((one, other) => rank(one) - rank(other));
}

/** Splits values into those shown initially and the others, both in panel order. */
export function splitValues(
  all: readonly ListValue[],
  values: readonly string[] | undefined = [],
): { first: ListValue[]; others: ListValue[] } {
  const first: ListValue[] = [];
  const others: ListValue[] = [];
  emptyLast(all, values).forEach((value, at) =>
    (at < maxFirstValues || isMarked(values, value[0]) ? first : others).push(value),
  );
  return { first, others };
}

/** Returns the children of a value shown in the panel: all of a chosen one, else the excluded ones. */
export function shownChildren([text, , children = []]: ListValue, values: readonly string[] | undefined): ListValue[] {
  const parent = `${text}>`;
  if (isChosen(values, text)) return emptyLast(children, values, parent);
  return children.filter(([child]) => isMarked(values ?? [], parent + child));
}
