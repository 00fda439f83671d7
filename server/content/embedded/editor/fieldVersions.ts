import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withLockFile } from '../../../kit/withLockFile.ts';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';

/** Below the content folder; neither loaded nor watched. */
export const versionsFolder = '.versions';

/** Author and ISO time of a change of a value. */
export interface FieldChange {
  at: string;
  by: string;
  field: string;
  keys: (string | number)[];
  /** Name of the file with the content before the change. */
  before: string;
}

const changesFile = 'changes.ndjson';

const versionsPathFor = (folder: string, file: string): string => join(folder, versionsFolder, file);

/** Runs work with an exclusive lock on a content file, across all processes on the same folder. */
export async function withFileAlone<T>(folder: string, file: string, work: () => Promise<T>): Promise<T> {
  const versionsPath = versionsPathFor(folder, file);
  await mkdir(versionsPath, { recursive: true });
  return withLockFile(join(versionsPath, 'lock'), work);
}

/**
 * Replaces the text of a content file atomically, after its former text was stored as a version.
 * `time` becomes the file's modification time.
 */
export async function replaceFile(
  folder: string,
  file: string,
  {
    before,
    after,
    time,
    by,
    field,
    keys,
  }: { before: string; after: string; time: Date } & Omit<FieldChange, 'at' | 'before'>,
): Promise<void> {
  const versionsPath = versionsPathFor(folder, file);
  const hash = createHash('sha256').update(before).digest('hex').slice(0, 8);
  const name = `${time.toISOString().replaceAll(':', '-')}-${hash}.yaml`;
  await writeFile(join(versionsPath, name), before, { flush: true });
  await writeFileAtomically(join(folder, file), after, time);
  const change: FieldChange = { at: time.toISOString(), by, field, keys, before: name };
  await appendFile(join(versionsPath, changesFile), `${JSON.stringify(change)}\n`);
}

/**
 * Latest change of a value saved by an editor.
 * Null when there is none, or when the file was changed manually since.
 * @param changed ISO time of the file's last change
 */
export async function lastChange(
  folder: string,
  { file, changed }: { file: string; changed: string },
  keys: readonly (string | number)[],
): Promise<FieldChange | null> {
  let text: string;
  try {
    text = await readFile(join(versionsPathFor(folder, file), changesFile), 'utf8');
  } catch {
    return null;
  }
  const keysJson = JSON.stringify(keys);
  const changes = text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as FieldChange] : []));
  if (changes.at(-1)?.at !== changed) return null;
  return changes.reverse().find((change) => JSON.stringify(change.keys) === keysJson) ?? null;
}
