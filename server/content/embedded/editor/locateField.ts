import type { ContentTree } from '../ContentTree.ts';
import type { FieldKind } from '../fields/fieldKinds.ts';
import { calculateRevision } from '../fields/fieldMetadata.ts';
import { findItem } from '../findItem.ts';
import { findField } from '../TreeView.ts';

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
  /** Keys of the value in the file; the last ones may not exist yet. */
  keys: (string | number)[];
  kind: FieldKind['kind'];
  /** For schemaOfField, which validates a value in the form of the file. */
  field: FieldKind;
  fieldName: string;
  /** As in the field's metadata: "" without a value. */
  rawValue: string;
  /** ISO time of the file's last change when it was read. */
  changed: string;
  /** Changes with the value: compare it with the one the editor has seen. */
  revision: string;
}

/**
 * Finds the place of a field's value in the files.
 * Null for an unknown item, version or field, or one without a file.
 */
export function locateField(tree: ContentTree, { itemId, language, fieldId }: FieldAddress): LocatedField | null {
  const item = findItem(tree, itemId);
  const version = item?.versions.get(language);
  if (!item || !version?.source) return null;
  const found = findField(item, version, fieldId);
  // Without a place: fields made by the platform itself, such as the time of the last change.
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
    revision: calculateRevision(found),
  };
}
