import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stockPhotoPath } from '../../../shared/kit/pictureWidths.ts';

/**
 * Lists a folder's files as decoded paths below /media/stock.
 * @returns null for a missing folder
 */
export async function stockPhotoFiles(folder: string): Promise<ReadonlySet<string> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Set(
    files.map(({ parentPath, name }) => {
      return `${stockPhotoPath}/${relative(folder, join(parentPath, name)).split(sep).join('/')}`;
    }),
  );
}
