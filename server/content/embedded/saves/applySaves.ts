import { parseDocument } from 'yaml';
import { rewriteYaml } from '../editor/rewriteYaml.ts';
import { valueAt } from '../files/valueAt.ts';
import type { ContentSave, SaveState } from './ContentSave.ts';
import { hashValue } from './contentHash.ts';
import { findPlace } from './findPlace.ts';

export interface BaseText {
  text: string;
  hash: string;
  /** Order in which the processes first read it; null for a text that none has stored yet. */
  version: number | null;
}

/** Use of one save of a file. */
export interface AppliedSave {
  save: ContentSave;
  state: SaveState;
  /** Keys of its value in this base; null when they are not known. */
  keys: (string | number)[] | null;
}

/** A file with the saves of its fields. */
export interface AppliedFile {
  base: BaseText;
  text: string;
  saves: AppliedSave[];
}

interface ApplyOptions {
  /** Text of an earlier base; undefined when it is not known. */
  textOf(hash: string): string | undefined;
  /** True for a save that this version of the program does not accept over this base. */
  isRefused(save: ContentSave): boolean;
}

function parse(text: string): { value: unknown } | null {
  const document = parseDocument(text);
  return document.errors.length === 0 ? { value: document.toJS() as unknown } : null;
}

const emptyHashes = new Set([hashValue(null), hashValue('')]);

/**
 * Applies saves to the text of their file, in their order.
 * Over the base that a save was made in, it always fits. Over another one it is applied if the field still has the
 * value that the editor replaced, wherever its section has moved to.
 * @param saves of this file, none of them replaced by another
 */
export function applySaves(base: BaseText, saves: readonly ContentSave[], options: ApplyOptions): AppliedFile {
  const current = parse(base.text);
  if (!current) {
    return { base, text: base.text, saves: saves.map((save) => ({ save, state: 'fileUnreadable', keys: null })) };
  }
  const earlier = new Map([[base.hash, current]]);
  const parsedBase = (hash: string): { value: unknown } | null => {
    const known = earlier.get(hash);
    if (known) return known;
    const parsed = parse(options.textOf(hash) ?? '');
    if (parsed) earlier.set(hash, parsed);
    return parsed;
  };
  const judge = (save: ContentSave): AppliedSave => {
    const isOwnBase = save.baseHash === base.hash;
    const old = parsedBase(save.baseHash);
    const place = isOwnBase ? { keys: save.keys, isSure: true } : old && findPlace(old.value, current.value, save.keys);
    const keys = place?.keys ?? null;
    if (save.inFilesSince !== null && (base.version ?? Infinity) >= save.inFilesSince) {
      return { save, state: 'inFiles', keys };
    }
    if (!place || !keys) return { save, state: 'placeGone', keys: null };
    const now = hashValue(valueAt(current.value, keys));
    if (now === hashValue(save.value)) return { save, state: 'inFiles', keys };
    if (!isOwnBase && !save.replaces.includes(now)) return { save, state: 'fileChanged', keys };
    // an empty field of a section that was only guessed may belong to another section
    if (!place.isSure && emptyHashes.has(now)) return { save, state: 'placeGone', keys: null };
    return { save, state: options.isRefused(save) ? 'refused' : 'shown', keys };
  };
  const judged = saves.map(judge);
  let { text } = base;
  for (const { save, state, keys } of judged) {
    if (state === 'shown' && keys) text = rewriteYaml(text, keys, save.value ?? undefined);
  }
  return { base, text, saves: judged };
}
