import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { Fields, RouteData } from '../../../shared/content/ContentTypes.ts';

/** The fields of a section of the page's header or footer by its component name; undefined when the page has none. */
export function siteSection(
  layout: RouteData | null,
  place: 'header' | 'footer',
  componentName: string,
): Fields | undefined {
  return layout?.placeholders[placeholders[place]]?.find((section) => section.componentName === componentName)?.fields;
}
