import type { Fields } from '../../shared/content/ContentTypes.ts';
import { textField } from '../framework/fields.ts';

/** Name of a page in navigation and breadcrumbs: navTitle, or NavigationTitle in the pages' template. */
export function pageName(fields: Fields | undefined): string {
  return textField(fields, 'navTitle') || textField(fields, 'NavigationTitle');
}
