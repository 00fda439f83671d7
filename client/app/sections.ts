import { bookingSections } from '../booking/bookingSections.ts';
import { catalogueSections } from '../catalogue/catalogueSections.ts';
import { contentSections } from '../content/contentSections.ts';
import { formSections } from '../forms/formSections.ts';
import { tireHotelSections } from '../tirehotel/tireHotelSections.ts';
import type { sectionComponents } from './sectionComponents.ts';
import type { SectionDefinition } from '../framework/SectionDefinition.ts';

const definitions: Record<keyof typeof sectionComponents, SectionDefinition> = {
  ...contentSections,
  ...catalogueSections,
  ...bookingSections,
  ...formSections,
  ...tireHotelSections,
};

/**
 * Every content section by the platform's component name.
 * A new section is one line in its room's list and one in `sectionComponents.ts`.
 */
export const sections: Record<string, SectionDefinition> = definitions;
