import { legalPagesIn, loadCountryLaw } from '../../config/legal/countryLaw.ts';
import { escapeMarkup, exampleTexts } from './exampleTexts.ts';
import type { NewGroup } from './newGroup.ts';
import { pageFiles } from './pageFiles.ts';
import type { GroupFiles } from './pageFiles.ts';

/** Returns the content of a new site in all of its languages, with the legal pages of its country. */
export async function sitePages(group: NewGroup, projectRoot: string): Promise<GroupFiles> {
  const values = { name: group.name, email: `info@${group.host}` };
  const markup = { name: escapeMarkup(values.name), email: escapeMarkup(values.email) };
  const law = loadCountryLaw(group.country, projectRoot);
  const files: GroupFiles = new Map();
  for (const language of group.languages) {
    const texts = await exampleTexts(projectRoot, language, values);
    const legal = law && legalPagesIn(law, language, markup);
    for (const [file, text] of pageFiles(group, language, { texts, legal })) files.set(file, text);
  }
  return files;
}
