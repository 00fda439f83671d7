import type { Fields } from '../../shared/content/ContentTypes.ts';
import { textField } from './fields.ts';

/** What navigation and breadcrumbs call a page: its field navTitle, which the pages' own template calls NavigationTitle. */
export function pageName(fields: Fields | undefined): string {
  return textField(fields, 'navTitle') || textField(fields, 'NavigationTitle');
}
