import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { asciiSlug } from '../../../shared/kit/text/asciiSlug.ts';
import type { InitAnswers } from '../InitAnswers.ts';

const templateFolder = 'build/init/repository/template';

/**
 * Returns the README, image, workflow and example settings of a group's repository.
 * @param version of the product
 */
export async function repositoryFiles(
  { folder, name, sites }: InitAnswers,
  projectRoot: string,
  version: string,
): Promise<Map<string, string>> {
  const values: Record<string, string> = {
    NAME: name,
    KEY: asciiSlug(name),
    VERSION: version,
    HOST: sites[0].host,
    PRODUCT: pathFrom(folder, projectRoot),
    GROUP: pathFrom(projectRoot, folder),
    SITES: sites
      .map((site) => `- **${site.name}** (\`${site.key}\`): https://${site.host}, in ${site.languages.join(', ')}`)
      .join('\n'),
  };
  const root = join(projectRoot, templateFolder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.sort().map(async (file): Promise<[string, string]> => {
        const text = await readFile(file, 'utf8');
        return [
          slashes(relative(root, file)),
          text.replace(/\{\{([A-Z]+)\}\}/g, (all, key: string) => values[key] ?? all),
        ];
      }),
    ),
  );
}

const slashes = (path: string): string => path.replaceAll('\\', '/');

/** Returns the path from one folder to another. */
function pathFrom(from: string, to: string): string {
  const path = slashes(relative(from, to));
  return path.startsWith('.') ? path : `./${path}`;
}
