import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { NewCommandError } from './NewCommandError.ts';

interface Parts {
  projectRoot: string;
  /** Folder of the group. */
  folder: string;
  sites: readonly Pick<SiteConfig, 'name' | 'languages'>[];
  say: (text: string) => void;
}

interface PageRequest {
  /** Lower-case words with hyphens, separated by slashes. */
  path: string;
  title: string;
  /** Default: the first site. */
  site: string | null;
}

const page = (title: string, slug: string): string => `title: ${JSON.stringify(title)}
slug: ${slug}
order: 100
fields:
  metaDescription: ${JSON.stringify(title)}
sections:
  - Blurb:
      Title: ${JSON.stringify(title)}
      TitleTag: h1
      RichText: <p></p>
`;

/**
 * Writes a content page in each language of a site.
 * @throws NewCommandError for an unknown site, an invalid path, or an existing page
 */
export async function newPage({ path, title, site }: PageRequest, parts: Parts): Promise<void> {
  const { projectRoot, folder, sites, say } = parts;
  const shown = (file: string): string => relative(projectRoot, file).replaceAll('\\', '/');
  const chosen = sites.find(({ name }) => name === (site ?? sites[0]?.name));
  if (!chosen) {
    throw new NewCommandError(
      `There is no site "${site ?? ''}"; there are ${sites.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(path)) {
    throw new NewCommandError(
      `"${path}" is not a valid path. Use lower-case letters, digits and hyphens: about/our-history.`,
    );
  }
  const pages = join(folder, 'content', chosen.name, 'pages');
  const files = chosen.languages.map((language) => join(pages, `${path}.${language}.yaml`));
  const taken = files.find((file) => existsSync(file));
  if (taken !== undefined) throw new NewCommandError(`${shown(taken)} exists already.`);
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page(title, path.split('/').at(-1) ?? path));
    say(`  ${shown(file)}\n`);
  }
  say('Next: translate title and slug in each file; npm run dev shows the page at once.\n');
}
