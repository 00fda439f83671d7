import { readdirSync } from 'node:fs';

/** Names of the YAML files of a folder, sorted; none where there is no such folder. */
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
