import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';

const prefix = 'section-';

/** Part name of a section of the page's main region, by its zero-based position. */
export function sectionPart(index: number): string {
  return prefix + String(index);
}

/** The section behind a part; undefined for other parts. */
export function sectionOfPart(name: string, layout: RouteData | null): SectionData | undefined {
  if (!name.startsWith(prefix)) return undefined;
  return layout?.placeholders[placeholders.main]?.[Number(name.slice(prefix.length))];
}
