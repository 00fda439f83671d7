import { basename, join, resolve } from 'node:path';
import { yamlFilesIn } from './yamlFilesIn.ts';

/**
 * Returns the absolute paths of country files by code.
 * Those in countries/ of a group replace the product's of the same code, or add to them.
 * @param root of the project
 * @param groupFolder absolute; null for the product's countries only
 */
export function countryFiles(root: string, groupFolder: string | null): Map<string, string> {
  const folders = [
    resolve(root, 'config/countries'),
    ...(groupFolder === null ? [] : [join(groupFolder, 'countries')]),
  ];
  return new Map(
    folders.flatMap((folder) => yamlFilesIn(folder).map((file) => [basename(file, '.yaml'), join(folder, file)])),
  );
}
