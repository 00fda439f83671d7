import type { ContentTree } from './ContentTree.ts';
import type { FieldKind } from './fieldKinds.ts';
import { revisionOf } from './fieldMetadata.ts';
import { findItem } from './findItem.ts';
import { fieldOf } from './TreeView.ts';

export interface FieldAddress {
  /** Id of the item in any form, or its path. */
  itemId: string;
  language: string;
  /** Id of the field in any form, or its name. */
  fieldId: string;
}

export interface LocatedField {
  /** Path of the file below the content folder. */
  file: string;
  /** Keys of the value in the file; the last ones may not be there yet. */
  keys: (string | number)[];
  kind: FieldKind['kind'];
  /** For schemaOfField, which checks a value as a file would have it. */
  field: FieldKind;
  fieldName: string;
  /** As in the field's metadata: "" when it has no value. */
  rawValue: string;
  /** ISO time of the file's last change when it was read. */
  changed: string;
  /** Changes with the value: compare it with the one the editor has seen. */
  revision: string;
}

/** Where the value of a field is written; null when there is no such item, version or field, or no file has it. */
export function locateField(tree: ContentTree, { itemId, language, fieldId }: FieldAddress): LocatedField | null {
  const item = findItem(tree, itemId);
  const version = item?.versions.get(language);
  if (!item || !version?.source) return null;
  const found = fieldOf(item, version, fieldId);
  // Without a place: what the platform makes itself, such as the time of the last change.
  if (!found || found.at.length === 0) return null;
  const { name, field, at, value } = found;
  return {
    file: version.source.file,
    keys: at,
    kind: field.kind,
    field,
    fieldName: name,
    rawValue: value,
    changed: version.source.changed,
    revision: revisionOf(found),
  };
}
