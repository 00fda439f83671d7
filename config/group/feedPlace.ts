import { resolve } from 'node:path';

/** Returns the location of a feed: a URL as is, else the absolute path from `folder`. */
export function feedPlace(source: string, folder: string): string {
  return /^(?:https?|sftp|ftps?):/i.test(source) ? source : resolve(folder, source);
}
