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
