import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

const megabyte = 1024 * 1024;
/** Below this a database can run out of space within hours of ordinary traffic. */
const minFreeBytes = 200 * megabyte;
const faultFreeBytes = 20 * megabyte;

export interface CheckedFolder {
  /** Environment variable of the folder. */
  variable: string;
  /** Absolute path; if it is missing, its nearest existing parent is checked. */
  folder: string;
  /** Maximum bytes that it may grow to. */
  maxBytes: number;
}

/** Checks that folders are writable, and the free space of their disks. */
export async function checkDisk(folders: readonly CheckedFolder[]): Promise<Finding[]> {
  return (await Promise.all(folders.map(checkFolder))).flat();
}

async function checkFolder({ variable, folder, maxBytes }: CheckedFolder): Promise<Finding[]> {
  const existing = nearestFolder(folder);
  const named = `${folder} (${variable})`;
  try {
    await access(existing, constants.W_OK | constants.X_OK);
  } catch {
    return [
      fault(
        `${named} cannot be written by this user.`,
        `Give the user that runs the server the right to write to ${existing}, or set ${variable} to another folder.`,
      ),
    ];
  }
  const { bavail, bsize, files, ffree } = await statfs(existing);
  const free = bavail * bsize;
  const shown = `${Math.floor(free / megabyte).toLocaleString('en')} MB free at ${named}`;
  const cure = 'Free space on the disk, or use a folder on a larger one.';
  if (free < faultFreeBytes) return [fault(`Only ${shown}: leads and bookings will be refused.`, cure)];
  if (files > 0 && ffree / files < 0.02) return [warning(`${named}: the disk has almost no free inodes.`, cure)];
  if (free < minFreeBytes) return [warning(`Only ${shown}.`, cure)];
  if (free < maxBytes) {
    const most = `${Math.ceil(maxBytes / megabyte).toLocaleString('en')} MB`;
    return [warning(`${shown}, but caches may grow to ${most}.`, `${cure} Or lower the cache's limit.`)];
  }
  return [ok(`${shown}.`)];
}

function nearestFolder(folder: string): string {
  if (existsSync(folder) || dirname(folder) === folder) return folder;
  return nearestFolder(dirname(folder));
}
