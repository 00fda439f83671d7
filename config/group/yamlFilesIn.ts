import { readdirSync } from 'node:fs';

/** Returns the sorted names of a folder's YAML files; empty when the folder does not exist. */
export function yamlFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
