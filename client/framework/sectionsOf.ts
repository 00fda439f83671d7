import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';

/** Sections of a page's main region, including nested ones. */
export function sectionsOf(layout: RouteData | null): SectionData[] {
  return (layout?.placeholders[placeholders.main] ?? []).flatMap(withInnerSections);
}

/** A section and all sections nested in it. */
export function withInnerSections(section: SectionData): SectionData[] {
  return [section, ...Object.values(section.placeholders ?? {}).flatMap((inner) => inner.flatMap(withInnerSections))];
}
