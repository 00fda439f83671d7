import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';
import type { ContentItem, SiteTree } from './ContentTree.ts';
import { richText, text } from './fields/fieldKinds.ts';
import { fieldMap, madeField, renderedFields } from './fields/fieldValue.ts';
import { buildSection } from './files/sectionItems.ts';
import { basePathOf, bareVersion, makeItem } from './files/SiteLoad.ts';

/** Name of the page, and keys of its title and text. */
const kinds = {
  notFound: { name: 'not-found', title: 'notFoundTitle', text: 'notFoundText' },
  serverError: { name: 'server-error', title: 'errorTitle', text: 'errorText' },
} as const;

/**
 * The product's own error page as an item, for external clients without texts of their own.
 * It has a version in each language of the site that has the texts, and no address.
 */
export function builtInErrorPage({ home, config, dictionaries }: SiteTree, kind: keyof typeof kinds): ContentItem {
  const { name, ...keys } = kinds[kind];
  const path = `${home.path}/${name}`;
  const item = makeItem({ path, templateName: 'Page', site: config, parent: home, hasLayout: true });
  for (const language of config.languages) {
    const texts = dictionaries.get(language);
    const title = texts?.get(keys.title);
    if (title === undefined) continue;
    const start = basePathOf(config, language) || '/';
    const link = `<p><a href="${start}">${escapeHtml(texts?.get('toStartPage') ?? config.displayName)}</a></p>`;
    const html = `<p>${escapeHtml(texts?.get(keys.text) ?? '')}</p>${link}`;
    const fields = fieldMap(madeField('metaTitle', text, title), madeField('NavigationTitle', text, title));
    const section = buildSection('RichText', `${path}/Data/1-RichText`, fieldMap(madeField('Text', richText, html)));
    const more = { publicPath: `/${name}`, fields, routeFields: renderedFields(fields), sections: [section] };
    item.versions.set(language, bareVersion(language, title, more));
  }
  return item;
}
