import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';

/** The sections of a page's main region, those inside sections included. */
export function sectionsOf(layout: RouteData | null): SectionData[] {
  const found: SectionData[] = [];
  const visit = (list: SectionData[] | undefined): void => {
    for (const section of list ?? []) {
      found.push(section);
      for (const inner of Object.values(section.placeholders ?? {})) visit(inner);
    }
  };
  visit(layout?.placeholders[placeholders.main]);
  return found;
}
