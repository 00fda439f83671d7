import { legalPagesIn, loadCountryLaw } from '../../config/legal/countryLaw.ts';
import { escapeMarkup, exampleTexts } from './exampleTexts.ts';
import type { NewSite } from './NewSite.ts';
import { pageFiles } from './pageFiles.ts';
import type { GroupFiles } from './pageFiles.ts';

interface Places {
  projectRoot: string;
  /** Folder of the group. */
  folder: string;
}

/** Returns the content of a new site in all of its languages, with the legal pages of its country. */
export async function sitePages(site: NewSite, { projectRoot, folder }: Places): Promise<GroupFiles> {
  const values = { name: site.name, email: `info@${site.host}` };
  const markup = { name: escapeMarkup(values.name), email: escapeMarkup(values.email) };
  const law = loadCountryLaw(site.country, projectRoot, folder);
  const files: GroupFiles = new Map();
  for (const language of site.languages) {
    const texts = await exampleTexts(projectRoot, language, values);
    const legal = law && legalPagesIn(law, language, markup);
    for (const [file, text] of pageFiles(site, language, { texts, legal })) files.set(file, text);
  }
  return files;
}
