import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/* A folder holds what belongs to one feature: docs/decisions/0154-feature-folders.md. */

/** Maximum number of code files in a folder. Tests next to their code are not counted. */
const maxFiles = 25;

/** Folders that get another file per entry, in the order of time. */
const lists: ReadonlySet<string> = new Set(['server/storage/migrations']);

const floors = ['build', 'client', 'config', 'groups', 'server', 'shared', 'test'];

const isCode = (file: string): boolean => /(?<!\.d)\.(?:tsx?|mts|mjs)$/.test(file);

/** In test folders, the tests are the files to find. */
const isCounted = (file: string): boolean => file.startsWith('test/') || !/\.test\.\w+$/.test(file);

/** Returns the folders with too many files, each with what to do. */
function crowdedFolders(files: readonly string[]): string[] {
  const countByFolder = new Map<string, number>();
  for (const file of files.filter((name) => isCode(name) && isCounted(name))) {
    const folder = posix.dirname(file);
    countByFolder.set(folder, (countByFolder.get(folder) ?? 0) + 1);
  }
  return [...countByFolder]
    .filter(([folder, count]) => count > maxFiles && !lists.has(folder))
    .map(
      ([folder, count]) =>
        `${folder} has ${String(count)} code files (maximum ${String(maxFiles)}): ` +
        'move those of one feature to a folder with its name (docs/decisions/0154-feature-folders.md)',
    );
}

const numbered = (folder: string, ending: string): string[] =>
  Array.from({ length: maxFiles + 1 }, (_, at) => `${folder}/file${String(at)}${ending}`);

describe('folders', () => {
  it.each([
    ['components', true, 'client/booking', '.tsx'],
    ['tests in a test folder', true, 'test/http', '.test.ts'],
    ['tests next to their code', false, 'client/booking', '.test.tsx'],
    ['migrations', false, 'server/storage/migrations', '.ts'],
    ['styles', false, 'client/booking', '.css'],
  ])('with 26 %s are crowded: %s', (_kind, isCrowded, folder, ending) => {
    expect(crowdedFolders(numbered(folder, ending)).length > 0).toBe(isCrowded);
  });

  it('have few enough files to read their names', () => {
    expect(crowdedFolders(filesUnder(...floors))).toEqual([]);
  });
});
