import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';

/** The sections of a page's main region, those inside sections included. */
export function sectionsOf(layout: RouteData | null): SectionData[] {
  return (layout?.placeholders[placeholders.main] ?? []).flatMap(withInnerSections);
}

/** A section and all that stand in it. */
export function withInnerSections(section: SectionData): SectionData[] {
  return [section, ...Object.values(section.placeholders ?? {}).flatMap((inner) => inner.flatMap(withInnerSections))];
}
