import { contentId, formatId } from '../contentIds.ts';
import type { GraphFieldType, StoredEntry, StoredField, StoredFields } from '../ContentTree.ts';
import type { FieldKind, FieldSet } from './fieldKinds.ts';
import type { MediaLibrary } from '../MediaLibrary.ts';

/** Place of a value and its possible references. */
export interface ValuePlace {
  /** Path of the item that has the value, from which the ids of list entries are made. */
  path: string;
  templateName: string;
  /** Language segment of internal addresses: "" or "/en". */
  basePath: string;
  /** Segments of the site's other languages, by language. */
  otherBasePaths: ReadonlyMap<string, string>;
  media: MediaLibrary;
  /** Keys of the value in its file. */
  at: (string | number)[];
  /**
   * Called with each internal address, without the language segment.
   * `language` is set when it is not the file's own.
   */
  onAddress(address: string, at: (string | number)[], language?: string): void;
  /** Called with each URL of a picture, a file, or a video with its extension. */
  onMedia(address: string, at: (string | number)[]): void;
  /** Called with each URL of a picture that pages show. */
  onPicture(src: string, at: (string | number)[]): void;
  /** Called with each text that contains HTML. */
  onHtml(html: string, at: (string | number)[]): void;
  /**
   * Called with a field that refers to a page.
   * The page may not be loaded yet: `jsonValue` and `value` are filled in later.
   */
  onPage(address: string, at: (string | number)[], field: StoredField): void;
  /** Ids of the tags, form N; unknown ones are reported. */
  tagIds(keys: string[], at: (string | number)[]): string[];
}

type Json = Record<string, unknown>;
type Value = Pick<StoredField, 'value' | 'jsonValue' | 'entries'>;

function publicHref(href: string, place: ValuePlace): string {
  if (href.startsWith('/media/')) place.onMedia(href.replace(/[?#].*$/, ''), place.at);
  if (!href.startsWith('/') || href.startsWith('/media/')) return href;
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(href) ?? [];
  const other = place.otherBasePaths.get(first);
  const path = other === undefined ? href : rest.replace(/^(?!\/)/, '/');
  place.onAddress(path, place.at, other === undefined ? undefined : first);
  const basePath = other ?? place.basePath;
  return path === '/' && basePath ? basePath : basePath + path;
}

function imageValue(raw: unknown, place: ValuePlace): Json {
  const { src, alt } = typeof raw === 'string' ? { src: raw, alt: '' } : (raw as { src: string; alt: string });
  place.onMedia(src, place.at);
  place.onPicture(src, place.at);
  return { src, alt, ...place.media.facts(src) };
}

function fileValue(src: string, place: ValuePlace): Json {
  place.onMedia(src, place.at);
  const name = decodeURI(src.slice(src.lastIndexOf('/') + 1)).replace(/\.\w+$/, '');
  const extension = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  const size = place.media.sizeOf(src);
  return { src, name, displayName: name, title: '', extension, ...(size === null ? {} : { size }) };
}

function filterText(raw: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(raw)) {
    for (const value of Array.isArray(values) ? (values as unknown[]) : [values]) query.append(name, String(value));
  }
  return query.toString();
}

/** ISO time of a date in a file; a date without time is its midnight in UTC. */
function toIsoDate(raw: string): string {
  return new Date(raw.includes('T') ? raw : `${raw}T00:00:00Z`).toISOString().replace('.000Z', 'Z');
}

/** ISO text → the platform's raw form of a date, which sorts as text: "20260214T080000Z". */
export function rawDate(iso: string): string {
  return iso === '' ? '' : toIsoDate(iso).replace(/[-:]|\.\d+/g, '');
}

function buildList(name: string, raw: Json[], fields: FieldSet, place: ValuePlace): Value {
  const entries = raw.map((entry, index): StoredEntry => {
    const title = entry['Title'] ?? entry['Question'] ?? entry['Name'];
    const path = `${place.path}/${name}-${index + 1}`;
    const templateName = `${place.templateName} ${name}`;
    return {
      path,
      displayName: typeof title === 'string' && title ? title : String(index + 1),
      templateName,
      fields: storedFields(entry, fields, { ...place, path, templateName, at: [...place.at, index] }),
    };
  });
  const references = entries.map(({ path, displayName, fields: own }) => ({
    id: formatId(contentId(path), 'D'),
    url: '',
    name: displayName,
    displayName,
    fields: renderedFields(own),
  }));
  return { value: entries.map(({ path }) => contentId(path)).join('|'), jsonValue: references, entries };
}

const plain = (value: string | number, raw = String(value)): Value => ({ value: raw, jsonValue: { value } });

function toValue(name: string, raw: unknown, field: FieldKind, place: ValuePlace): Value {
  switch (field.kind) {
    case 'image':
      return {
        value: typeof raw === 'string' ? raw : JSON.stringify(raw),
        jsonValue: { value: imageValue(raw, place) },
      };
    case 'link': {
      const link = raw as { href: string; text: string };
      return { value: JSON.stringify(link), jsonValue: { value: { ...link, href: publicHref(link.href, place) } } };
    }
    case 'address':
      return plain(publicHref(String(raw), place), String(raw));
    case 'richText': {
      place.onHtml(String(raw), place.at);
      const html = String(raw).replace(/href="([^"]*)"/g, (_all, href: string) => `href="${publicHref(href, place)}"`);
      return plain(html, String(raw));
    }
    case 'filters':
      return plain(filterText(raw as Record<string, unknown>));
    case 'ids':
      return plain((raw as string[]).join('|'));
    case 'list':
      return buildList(name, raw as Json[], field.fields, place);
    case 'flag':
      return { value: raw === true ? '1' : '', jsonValue: { value: raw } };
    case 'date':
      return plain(toIsoDate(String(raw)), rawDate(String(raw)));
    case 'video':
      for (const ending of ['webm', 'mp4']) place.onMedia(`${String(raw)}.${ending}`, place.at);
      return plain(String(raw));
    case 'file':
      return { value: String(raw), jsonValue: { value: fileValue(String(raw), place) } };
    case 'tags':
      return plain(place.tagIds(raw as string[], place.at).join('|'));
    case 'page':
      return { value: '', jsonValue: { id: '', url: '', name: '', displayName: '', fields: {} } };
    case 'number':
      return plain(raw as number);
    case 'text':
    case 'choice':
      return plain(String(raw));
  }
}

const graphTypes: Record<FieldKind['kind'], GraphFieldType> = {
  text: 'TextField',
  richText: 'RichTextField',
  image: 'ImageField',
  link: 'LinkField',
  flag: 'CheckboxField',
  number: 'NumberField',
  address: 'TextField',
  filters: 'NameValueListField',
  ids: 'TextField',
  date: 'DateField',
  video: 'TextField',
  file: 'FileField',
  tags: 'MultilistField',
  page: 'LookupField',
  choice: 'TextField',
  list: 'MultilistField',
};

/** Immutable: they are shared by many fields. */
const emptyValues: Partial<Record<FieldKind['kind'], unknown>> = {
  flag: { value: false },
  image: { value: {} },
  file: { value: {} },
  link: { value: { href: '', text: '' } },
  page: null,
  list: [],
};

/** A field made by the platform itself, or with a value that needs no parsing. */
export function madeField(
  name: string,
  field: FieldKind,
  value: string,
  more: Partial<Pick<StoredField, 'jsonValue' | 'at'>> = {},
): StoredField {
  return { name, field, type: graphTypes[field.kind], value, jsonValue: { value }, written: true, at: [], ...more };
}

/** Fields of an item by lower-case name. */
export function fieldMap(...fields: StoredField[]): StoredFields {
  return new Map(fields.map((field) => [field.name.toLowerCase(), field]));
}

/** Converts validated values of a file to fields. Every field of the set is included, one without a value is empty. */
export function storedFields(raw: Json, fields: FieldSet, place: ValuePlace): StoredFields {
  const stored: StoredFields = new Map();
  for (const [name, field] of Object.entries(fields)) {
    const written = name in raw;
    const at = [...place.at, name];
    const value = written
      ? toValue(name, raw[name], field, { ...place, at })
      : { value: '', jsonValue: field.kind in emptyValues ? emptyValues[field.kind] : { value: '' } };
    const made: StoredField = { name, field, type: graphTypes[field.kind], written, at, ...value };
    stored.set(name.toLowerCase(), made);
    if (written && field.kind === 'page') place.onPage(String(raw[name]), at, made);
  }
  return stored;
}

/** Fields with a value, as the `fields` of a section, a reference or a route. */
export function renderedFields(fields: StoredFields): Json {
  const result: Json = {};
  for (const { name, written, jsonValue } of fields.values()) if (written) result[name] = jsonValue;
  return result;
}
