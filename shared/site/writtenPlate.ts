import type { PagePlate } from './plateTypes.ts';

/** "AB 12345" for a normalised number; one of another form stands as it is. */
export function writtenPlate(registrationNumber: string, { written }: Pick<PagePlate, 'written'>): string {
  for (const [source, parts] of written) {
    const form = new RegExp(source);
    if (form.test(registrationNumber)) return registrationNumber.replace(form, parts);
  }
  return registrationNumber;
}
