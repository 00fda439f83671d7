import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';

/** True for the page of a story: it begins with a header of its own, whatever its template is called. */
export function isStory(page: RouteData | null | undefined): boolean {
  return page?.placeholders[placeholders.main]?.some(({ componentName }) => componentName === 'StoryHeader') ?? false;
}
