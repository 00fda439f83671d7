import { booleanField, textField } from '../../../client/framework/fields.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { Fields, RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';

/**
 * Reduces a layout for visitors' pages.
 * It drops datasources and parameters, ids of list entries, blank fields, and metadata that is in the head, and uses
 * plain values instead of {value: …}. Readers of fields (fields.ts) read the same from it. The page's id stays for the
 * statistics, and uids for the states of sections; header and footer have none.
 */
export function visitorLayout(route: RouteData): RouteData {
  const { metaTitle: _title, metaDescription: _description, ...fields } = bareFields(route.fields);
  return { ...route, fields, placeholders: withoutShellUids(visitorSections(route.placeholders)) };
}

type Placeholders = Record<string, SectionData[]>;

function visitorSections(placeholders: Placeholders): Placeholders {
  const entries = Object.entries(placeholders).map(([name, sections]) => [
    name,
    sections.map((section): SectionData => {
      const { componentName, uid } = section;
      const inner = section.placeholders && { placeholders: visitorSections(section.placeholders) };
      return { uid, componentName, fields: sectionFields(section), ...inner };
    }),
  ]);
  return Object.fromEntries(entries) as Placeholders;
}

function withoutShellUids(sections: Placeholders): Placeholders {
  const shell = [placeholders.header, placeholders.footer].flatMap((name) => {
    const own = sections[name];
    return own ? [[name, own.map((section) => ({ ...withoutBlurs(section), uid: '' }))] as const] : [];
  });
  return { ...sections, ...Object.fromEntries(shell) };
}

/** Shell sections without blurred pictures, by section with its fields, which requests share. */
const withoutBlursByFields = new WeakMap<Fields, Fields>();

/** The section without blurred pictures: those of menus are out of sight until they have loaded. */
function withoutBlurs(section: SectionData): SectionData {
  const { fields } = section;
  const clear =
    withoutBlursByFields.get(fields) ??
    (JSON.parse(JSON.stringify(fields, (key, value: unknown) => (key === 'blur' ? undefined : value))) as Fields);
  withoutBlursByFields.set(fields, clear);
  return { ...section, fields: clear };
}

/** Fields by section of a layout, which requests share. */
const fieldsBySection = new WeakMap<SectionData, Fields>();

function sectionFields(section: SectionData): Fields {
  const fields = fieldsBySection.get(section) ?? bareFields(section.fields);
  fieldsBySection.set(section, fields);
  return fields;
}

/** True for values that all readers treat as a missing field. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function withoutBlanks(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)));
}

function bareFields(fields: Fields): Fields {
  return withoutBlanks(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bareField(name, field)])),
  );
}

function bareField(name: string, field: unknown): unknown {
  if (name === 'Tags') return field; // tags are identified by their ids, and read as delivered
  const isWrapped = isRecord(field) && 'value' in field;
  const value = isWrapped ? field['value'] : field;
  if (isRecord(value)) return isWrapped && 'value' in value ? field : withoutBlanks(value);
  return Array.isArray(value) ? value.filter((entry) => isShown(name, entry)).map(bareEntry) : value;
}

/** False for menu entries that the header leaves out: hidden ones, and further links without a title. */
function isShown(list: string, entry: unknown): boolean {
  const fields = isRecord(entry) && isRecord(entry['fields']) ? (entry['fields'] as Fields) : undefined;
  if (!fields) return true;
  if (booleanField(fields, 'HideInNavigation')) return false;
  return list !== 'ExtraNavigationItems' || textField(fields, 'Title') !== '';
}

/** The fields of a reference in a list; any other entry as it is. */
function bareEntry(entry: unknown): unknown {
  const fields = isRecord(entry) ? entry['fields'] : undefined;
  return isRecord(fields) && !('fields' in fields) ? bareFields(fields) : entry;
}
