import type { EditableValue } from '../editor/EditableValue.ts';
import type { AppliedSave } from './applySaves.ts';

/** Text of a content file as pages show it. */
export interface SourceText {
  text: string;
  /** ISO time of its last change. */
  changed: string;
  /** Text of the file itself, without saves that are stored elsewhere. */
  own: string;
  /** Saves that are stored elsewhere. */
  saves: readonly AppliedSave[];
}

/** A checked change of a value. */
export interface CheckedSave {
  file: string;
  source: SourceText;
  /** The whole text of the file with the new value. */
  after: string;
  time: Date;
  by: string;
  fieldName: string;
  keys: (string | number)[];
  value: EditableValue;
}

/** Storage of the editors' saves: the content folder, or a database that processes share. */
export interface SaveStore {
  /** Makes the saves of other processes part of the current tree. Never rejects. */
  refresh(): Promise<void>;
  /**
   * Runs the work that checks and stores one save of a file.
   * No other process can store one in between: it waits, or the work is run again.
   */
  exclusively<T>(file: string, work: () => Promise<T>): Promise<T>;
  read(file: string): Promise<SourceText>;
  store(save: CheckedSave): Promise<void>;
  /** Author and ISO time of the current value at these keys; null when no editor has saved it. */
  lastSave(
    file: string,
    keys: readonly (string | number)[],
    changed: string,
  ): Promise<{ by: string; at: string } | null>;
}
