import type { RouteData } from '../../shared/content/ContentTypes.ts';
import type { TextRoom } from '../../shared/site/TextRoom.ts';
import { sections } from './sections.ts';
import { sectionsOf } from '../framework/sectionsOf.ts';

/** Rooms whose texts the sections of a page show, without duplicates. */
export function textRoomsOf(layout: RouteData | null): TextRoom[] {
  const rooms = sectionsOf(layout).flatMap(({ componentName }) =>
    Object.hasOwn(sections, componentName) ? (sections[componentName]?.texts ?? []) : [],
  );
  return [...new Set(rooms)];
}
