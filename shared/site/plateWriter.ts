import type { PagePlate, SitePlates } from './plateTypes.ts';
import { writtenPlate } from './writtenPlate.ts';

/** The forms that are written in parts, as pages have them. */
export function writtenForms({ forms }: Pick<SitePlates, 'forms'>): PagePlate['written'] {
  return forms.flatMap(({ source, written }) => (written === undefined ? [] : [[source, written] as const]));
}

/** Writes normalised registration numbers of a country in their parts. */
export function plateWriter(plates: Pick<SitePlates, 'forms'>): (registrationNumber: string) => string {
  const written = writtenForms(plates);
  return (registrationNumber) => writtenPlate(registrationNumber, { written });
}
