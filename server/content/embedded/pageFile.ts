import Joi from 'joi';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { pageFields, pageTemplates, sectionFields } from './componentFields.ts';
import { contentId, formatId } from './contentIds.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import { schemaOfFields } from './fieldKinds.ts';
import type { FieldSet } from './fieldKinds.ts';
import { fieldValues } from './fieldValue.ts';
import type { ValuePlace } from './fieldValue.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

export type PageTemplate = (typeof pageTemplates)[number];

/** A page file: <page>.<language>.yaml. */
export interface PageFile {
  /** Name of the page, for the browser's title, menus and breadcrumbs where no other is given. */
  title: string;
  template: PageTemplate;
  /** Last segment of the address; the file's name when left out. */
  slug?: string;
  /** Place among its siblings in the menu. */
  order: number;
  fields: Record<string, unknown>;
  sections: Record<string, unknown>[];
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const pageSchema = Joi.object<PageFile>({
  title: Joi.string().required(),
  template: Joi.valid(...pageTemplates)
    .default('Page')
    .messages({ 'any.only': `must be one of: ${pageTemplates.join(', ')}` }),
  slug: Joi.string()
    .pattern(slugPattern)
    .messages({ 'string.pattern.base': 'must be lower-case letters a to z, digits and single dashes' }),
  order: Joi.number().default(1000),
  fields: schemaOfFields(pageFields).default({}),
  sections: Joi.array().items(Joi.object()).default([]),
}).messages({ 'object.unknown': 'is not known here; known: title, template, slug, order, fields, sections' });

/** Reads a page file; null, with every fault in `problems`, when it cannot be used. */
export function readPage(source: YamlFile, problems: ContentProblem[]): PageFile | null {
  return checkYaml(source, source.value, pageSchema, problems);
}

/** One section from its checked fields. Its uid and data source depend on its place alone. */
export function makeSection(componentName: string, raw: unknown, fields: FieldSet, place: ValuePlace): SectionData {
  const id = contentId(`${place.owner}/section`);
  return {
    uid: formatId(id, 'D'),
    componentName,
    dataSource: formatId(contentId(`${place.owner}/data`), 'B'),
    params: { FieldNames: 'Default', GridParameters: '', Styles: '', RenderingIdentifier: '' },
    fields: fieldValues(raw as Record<string, unknown>, fields, place),
  };
}

/** The sections of a page file, each written as "- ComponentName: {fields}". */
export function readSections(
  source: YamlFile,
  page: PageFile,
  place: ValuePlace,
  problems: ContentProblem[],
): SectionData[] {
  const result: SectionData[] = [];
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
      const checked = checkYaml<Record<string, unknown>>(source, entry[componentName] ?? {}, schemaOfFields(fields), problems, where);
      const owner = `${place.owner}/${index}-${componentName}`;
      if (checked) result.push(makeSection(componentName, checked, fields, { ...place, owner, at: where }));
    }
  });
  return result;
}
