import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeFolder } from './makeFolder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('makeFolder()', () => {
  it('makes a folder with the given rights', async () => {
    const path = join(folder, 'a/b/c');
    await makeFolder(path, 0o700);
    await makeFolder(path, 0o700);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700);
  });

  it('makes the same folder for two callers at once', async () => {
    const path = join(folder, 'x/y/z');
    await Promise.all([makeFolder(path), makeFolder(path), makeFolder(path)]);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('rejects where a file is in the way', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(folder, 'file/below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  (existsSync('/proc/version') ? it : it.skip)('rejects below /proc, where no folder can be made', async () => {
    await expect(makeFolder('/proc/forecourt/data')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
