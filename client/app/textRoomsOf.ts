import type { TextRoom } from '../../shared/site/TextKey.ts';
import { sections } from './sections.ts';
import type { PageState } from '../framework/pageState.ts';
import { sectionsOf } from '../framework/sectionsOf.ts';
import { pageRoutes } from './routes.tsx';

/** Rooms whose texts a page, its frame and its sections show, without duplicates. */
export function textRoomsOf({ routeName, layout }: Pick<PageState, 'routeName' | 'layout'>): TextRoom[] {
  const ofRoute = pageRoutes.find(({ name }) => name === routeName)?.texts ?? [];
  const ofSections = sectionsOf(layout).flatMap(({ componentName }) =>
    Object.hasOwn(sections, componentName) ? (sections[componentName]?.texts ?? []) : [],
  );
  return [...new Set<TextRoom>(['site', ...ofRoute, ...ofSections])];
}
