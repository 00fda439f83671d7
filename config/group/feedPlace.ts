import { resolve } from 'node:path';

/** Place of a feed: an http(s) address as it is, else the absolute path of a file named from `folder`. */
export function feedPlace(source: string, folder: string): string {
  return /^https?:/.test(source) ? source : resolve(folder, source);
}
