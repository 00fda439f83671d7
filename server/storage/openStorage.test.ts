import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { openStorage } from './openStorage.ts';
import type { Storage } from './Storage.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-data-'));
});

afterEach(() => rm(folder, { recursive: true }));

const open = (dataDir: string): Promise<Storage> =>
  openStorage({ databaseUrl: '', dataDir, logger: collectingLogger() });

const rightsOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('the built-in database', () => {
  it('makes its folder readable only by its user', async () => {
    const dataDir = join(folder, 'new/data');
    const storage = await open(dataDir);
    expect(await rightsOf(dataDir)).toBe('700');
    for (const file of ['forecourt.sqlite', 'forecourt.sqlite-wal', 'forecourt.sqlite-shm']) {
      expect(await rightsOf(join(dataDir, file))).toBe('600');
    }
    await storage.close();
  });

  it('keeps its files to itself also in a folder that others may read', async () => {
    await chmod(folder, 0o755);
    const storage = await open(folder);
    expect(await rightsOf(join(folder, 'forecourt.sqlite'))).toBe('600');
    await storage.close();
  });

  it('names the folder that it cannot use', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(open(join(folder, 'file'))).rejects.toMatchObject({
      name: 'StorageError',
      message: expect.stringMatching(/file \(DATA_DIR\) cannot be used: .*move the file away, or set DATA_DIR/),
    });
    await expect(open(join(folder, 'file/data'))).rejects.toMatchObject({ name: 'StorageError' });
  });

  it('leaves a file alone that is no database', async () => {
    await writeFile(
      join(folder, 'forecourt.sqlite'),
      'A letter to my grandmother, of more than a hundred bytes. '.repeat(9),
    );
    await expect(open(folder)).rejects.toMatchObject({
      name: 'StorageError',
      message: expect.stringContaining('restore it from a backup'),
    });
    expect((await stat(join(folder, 'forecourt.sqlite'))).size).toBe(58 * 9);
  });
});
