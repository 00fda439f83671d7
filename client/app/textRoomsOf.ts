import type { RouteData } from '../../shared/content/ContentTypes.ts';
import type { TextRoom } from '../../shared/site/TextRoom.ts';
import { sections } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';

/** The rooms whose texts the sections of a page show, each once. */
export function textRoomsOf(layout: RouteData | null): TextRoom[] {
  const rooms = sectionsOf(layout).flatMap(({ componentName }) =>
    Object.hasOwn(sections, componentName) ? (sections[componentName]?.texts ?? []) : [],
  );
  return [...new Set(rooms)];
}
