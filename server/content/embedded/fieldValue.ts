import type { FieldKind, FieldSet } from './fieldKinds.ts';
import { contentId, formatId } from './contentIds.ts';
import type { StoredField } from './ContentTree.ts';
import type { MediaLibrary } from './MediaLibrary.ts';

/** Where a value stands and what it may refer to. */
export interface ValuePlace {
  /** Unique address of the value, from which ids of list entries are made. */
  owner: string;
  /** Segment of the language before internal addresses: "" or "/en". */
  basePath: string;
  media: MediaLibrary;
  /** Keys of the value in its file. */
  at: (string | number)[];
  /** Told of every internal address, without the language's segment. */
  onAddress(address: string, at: (string | number)[]): void;
  /** Told of every picture address. */
  onMedia(address: string, at: (string | number)[]): void;
}

type Json = Record<string, unknown>;
const below = (place: ValuePlace, key: string | number): ValuePlace => ({
  ...place,
  owner: `${place.owner}/${key}`,
  at: [...place.at, key],
});

function publicHref(href: string, place: ValuePlace): string {
  if (!href.startsWith('/') || href.startsWith('/media/')) return href;
  place.onAddress(href, place.at);
  return href === '/' && place.basePath ? place.basePath : place.basePath + href;
}

function imageValue(raw: unknown, place: ValuePlace): Json {
  const { src, alt } = typeof raw === 'string' ? { src: raw, alt: '' } : (raw as { src: string; alt: string });
  place.onMedia(src, place.at);
  return { src, alt, ...place.media.facts(src) };
}

function filterText(raw: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(raw)) {
    for (const value of Array.isArray(values) ? (values as unknown[]) : [values]) query.append(name, String(value));
  }
  return query.toString();
}

function listValue(raw: Json[], fields: FieldSet, place: ValuePlace): Json[] {
  return raw.map((entry, index) => {
    const at = below(place, index);
    const title = entry['Title'] ?? entry['Question'];
    const name = typeof title === 'string' && title ? title : String(index + 1);
    return {
      id: formatId(contentId(at.owner), 'D'),
      url: '',
      name,
      displayName: name,
      fields: fieldValues(entry, fields, at),
    };
  });
}

/** A checked value of a file as `rendered` has it: {value: …}, or a list of references for a list. */
export function fieldValue(raw: unknown, field: FieldKind, place: ValuePlace): unknown {
  switch (field.kind) {
    case 'image':
      return { value: imageValue(raw, place) };
    case 'link': {
      const link = raw as { href: string; text: string };
      return { value: { ...link, href: publicHref(link.href, place) } };
    }
    case 'address':
      return { value: publicHref(String(raw), place) };
    case 'richText':
      return { value: String(raw).replace(/href="([^"]*)"/g, (_all, href: string) => `href="${publicHref(href, place)}"`) };
    case 'filters':
      return { value: filterText(raw as Record<string, unknown>) };
    case 'ids':
      return { value: (raw as string[]).join('|') };
    case 'list':
      return listValue(raw as Json[], field.fields, place);
    case 'text':
    case 'flag':
    case 'number':
    case 'choice':
      return { value: raw };
  }
}

/** Checked values of a file as the `fields` of a section, a reference or a route. */
export function fieldValues(raw: Json, fields: FieldSet, place: ValuePlace): Json {
  const result: Json = {};
  for (const [name, value] of Object.entries(raw)) {
    const field = fields[name];
    if (field) result[name] = fieldValue(value, field, below(place, name));
  }
  return result;
}

const graphTypes: Partial<Record<FieldKind['kind'], StoredField['type']>> = {
  richText: 'RichTextField',
  flag: 'CheckboxField',
  number: 'NumberField',
  image: 'ImageField',
  link: 'LinkField',
};

const emptyValues: Partial<Record<FieldKind['kind'], unknown>> = { flag: false, image: {}, link: { href: '', text: '' } };

function rawText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value && typeof value === 'object' ? JSON.stringify(value) : '';
}

/** Every field of the set as GraphQL gives it, by lower-case name; one without a value has an empty one. */
export function storedFields(rendered: Json, fields: FieldSet): Map<string, StoredField> {
  const stored = new Map<string, StoredField>();
  for (const [name, field] of Object.entries(fields)) {
    const jsonValue = (rendered[name] ?? { value: emptyValues[field.kind] ?? '' }) as { value: unknown };
    const type = graphTypes[field.kind] ?? 'TextField';
    stored.set(name.toLowerCase(), { type, name, value: name in rendered ? rawText(jsonValue.value) : '', jsonValue });
  }
  return stored;
}
