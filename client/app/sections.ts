import { bookingSections } from '../booking/bookingSections.ts';
import { catalogueSections } from '../catalogue/catalogueSections.ts';
import { contentSections } from '../content/contentSections.ts';
import { formSections } from '../forms/formSections.ts';
import { tireHotelSections } from '../tirehotel/tireHotelSections.ts';
import type { sectionComponents } from './sectionComponents.ts';
import type { SectionDefinition } from '../framework/SectionDefinition.ts';

const definitions = {
  ...contentSections,
  ...catalogueSections,
  ...bookingSections,
  ...formSections,
  ...tireHotelSections,
};

/** Only sections with a component have a definition. */
type Definitions = {
  [Name in keyof typeof definitions]: Name extends keyof typeof sectionComponents ? SectionDefinition : never;
};

/**
 * Definitions of the sections that need data or texts of their own, by component name.
 * A new section is a line in `sectionComponents.ts`, and one in its room's list if it needs a definition.
 */
export const sections: Readonly<Record<string, SectionDefinition>> = definitions satisfies Definitions;
