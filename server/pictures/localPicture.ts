import { join, sep } from 'node:path';

/** Path parts that may lead out of a folder. */
const leadsOut = /\.\.|%2e|%2f|%5c|\\|\/\//i;

/**
 * Path of a local picture's file.
 * @param name the URL path below the folder's path, percent-encoded
 * @returns null for one that leads out of the folder, or is invalid
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
