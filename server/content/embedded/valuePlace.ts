import type { Language } from '../../../shared/site/SiteTypes.ts';
import { contentId } from './contentIds.ts';
import type { ValuePlace } from './fieldValue.ts';
import type { YamlFile } from './readYamlFile.ts';
import { basePathOf } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { tagPath } from './tagFiles.ts';

interface PlaceFacts {
  source: YamlFile;
  language: Language;
  /** Of the item that has the values. */
  path: string;
  templateName: string;
  draft: boolean;
}

/** The place of the values of a file: what they refer to is noted in `load`, faults in its problems. */
export function valuePlace(load: SiteLoad, { source, language, path, templateName, draft }: PlaceFacts): ValuePlace {
  const { site, media, problems } = load;
  const use = { site: site.name, language, source, fromDraft: draft };
  const tagSource = `${site.name}/tags.${language}.yaml`;
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
    onMedia: (address, at) => {
      if (media.knows(address)) return;
      const message = `there is no file ${address} in content${address.replace(/[^/]*$/, '')}`;
      problems.push({ file: source.file, line: source.lineOf(at), message, isReference: true });
    },
    tagIds: (keys, at) =>
      keys.map((key, index) => {
        const tag = contentId(tagPath(site, key));
        if (!load.tree.itemsById.get(tag)?.versions.has(language)) {
          const message = `${key} is no tag; the tags are in ${tagSource}`;
          problems.push({ file: source.file, line: source.lineOf([...at, index]), message, isReference: true });
        }
        return tag;
      }),
  };
}
