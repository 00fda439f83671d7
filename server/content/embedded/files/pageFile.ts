import Joi from 'joi';
import type { ContentProblem } from '../ContentFilesError.ts';
import type { FieldSet } from '../fields/fieldKinds.ts';
import { dateSchema, schemaOfFields } from '../fields/fieldSchema.ts';
import { pageFields, pageTemplates, templateFields } from '../fields/pageFields.ts';
import type { PageTemplate } from '../fields/pageFields.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

/** A page file: <page>.<language>.yaml. */
export interface PageFile {
  /** Name of the page, the default of the browser's title, menus and breadcrumbs. */
  title: string;
  template: PageTemplate;
  /** Last segment of the path; the file's name when left out. */
  slug?: string;
  /** Sort order among its siblings in the menu. */
  order: number;
  /** Not published yet: visible to editors only. */
  draft: boolean;
  /** Date of the last change, if it differs from the file's own. */
  updated?: string;
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
  draft: Joi.boolean().default(false),
  updated: dateSchema,
  fields: Joi.object().default({}),
  sections: Joi.array().items(Joi.object()).default([]),
}).messages({
  'object.unknown': 'is not known here; known: title, template, slug, order, draft, updated, fields, sections',
});

const fieldsByTemplate = new Map(
  pageTemplates.map((template) => [template, { ...pageFields, ...templateFields[template] }]),
);

/** Fields of a page of the template: those of every page and its own. */
export function fieldsOfTemplate(template: PageTemplate): FieldSet {
  return fieldsByTemplate.get(template) ?? pageFields;
}

/**
 * Placeholder for a page with an unusable file: path, name and template as far as they can be read.
 * Links to it are not broken, its subpages stay, and a request for the page itself gets an error.
 */
export function unavailablePage({ value }: YamlFile, names: readonly string[]): PageFile {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const name = names.at(-1) ?? 'start';
  const template = pageTemplates.find((known) => known === record['template']) ?? 'Page';
  const slug = typeof record['slug'] === 'string' && slugPattern.test(record['slug']) ? { slug: record['slug'] } : {};
  return {
    title: typeof record['title'] === 'string' ? record['title'] : name,
    template: template === 'Story' ? 'Page' : template, // story lists would show it without its fields
    ...slug,
    order: 1000,
    draft: record['draft'] === true,
    fields: { HideInNavigation: true },
    sections: [],
  };
}

/** Reads a page file; null, with every fault in `problems`, when it cannot be used. */
export function readPage(source: YamlFile, problems: ContentProblem[]): PageFile | null {
  const page = checkYaml(source, source, pageSchema, problems);
  if (!page) return null;
  const fields = schemaOfFields(fieldsOfTemplate(page.template));
  return checkYaml(source, { value: page.fields, at: ['fields'] }, fields, problems) ? page : null;
}
