import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../../server/kit/unlessMissing.ts';

/** Content of files by path below the group's folder. */
export type NewFiles = ReadonlyMap<string, string | Uint8Array>;

/** A file of the group that is not what the command would write. */
export interface DifferingFile {
  file: string;
  mine: Buffer;
  proposed: Buffer;
}

export interface FilePlan {
  /** Files that the folder lacks. */
  missing: NewFiles;
  differing: DifferingFile[];
  /** Entries of the folder that do not belong to a group: it was used for something else. */
  foreign: readonly string[];
}

/** Compares the files to write with those of a folder. Line ends do not count: git may have changed them. */
export async function planFiles(files: NewFiles, folder: string): Promise<FilePlan> {
  const missing = new Map<string, string | Uint8Array>();
  const differing: DifferingFile[] = [];
  for (const [file, content] of files) {
    const mine = await unlessMissing(readFile(join(folder, file)), null);
    const proposed = Buffer.from(content);
    if (mine === null) missing.set(file, content);
    else if (!isSame(mine, proposed)) differing.push({ file, mine, proposed });
  }
  return { missing, differing, foreign: await foreignEntries(files, folder) };
}

/** Returns what a folder without a group.yaml has next to the files to write, except a repository's .git. */
async function foreignEntries(files: NewFiles, folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder), null)) ?? [];
  if (entries.includes('group.yaml')) return [];
  const own = new Set(['.git', ...[...files.keys()].map((file) => file.split('/')[0])]);
  return entries.filter((entry) => !own.has(entry)).sort();
}

/** Returns whether a file is text: it has no zero byte. */
export function isText(content: Buffer): boolean {
  return !content.includes(0);
}

function isSame(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  return isText(one) && isText(other) && withPlainLineEnds(one) === withPlainLineEnds(other);
}

/** Returns a text with the line ends of Unix. */
export function withPlainLineEnds(content: Buffer): string {
  return content.toString('utf8').replaceAll('\r\n', '\n');
}
