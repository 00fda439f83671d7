import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';

/** True for a story's page, which begins with a story header, whatever its template is called. */
export function isStory(page: RouteData | null | undefined): boolean {
  return page?.placeholders[placeholders.main]?.some(({ componentName }) => componentName === 'StoryHeader') ?? false;
}
