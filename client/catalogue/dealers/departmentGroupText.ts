import type { TextKey } from '../../site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';

/** The groups that the dealers' data names alike in every language. */
const groupKeys = new Map<string, TextKey>([
  ['New cars', 'departmentNewCars'],
  ['Used cars', 'departmentUsedCars'],
  ['Workshop', 'departmentWorkshop'],
  ['Parts', 'departmentParts'],
  ['Body work', 'departmentBodyWork'],
]);

/** Name of a group of departments in the page's language; a group that is not known keeps its own name. */
export function departmentGroupText(group: string, t: Translate): string {
  const key = groupKeys.get(group);
  return key ? t(key) : group;
}

/** In the order in which those that are known stand above; others follow in their own order. */
export function byGroup(one: { text: string }, other: { text: string }): number {
  const known = [...groupKeys.keys()];
  const place = ({ text }: { text: string }): number => (known.includes(text) ? known.indexOf(text) : known.length);
  return place(one) - place(other);
}
