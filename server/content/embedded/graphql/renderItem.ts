import { placeholders } from '../../../../shared/content/ContentTypes.ts';
import type { EditingContext, SectionData } from '../../../../shared/content/ContentTypes.ts';
import { contentId, formatId } from '../contentIds.ts';
import type { ContentItem, ItemVersion, SiteTree, StoredSection } from '../ContentTree.ts';
import { editableFields } from '../fields/fieldMetadata.ts';
import { templateId } from '../templates.ts';
import type { TreeView } from '../TreeView.ts';

const deviceId = formatId(contentId('/devices/default'), 'D');
const layoutId = formatId(contentId('/layouts/default'), 'D');

/** Data for the editor's own scripts on the page; empty for visitors. */
function editorContext(view: TreeView, item: ContentItem, { language }: ItemVersion): EditingContext {
  if (view.mode === 'normal') return { clientScripts: [], clientData: {} };
  const state = {
    itemId: formatId(item.id, 'D'),
    itemVersion: 1,
    siteName: item.site.name,
    language,
    deviceId,
    pageMode: view.mode,
    variant: view.variant,
  };
  return { clientScripts: [], clientData: { 'hrz-canvas-state': state } };
}

/** Renders an item as the layout service's `rendered`: context and route, including header and footer. */
export function renderItem(view: TreeView, site: SiteTree, item: ContentItem, version: ItemVersion): unknown {
  const { language } = version;
  const { path, templateName } = item;
  const frame = site.frames.get(language) ?? { header: [], footer: [] };
  const editing = view.mode === 'edit';
  const renderSection = ({ data, ...own }: StoredSection): SectionData => {
    // A section that shows the page's own fields has them under the page's template.
    const owner = own.path === path ? { path, templateName } : own;
    return editing ? { ...data, fields: editableFields(own.fields, { ...owner, language }) } : data;
  };
  return {
    sitecore: {
      context: {
        pageEditing: editing,
        pageState: view.mode,
        editMode: 'metadata',
        language,
        itemPath: version.publicPath,
        site: { name: site.config.name },
        ...editorContext(view, item, version),
      },
      route: {
        name: item.name,
        displayName: version.displayName,
        fields: editing ? editableFields(version.fields, { path, templateName, language }) : version.routeFields,
        databaseName: 'web',
        deviceId,
        itemId: formatId(item.id, 'D'),
        itemLanguage: language,
        itemVersion: 1,
        layoutId,
        templateId: formatId(templateId(templateName), 'D'),
        templateName,
        placeholders: {
          [placeholders.header]: frame.header.map(renderSection),
          [placeholders.main]: version.sections.map(renderSection),
          [placeholders.footer]: frame.footer.map(renderSection),
        },
      },
    },
  };
}
