import type { PagePlate, SitePlates } from './plateTypes.ts';
import { writtenPlate } from './writtenPlate.ts';

/** Returns the formats written in parts, as pages need them. */
export function writtenForms({ forms }: Pick<SitePlates, 'forms'>): PagePlate['written'] {
  return forms.map(({ source, written }) => [source, written]);
}

/** Returns a formatter for normalised registration numbers of a country. */
export function plateWriter(plates: Pick<SitePlates, 'forms'>): (registrationNumber: string) => string {
  const written = writtenForms(plates);
  return (registrationNumber) => writtenPlate(registrationNumber, { written });
}
