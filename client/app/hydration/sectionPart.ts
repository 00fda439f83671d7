import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';

const prefix = 'section-';

/** Name of the part that a section of the page's main region is, by its place from 0. */
export function sectionPart(index: number): string {
  return prefix + String(index);
}

/** The section that a part is; undefined for other parts. */
export function sectionOfPart(name: string, layout: RouteData | null): SectionData | undefined {
  if (!name.startsWith(prefix)) return undefined;
  return layout?.placeholders[placeholders.main]?.[Number(name.slice(prefix.length))];
}
