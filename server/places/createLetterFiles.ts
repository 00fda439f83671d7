import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapLetters } from './embedded/MapLetters.ts';

/**
 * Reads files with the letters of map labels, each once.
 * Null for "" and for a file that cannot be read: the labels are then in the typeface of the visitor's system.
 */
export function createLetterFiles(folder: string): (file: string) => Promise<MapLetters | null> {
  const files = new Map<string, Promise<MapLetters | null>>();
  return (file) => {
    const known = files.get(file);
    if (known) return known;
    const reading =
      file === ''
        ? Promise.resolve(null)
        : readFile(join(folder, file), 'utf8').then(
            (text) => JSON.parse(text) as MapLetters,
            () => null,
          );
    files.set(file, reading);
    return reading;
  };
}
