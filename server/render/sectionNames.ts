import { sectionComponents } from '../../client/app/sectionComponents.ts';

/** Names of the sections that pages can show. */
export const sectionNames: readonly string[] = Object.keys(sectionComponents).sort();
