import { contentId, readId } from './contentIds.ts';
import { pageTemplates } from './fields/pageFields.ts';

/** Template of the folders with the items of a page's sections. */
export const dataFolder = 'DataFolder';

/** Ids hard-coded in public clients: the root of an app and an entry of its dictionary. */
const wellKnownIds: Record<string, string> = {
  Site: '061CBA1554744B918A0617903B102B82',
  DictionaryEntry: '6D1CD89719364A3AA511289A94C2A7B1',
};

const bases = new Map<string, string[]>(pageTemplates.map((template) => [template, ['BasePage']]));
bases.set(dataFolder, ['Folder']);

/** The id of a template, form N. */
export function templateId(name: string): string {
  return wellKnownIds[name] ?? contentId(`/templates/${name}`);
}

/** Id (form N) of a template requested by id in any form or by path ("/templates/Story"). */
export function readTemplate(idOrPath: string): string {
  return readId(idOrPath) ?? templateId(idOrPath.replace(/^\/?templates\//i, ''));
}

/** The templates that a template is directly based on, by name. */
export function baseTemplates(name: string): string[] {
  return bases.get(name) ?? [];
}

const lineages = new Map<string, Set<string>>();

/** Ids of a template and all its base templates. */
export function templateLineage(name: string): Set<string> {
  const cached = lineages.get(name);
  if (cached) return cached;
  const lineage = new Set([templateId(name), ...baseTemplates(name).flatMap((base) => [...templateLineage(base)])]);
  lineages.set(name, lineage);
  return lineage;
}

/** The id of a template's field, form N. */
export function templateFieldId(templateName: string, fieldName: string): string {
  return contentId(`/templates/${templateName}/fields/${fieldName}`);
}
