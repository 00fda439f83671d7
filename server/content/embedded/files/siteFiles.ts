import { isLanguageOf } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { readPage, unavailablePage } from './pageFile.ts';
import type { ReadPageFile } from './pageItems.ts';

const pageName = /^pages\/((?:[a-z0-9-]+\/)*)([a-z0-9-]+)\.([a-z]{2})\.yaml$/;
const languageFileName = /^(?:site|dictionary|tags)\.([a-z]{2})\.yaml$/;
const siteFileNames = ['redirects.yaml'];

/** The site's page files, parents first, in the order of the site's languages. Other names are faults. */
export function readPageFiles(load: SiteLoad): ReadPageFile[] {
  const { site, problems } = load;
  const pages: ReadPageFile[] = [];
  for (const [file, source] of load.files) {
    const inSite = file.slice(site.name.length + 1);
    const match = pageName.exec(inSite);
    const language = match?.[3] ?? languageFileName.exec(inSite)?.[1];
    if (siteFileNames.includes(inSite)) continue;
    if (language === undefined) {
      const message =
        'is not a content file: name it pages/<page>.<language>.yaml, site.<language>.yaml, dictionary.<language>.yaml, tags.<language>.yaml or redirects.yaml';
      problems.push({ file, line: 0, message });
    } else if (!isLanguageOf(site, language)) {
      const message = `${site.name} has no language ${language}; its languages: ${site.languages.join(', ')}`;
      problems.push({ file, line: 0, message });
    } else if (match) {
      const page = readPage(source, problems);
      const folders = (match[1] ?? '').split('/').filter(Boolean);
      const names = folders.length === 0 && match[2] === 'start' ? [] : [...folders, match[2] ?? ''];
      if (names.includes('data')) {
        problems.push({
          file,
          line: 0,
          message: 'cannot be named data: that name is reserved for the items of sections',
        });
      } else if (page) {
        pages.push({ source, language, names, page });
      } else if (source.isBroken) {
        pages.push({ source, language, names, page: unavailablePage(source, names) });
      }
    }
  }
  const place = ({ language }: ReadPageFile): number => site.languages.indexOf(language);
  return pages.sort((a, b) => a.names.length - b.names.length || place(a) - place(b));
}
