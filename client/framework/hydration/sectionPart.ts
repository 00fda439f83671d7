import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';

const prefix = 'section-';

/** Part name of a section of the page's main region, by its zero-based position. */
export function sectionPart(index: number): string {
  return prefix + String(index);
}

/** True for cars right below a finder. They are on the first screen, and links work natively until one is touched. */
export function isBelowFinder(sections: readonly SectionData[], index: number): boolean {
  return index === 1 && sections[0]?.componentName === 'CarFinder' && sections[1]?.componentName === 'CarTeaser';
}

/** Parts of a page that show the visitor's choices of cars, but wait until they are touched. */
export function partsWithChoices(layout: RouteData | null): string[] {
  return isBelowFinder(layout?.placeholders[placeholders.main] ?? [], 1) ? [sectionPart(1)] : [];
}

/** The section behind a part; undefined for other parts. */
export function sectionOfPart(name: string, layout: RouteData | null): SectionData | undefined {
  if (!name.startsWith(prefix)) return undefined;
  return layout?.placeholders[placeholders.main]?.[Number(name.slice(prefix.length))];
}
