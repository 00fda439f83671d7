import { isRecord } from '../../shared/kit/isRecord.ts';
import { renamedSettings } from './renamedSettings.ts';
import type { RenamedSetting, SettingsFile } from './renamedSettings.ts';

type Path = readonly (string | number)[];

export interface RenamingReports {
  addFault: (at: Path, message: string) => void;
  addWarning: (at: Path, message: string) => void;
}

/**
 * Moves the values of renamed settings to their new names, in place.
 * Each gets a warning, or a fault when the new name is set, too.
 * @param value of a whole file
 * @returns the old path of each new one, both joined by dots
 */
export function applyRenamedSettings(
  value: unknown,
  file: SettingsFile,
  { addFault, addWarning }: RenamingReports,
  table: readonly RenamedSetting[] = renamedSettings,
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const { from, to, since, applies, convert, note, ...entry } of table) {
    const [at, target] = [from.split('.'), to.split('.')];
    const old = entry.file === file ? valueAt(value, at) : undefined;
    if (old === undefined || applies?.(old) === false) continue;
    if (valueAt(value, target) !== undefined) {
      addFault(at, `is the old name of ${to}, which is set too; remove ${from}`);
      continue;
    }
    const converted = convert ? convert(old) : old;
    removeAt(value, at);
    if (converted === undefined) {
      addWarning(at, `is replaced by ${to} since ${since}, whose default is the same; remove it`);
    } else {
      setAt(value, target, converted);
      moved.set(to, from);
      const written = convert ? `write ${to}: ${JSON.stringify(converted)} instead` : 'rename it';
      addWarning(at, `is called ${to} since ${since}; ${written}${note === undefined ? '' : ` (${note})`}`);
    }
  }
  return moved;
}

/** Returns the value at a path of keys; undefined if there is none. */
export function valueAt(value: unknown, at: Path): unknown {
  return at.reduce<unknown>(
    (of, key) => (isRecord(of) || Array.isArray(of) ? (of as Record<string | number, unknown>)[key] : undefined),
    value,
  );
}

/** Removes the value at a path of keys. */
export function removeAt(value: unknown, at: Path): void {
  const parent = valueAt(value, at.slice(0, -1));
  const key = at.at(-1);
  if (isRecord(parent) && key !== undefined) Reflect.deleteProperty(parent, key);
}

function setAt(value: unknown, at: readonly string[], set: unknown): void {
  const [key = '', ...rest] = at;
  if (!isRecord(value)) return;
  if (rest.length === 0) value[key] = set;
  else setAt((value[key] ??= {}), rest, set);
}
