import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { contentId } from '../contentIds.ts';
import type { ValuePlace } from '../fields/fieldValue.ts';
import type { YamlFile } from './readYamlFile.ts';
import { basePathOf } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { tagPath } from './tagFiles.ts';
import { pictureFault, textMediaAddresses, textPictureFaults } from './pictureFault.ts';

interface PlaceFacts {
  source: YamlFile;
  language: Language;
  /** Path of the item that has the values. */
  path: string;
  templateName: string;
  draft: boolean;
}

/** Place of a file's values: references are recorded in `load`, faults in its problems. */
export function valuePlace(load: SiteLoad, { source, language, path, templateName, draft }: PlaceFacts): ValuePlace {
  const { site, media, problems } = load;
  const use = { site: site.name, language, source, fromDraft: draft };
  const tagSource = `${site.name}/tags.${language}.yaml`;
  const report = (message: string, at: (string | number)[]): void => {
    if (message !== '') problems.push({ file: source.file, line: source.lineOf(at), message, isReference: true });
  };
  const reportMissing = (address: string, at: (string | number)[]): void => {
    if (media.knows(address)) return;
    report(`there is no file ${address} in content${address.replace(/[^/]*$/, '')}`, at);
  };
  return {
    path,
    templateName,
    basePath: basePathOf(site, language),
    otherBasePaths: new Map(
      site.languages.filter((other) => other !== language).map((other) => [other, basePathOf(site, other)]),
    ),
    media,
    at: [],
    onAddress: (address, at, other = language) => load.uses.push({ ...use, language: other, address, at }),
    onPage: (address, at, field) => load.uses.push({ ...use, address, at, field }),
    onMedia: reportMissing,
    onPicture: (src, at) => {
      report(pictureFault(src, media.pictureHosts), at);
      const missing = media.missingWidths(src);
      if (media.knows(src) && missing.length > 0) {
        report(`${src} needs ${missing.join(', ')} in the same folder: run npm run media`, at);
      }
    },
    onHtml: (html, at) => {
      for (const message of textPictureFaults(html, media.pictureHosts)) report(message, at);
      for (const address of textMediaAddresses(html)) reportMissing(address, at);
    },
    tagIds: (keys, at) =>
      keys.map((key, index) => {
        const tag = contentId(tagPath(site, key));
        if (!load.tree.itemsById.get(tag)?.versions.has(language)) {
          report(`${key} is not a tag; tags are defined in ${tagSource}`, [...at, index]);
        }
        return tag;
      }),
  };
}
