import { join, sep } from 'node:path';

/** Parts of an address that may lead out of a folder. */
const leadsOut = /\.\.|%2e|%2f|%5c|\\|\/\//i;

/**
 * The file of a folder behind an address.
 * @param name the address behind the path of the folder, percent-encoded
 * @returns null for one that leads out of the folder, or is no address
 */
export function localPicture(folder: string, name: string): string | null {
  if (leadsOut.test(name)) return null;
  try {
    const file = join(folder, decodeURIComponent(name));
    return file.startsWith(folder + sep) ? file : null;
  } catch {
    return null; // % without two digits
  }
}
