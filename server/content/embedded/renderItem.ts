import { placeholders } from '../../../shared/content/ContentTypes.ts';
import { contentId, formatId } from './contentIds.ts';
import type { ContentItem, ItemVersion, SiteTree } from './ContentTree.ts';

const dashed = (path: string): string => formatId(contentId(path), 'D');

/** What the layout service calls `rendered`: context and route, with the site's header and footer merged in. */
export function renderItem(site: SiteTree, item: ContentItem, version: ItemVersion): unknown {
  const frame = site.frames.get(version.language) ?? { header: [], footer: [] };
  return {
    sitecore: {
      context: {
        pageEditing: false,
        pageState: 'normal',
        editMode: 'metadata',
        language: version.language,
        itemPath: version.publicPath,
        site: { name: site.config.name },
        clientScripts: [],
        clientData: {},
      },
      route: {
        name: item.name,
        displayName: version.displayName,
        fields: version.routeFields,
        databaseName: 'web',
        deviceId: dashed('/devices/default'),
        itemId: formatId(item.id, 'D'),
        itemLanguage: version.language,
        itemVersion: 1,
        layoutId: dashed('/layouts/default'),
        templateId: dashed(`/templates/${item.templateName}`),
        templateName: item.templateName,
        placeholders: {
          [placeholders.header]: frame.header.map(({ data }) => data),
          [placeholders.main]: version.sections.map(({ data }) => data),
          [placeholders.footer]: frame.footer.map(({ data }) => data),
        },
      },
    },
  };
}
