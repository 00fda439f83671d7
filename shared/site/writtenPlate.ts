import type { PagePlate } from './plateTypes.ts';

/** Formats a normalised number as "AB 12345"; other formats are unchanged. */
export function writtenPlate(registrationNumber: string, { written }: Pick<PagePlate, 'written'>): string {
  for (const [source, parts] of written) {
    const form = new RegExp(source);
    if (form.test(registrationNumber)) return registrationNumber.replace(form, parts);
  }
  return registrationNumber;
}
