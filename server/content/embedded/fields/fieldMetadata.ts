import { createHash } from 'node:crypto';
import { contentId, formatId } from '../contentIds.ts';
import type { StoredEntry, StoredField, StoredFields } from '../ContentTree.ts';
import type { FieldKind } from './fieldKinds.ts';
import { templateFieldId } from '../templates.ts';

/** Item that the fields belong to, in a language. */
export interface FieldOwner {
  /** Path of the item. */
  path: string;
  templateName: string;
  language: string;
}

/** The platform's names of field types. */
const fieldTypes: Record<FieldKind['kind'], string> = {
  text: 'Single-Line Text',
  richText: 'Rich Text',
  image: 'Image',
  link: 'General Link',
  flag: 'Checkbox',
  number: 'Number',
  address: 'Single-Line Text',
  filters: 'Name Value List',
  ids: 'Single-Line Text',
  date: 'Datetime',
  video: 'Single-Line Text',
  file: 'File',
  tags: 'Multilist',
  page: 'Droplink',
  choice: 'Droplist',
  list: 'Multilist',
};

/** Short hash of the raw value of a field, which a save must state as the revision it is based on. */
export function calculateRevision(field: StoredField): string {
  return createHash('sha256').update(field.value).digest('hex').slice(0, 16);
}

/** Metadata of a field for an editor. Ids are in form B. */
export function fieldMetadata(field: StoredField, { path, templateName, language }: FieldOwner): object {
  return {
    datasource: { id: formatId(contentId(path), 'B'), language, revision: calculateRevision(field), version: 1 },
    title: field.name,
    fieldId: formatId(templateFieldId(templateName, field.name), 'B'),
    fieldType: fieldTypes[field.field.kind],
    rawValue: field.value,
  };
}

const emptyReference = { id: '', url: '', name: '', displayName: '', fields: {} };

function entryJson(reference: object, { path, templateName, fields }: StoredEntry, language: string): object {
  return { ...reference, fields: editableFields(fields, { path, templateName, language }) };
}

/** A field in the form of `rendered` in edit mode. For a list the metadata is on the fields of its entries. */
export function editableJson(field: StoredField, owner: FieldOwner): unknown {
  const { jsonValue, entries = [] } = field;
  if (Array.isArray(jsonValue)) {
    return entries.map((entry, index) => entryJson(jsonValue[index] as object, entry, owner.language));
  }
  return { ...(jsonValue ?? emptyReference), metadata: fieldMetadata(field, owner) };
}

/** All fields in the form of `rendered` in edit mode, including empty ones, so that they can be filled. */
export function editableFields(fields: StoredFields, owner: FieldOwner): Record<string, unknown> {
  return Object.fromEntries([...fields.values()].map((field) => [field.name, editableJson(field, owner)]));
}
