import Joi from 'joi';
import type { SiteConfig } from '../../../../shared/site/SiteTypes.ts';
import type { ContentItem } from '../ContentTree.ts';
import { text } from '../fields/fieldKinds.ts';
import { fieldMap, madeField, renderedFields } from '../fields/fieldValue.ts';
import { checkYaml } from './readYamlFile.ts';
import { bareVersion, itemIn } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';

interface TagEntry {
  key: string;
  value: string;
}

const tagsSchema: Joi.Schema = Joi.array()
  .items(
    Joi.object({
      key: Joi.string()
        .pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .required()
        .messages({ 'string.pattern.base': 'must be lower-case letters a to z, digits and single dashes' }),
      value: Joi.string().required(),
    }).messages({ 'object.unknown': 'is not known here; known: key, value' }),
  )
  .unique('key')
  .messages({
    'array.unique': 'has the same key as another tag',
    'array.base': 'must be a list of tags, each with key and value',
  });

/** Path of a tag in the content tree. It is the same in every language, and so is its id. */
export function tagPath(site: SiteConfig, key: string): string {
  return `/content/${site.name}/Data/Tags/${key}`;
}

/** Adds the tags of tags.<language>.yaml to the tree, in the order of the first language that has them. */
export function addTags(load: SiteLoad, dataFolder: ContentItem): void {
  const { site, tree, problems } = load;
  const folder = itemIn(tree, { path: `${dataFolder.path}/Tags`, templateName: 'Folder', site, parent: dataFolder });
  for (const language of site.languages) {
    folder.versions.set(language, bareVersion(language, 'Tags', { publicPath: '/data/tags' }));
    const source = load.files.get(`${site.name}/tags.${language}.yaml`);
    const entries = source && checkYaml<TagEntry[]>(source, { value: source.value ?? [] }, tagsSchema, problems);
    if (!entries) continue;
    entries.forEach(({ key, value }, index) => {
      const path = tagPath(site, key);
      const item = itemIn(tree, { path, templateName: 'Tag', site, parent: folder, order: index });
      const fields = fieldMap(
        madeField('Key', text, key, { at: [index, 'key'] }),
        madeField('Value', text, value, { at: [index, 'value'] }),
      );
      const routeFields = renderedFields(fields);
      const more = { fields, routeFields, source, publicPath: `/data/tags/${key}` };
      item.versions.set(language, bareVersion(language, value, more));
    });
  }
}
