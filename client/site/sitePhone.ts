import type { RouteData } from '../../shared/content/ContentTypes.ts';
import { textField } from '../framework/fields.ts';
import { siteSection } from './components/siteSection.ts';

/** Phone number of the site as its footer shows it; "" when the page has no footer. */
export function sitePhone(layout: RouteData | null): string {
  return textField(siteSection(layout, 'footer', 'Footer'), 'Phone');
}
