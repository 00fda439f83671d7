import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { versionsFolder } from './editor/fieldVersions.ts';

/** State of a content folder's files, to detect changes. */
export interface ContentStamp {
  /** By path below the folder: size, identity and time of the last change. */
  files: Map<string, { state: string; changed: string }>;
  /** Absolute paths of all folders that may contain such files. */
  folders: string[];
}

const contentFile = /(\.yaml|\/robots\.txt|^media\/media\.json)$/;
const hasContentBelow = (folder: string): boolean => folder !== versionsFolder && !folder.startsWith('media/');

/** Stats the files that loadContentTree reads, without reading them. Missing or vanishing files are left out. */
export async function contentStamp(root: string): Promise<ContentStamp> {
  const stamp: ContentStamp = { files: new Map(), folders: [] };
  const look = async (below: string): Promise<void> => {
    const entries = await readdir(join(root, below), { withFileTypes: true }).catch(() => null);
    if (!entries) return;
    stamp.folders.push(join(root, below));
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (hasContentBelow(path)) await look(path);
      } else if (contentFile.test(path)) {
        const facts = await stat(join(root, path)).catch(() => null);
        const changed = facts?.mtime.toISOString() ?? '';
        if (facts) stamp.files.set(path, { state: `${changed} ${String(facts.size)} ${String(facts.ino)}`, changed });
      }
    }
  };
  await look('');
  return stamp;
}

/** Files that were added, removed or changed between two stamps. */
export function changedFiles(before: ContentStamp, after: ContentStamp): string[] {
  const names = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...names].filter((name) => before.files.get(name)?.state !== after.files.get(name)?.state);
}
