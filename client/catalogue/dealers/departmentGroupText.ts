import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';

/** Department groups with the same names in the data of every language. */
const groupKeys = new Map<string, TextKey>([
  ['New cars', 'departmentNewCars'],
  ['Used cars', 'departmentUsedCars'],
  ['Workshop', 'departmentWorkshop'],
  ['Parts', 'departmentParts'],
  ['Body work', 'departmentBodyWork'],
]);

/** Name of a department group in the page's language; an unknown group keeps its own name. */
export function departmentGroupText(group: string, t: Translate): string {
  const key = groupKeys.get(group);
  return key ? t(key) : group;
}

/** Sorts known groups in the order above; others follow in their own order. */
export function byGroup(one: { text: string }, other: { text: string }): number {
  const groups = [...groupKeys.keys()];
  const place = ({ text }: { text: string }): number => (groups.includes(text) ? groups.indexOf(text) : groups.length);
  return place(one) - place(other);
}
