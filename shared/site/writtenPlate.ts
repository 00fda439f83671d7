import { plateKey } from '../kit/text/plateKey.ts';
import type { PagePlate } from './plateTypes.ts';

/** Formats a number as people write it: "ab12345" as "AB 12345"; other formats are unchanged. */
export function writtenPlate(registrationNumber: string, { written }: Pick<PagePlate, 'written'>): string {
  const plain = plateKey(registrationNumber);
  for (const [source, parts] of written) {
    const form = new RegExp(source);
    if (form.test(plain)) return plain.replace(form, parts);
  }
  return registrationNumber;
}
