import type { ContentProblem } from '../ContentFilesError.ts';
import type { ContentItem, StoredEntry, StoredFields, StoredSection } from '../ContentTree.ts';
import { contentId, formatId } from '../contentIds.ts';
import type { FieldSet } from '../fields/fieldKinds.ts';
import { schemaOfFields } from '../fields/fieldSchema.ts';
import { renderedFields, storedFields } from '../fields/fieldValue.ts';
import type { ValuePlace } from '../fields/fieldValue.ts';
import type { PageFile } from './pageFile.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';
import { sectionFields } from '../fields/sectionFields.ts';
import { bareVersion, itemIn } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { dataFolder } from '../templates.ts';

/** A section with the fields of an item. Its uid depends only on its position. */
export function buildSection(componentName: string, itemPath: string, fields: StoredFields): StoredSection {
  const itemId = contentId(itemPath);
  return {
    data: {
      uid: formatId(contentId(`${itemPath}/section/${componentName}`), 'D'),
      componentName,
      dataSource: formatId(itemId, 'B'),
      params: { FieldNames: 'Default', GridParameters: '', Styles: '', RenderingIdentifier: '' },
      fields: renderedFields(fields),
    },
    path: itemPath,
    templateName: componentName,
    fields,
  };
}

/** Creates a section from validated values, as a separate item in the folder Data below `place.path`. */
export function dataSection(
  { componentName, name }: { componentName: string; name: string },
  raw: Record<string, unknown>,
  fields: FieldSet,
  place: ValuePlace,
): StoredSection {
  const path = `${place.path}/Data/${name}`;
  return buildSection(componentName, path, storedFields(raw, fields, { ...place, path, templateName: componentName }));
}

/** The sections of a page file, each written as "- ComponentName: {fields}". */
export function readSections(
  source: YamlFile,
  page: PageFile,
  place: ValuePlace,
  problems: ContentProblem[],
): StoredSection[] {
  const result: StoredSection[] = [];
  page.sections.forEach((entry, index) => {
    const at = ['sections', index];
    const [componentName, ...others] = Object.keys(entry);
    const fields = componentName === undefined ? undefined : sectionFields[componentName];
    if (componentName === undefined || others.length > 0) {
      const message = `sections[${index + 1}] must be one component name with its fields, found: ${Object.keys(entry).join(', ') || 'nothing'}`;
      problems.push({ file: source.file, line: source.lineOf(at), message });
    } else if (!fields) {
      const message = `sections[${index + 1}]: no component is named ${componentName}; known: ${Object.keys(sectionFields).join(', ')}`;
      problems.push({ file: source.file, line: source.lineOf([...at, componentName]), message });
    } else {
      const where = [...at, componentName];
      const raw = entry[componentName] ?? {};
      const checked = checkYaml<Record<string, unknown>>(
        source,
        { value: raw, at: where },
        schemaOfFields(fields),
        problems,
      );
      const name = `${index + 1}-${componentName}`;
      if (checked) result.push(dataSection({ componentName, name }, checked, fields, { ...place, at: where }));
    }
  });
  return result;
}

interface Owner {
  item: ContentItem;
  language: string;
  source: YamlFile;
  draft: boolean;
  updated: string;
}

interface EntryPlace {
  parent: ContentItem;
  order: number;
}

function addEntryItem(load: SiteLoad, { parent, order }: EntryPlace, entry: StoredEntry, owner: Owner): void {
  const { path, templateName, fields, displayName } = entry;
  const { language, source, draft, updated } = owner;
  const item = itemIn(load.tree, { path, templateName, site: load.site, parent, order });
  const publicPath = `${parent.versions.get(language)?.publicPath.replace(/\/$/, '') ?? ''}/${item.name.toLowerCase()}`;
  const more = { publicPath, fields, source, draft, updated };
  item.versions.set(language, bareVersion(language, displayName, more));
  for (const field of fields.values()) {
    field.entries?.forEach((inner, index) => addEntryItem(load, { parent: item, order: index }, inner, owner));
  }
}

/** Adds the items of sections to the tree, below a folder Data of their page or site. */
export function addSectionItems(load: SiteLoad, owner: Owner, sections: StoredSection[]): void {
  const { item, language, draft } = owner;
  const own = sections.filter(({ path }) => path !== item.path);
  if (own.length === 0) return;
  const path = `${item.path}/Data`;
  const folder = itemIn(load.tree, { path, templateName: dataFolder, site: load.site, parent: item });
  const publicPath = `${item.versions.get(language)?.publicPath.replace(/\/$/, '') ?? ''}/data`;
  folder.versions.set(language, bareVersion(language, 'Data', { publicPath, draft }));
  own.forEach(({ data, ...entry }, index) => {
    addEntryItem(load, { parent: folder, order: index }, { ...entry, displayName: data.componentName }, owner);
  });
}
