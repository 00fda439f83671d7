import type { EditableValue } from '../editor/EditableValue.ts';

/** A saved value of one field, applied over the file that has the field. */
export interface ContentSave {
  /** Grows with time, across all processes. */
  id: number;
  /** Path below the content folder. */
  file: string;
  /** Keys of the value in the base. */
  keys: (string | number)[];
  /** Hash of the base: the text of the file itself in the process that saved. */
  baseHash: string;
  fieldName: string;
  /** In the form of the file; null removes it. */
  value: EditableValue;
  /** Hashes of the values that the save replaced: the file's own, and those of earlier saves. */
  replaces: string[];
  /** Name of the editor. */
  by: string;
  /** ISO time. */
  at: string;
  /** Version of the first base that includes the save. From it on the files decide; null until then. */
  inFilesSince: number | null;
}

/**
 * Use of a save in a process, with the files that the process has.
 * - shown: pages show it
 * - inFiles: the file itself has it, or had it once and decides since
 * - fileChanged: the file has another value now than the one that the editor replaced
 * - placeGone: the file no longer has the section or entry, or it cannot be identified
 * - fileMissing, fileUnreadable: the file is gone, or is no valid YAML
 * - refused: this version of the program does not accept the value
 */
export type SaveState =
  | 'shown'
  | 'inFiles'
  | 'fileChanged'
  | 'placeGone'
  | 'fileMissing'
  | 'fileUnreadable'
  | 'refused';

/** True for a save that is neither shown nor part of the files: someone has to decide. */
export function isLeftOut(state: SaveState): boolean {
  return state !== 'shown' && state !== 'inFiles';
}
