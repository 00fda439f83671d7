import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { Fields, RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';

type Place = 'header' | 'footer';

function find(layout: RouteData | null, place: Place, componentName: string): SectionData | undefined {
  return layout?.placeholders[placeholders[place]]?.find((section) => section.componentName === componentName);
}

/** Fields of a header or footer section by component name; undefined when the page has none. */
export function siteSection(layout: RouteData | null, place: Place, componentName: string): Fields | undefined {
  return find(layout, place, componentName)?.fields;
}

/** Uid of such a section, for the editor's markers. */
export function siteSectionUid(layout: RouteData | null, place: Place, componentName: string): string | undefined {
  return find(layout, place, componentName)?.uid;
}
