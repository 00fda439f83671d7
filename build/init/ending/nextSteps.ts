import { basename, dirname, join, relative } from 'node:path';

/** Returns the path of a group's folder from the product's; one that is far from it stays absolute. */
export function folderPath(folder: string, projectRoot: string): string {
  const path = relative(projectRoot, folder).replaceAll('\\', '/');
  return path.startsWith('../../') ? folder : path;
}

/**
 * Returns the variables that choose a group: GROUP for a folder of groups/, else GROUP_DIR.
 * The other is empty, so that a file .env does not set it.
 */
export function groupEnv(folder: string, projectRoot: string): { GROUP: string; GROUP_DIR: string } {
  if (dirname(folder) === join(projectRoot, 'groups')) return { GROUP: basename(folder), GROUP_DIR: '' };
  return { GROUP: '', GROUP_DIR: folderPath(folder, projectRoot) };
}

/** Returns the command line of an npm script for a group. */
export function groupCommand(npm: string, folder: string, projectRoot: string): string {
  const { GROUP, GROUP_DIR } = groupEnv(folder, projectRoot);
  return GROUP === '' ? `GROUP_DIR=${GROUP_DIR} ${npm}` : `GROUP=${GROUP} ${npm}`;
}

/** Steps that every new group still needs. */
export const nextSteps = `
Next:
  1. Replace the examples: dealers.yaml, the texts of the pages, and example cars (npm run new -- feed <file>).
  2. Look which cars and photos of your feed are shown, and why not more: npm run stock -- check
  3. Fill in the [[gaps]] of the legal pages, which npm run doctor lists, and have the pages checked.
  4. Correct the mail addresses in sites/ and dealers.yaml.
`;
