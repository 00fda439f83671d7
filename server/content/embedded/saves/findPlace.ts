import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../../shared/kit/isRecord.ts';

type Keys = readonly (string | number)[];

/** Place of a value in another version of its file. */
export interface FoundPlace {
  keys: (string | number)[];
  /** False when an entry of a list on the way was identified by its position only. */
  isSure: boolean;
}

/** Name of a section ("- Blurb: {…}"), "" for entries without one. */
function kindOf(entry: unknown): string {
  const [name, ...others] = isRecord(entry) ? Object.keys(entry) : [];
  return name !== undefined && others.length === 0 && isRecord((entry as Record<string, unknown>)[name]) ? name : '';
}

function membersOf(entry: unknown): unknown {
  const kind = kindOf(entry);
  return kind === '' ? entry : (entry as Record<string, unknown>)[kind];
}

/** True for entries of one kind that have a value in common. */
function areSimilar(one: unknown, other: unknown): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  const [left, right] = [membersOf(one), membersOf(other)];
  if (!isRecord(left) || !isRecord(right)) return isDeepStrictEqual(left, right);
  return Object.entries(left).some(
    ([key, value]) => value !== null && value !== '' && isDeepStrictEqual(value, right[key]),
  );
}

/** Indexes of the entries that `test` accepts. */
function indexesIn(list: readonly unknown[], test: (entry: unknown, index: number) => boolean): number[] {
  return list.flatMap((entry, index) => (test(entry, index) ? [index] : []));
}

/**
 * Finds an entry of a list in a changed version of the list.
 * An equal one, else the only one that has a value in common with it, else the one at the same place among entries of
 * its kind.
 */
function findEntry(old: readonly unknown[], now: readonly unknown[], index: number): [number, boolean] | null {
  const entry = old[index];
  const equalOld = indexesIn(old, (other) => isDeepStrictEqual(other, entry));
  const equalNow = indexesIn(now, (other) => isDeepStrictEqual(other, entry));
  if (equalNow.length > 0) {
    const place = equalNow[equalOld.indexOf(index)];
    return equalOld.length === equalNow.length && place !== undefined ? [place, true] : null;
  }
  const hasEqual = (list: readonly unknown[], one: unknown) => list.some((other) => isDeepStrictEqual(one, other));
  const changedOld = indexesIn(old, (one) => kindOf(one) === kindOf(entry) && !hasEqual(now, one));
  const changedNow = indexesIn(now, (one) => kindOf(one) === kindOf(entry) && !hasEqual(old, one));
  const [similar, ...moreSimilar] = changedNow.filter((at) => areSimilar(entry, now[at]));
  if (similar !== undefined && moreSimilar.length === 0) {
    const rivals = changedOld.filter((at) => areSimilar(old[at], now[similar]));
    if (rivals.length === 1) return [similar, true];
  }
  const place = changedNow[changedOld.indexOf(index)];
  return changedOld.length === changedNow.length && place !== undefined ? [place, false] : null;
}

/**
 * Finds the place of a value in a changed version of its file.
 * Sections and entries may have moved.
 * @param old the file as parsed when `keys` were valid
 * @returns null when the place is gone, or cannot be identified
 */
export function findPlace(old: unknown, now: unknown, keys: Keys): FoundPlace | null {
  const found: FoundPlace = { keys: [], isSure: true };
  let [before, after] = [old, now];
  for (const key of keys) {
    if (typeof key === 'number') {
      if (!Array.isArray(before) || !Array.isArray(after)) return null;
      const entry = findEntry(before, after, key);
      if (!entry) return null;
      const [place, isSure] = entry;
      found.keys.push(place);
      found.isSure &&= isSure;
      before = before[key];
      after = after[place];
    } else {
      if (!isRecord(after)) return null;
      found.keys.push(key);
      before = isRecord(before) ? before[key] : undefined;
      after = after[key];
    }
  }
  return found;
}
