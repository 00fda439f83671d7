import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { legalPageNames } from '../../config/legal/countryLaw.ts';
import type { LegalPageName } from '../../config/legal/countryLaw.ts';
import { findLegalPage } from '../../server/cli/doctor/checkLegalPages.ts';
import { loadUsableContent } from '../../server/content/embedded/loadContentTree.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { sitePages } from '../init/sitePages.ts';

interface Parts {
  projectRoot: string;
  /** Folder of the group. */
  folder: string;
  sites: readonly SiteConfig[];
  say: (text: string) => void;
}

/** Writes skeletons of the legal pages that the sites of a group lack. */
export async function newLegal({ projectRoot, folder, sites, say }: Parts): Promise<void> {
  const tree = await loadUsableContent(join(folder, 'content'), sites);
  const written: string[] = [];
  for (const site of sites) {
    const [host] = site.hosts;
    const newSite = {
      ...{ key: site.name, name: site.company ?? site.displayName, country: site.country, color: '' },
      ...{ languages: site.languages, host: site.bareHost ?? host ?? '', stock: site.features.stock },
      workshop: site.features.booking ?? false,
    };
    const known = tree.sites.get(site.name);
    for (const [file, text] of await sitePages(newSite, { projectRoot, folder })) {
      const [, page = '', language = ''] = /\/pages\/([a-z]+)\.([\w-]+)\.yaml$/.exec(file) ?? [];
      if (!isLegalPage(page) || existsSync(join(folder, file))) continue;
      if (known && findLegalPage(known, language, page) !== null) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text, { flag: 'wx' });
      written.push(file);
    }
  }
  if (written.length === 0) say('Every site has its legal pages.\n');
  else {
    say(written.map((file) => `  ${relative(projectRoot, join(folder, file)).replaceAll('\\', '/')}\n`).join(''));
    say('Next: add them to LegalLinks of each site.<language>.yaml, and fill in the gaps that npm run doctor lists.\n');
  }
}

function isLegalPage(page: string): page is LegalPageName {
  return (legalPageNames as readonly string[]).includes(page);
}
