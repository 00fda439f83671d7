import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createDiskCopies } from './createDiskCopies.ts';
import type { DiskCopiesOptions } from './createDiskCopies.ts';
import type { DiskCopies } from './DiskCopies.ts';

describe('createDiskCopies', () => {
  let root: string;
  let folder: string;
  const warn = jest.fn<Logger['warn']>();
  const logger: Logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'copies-'));
    folder = join(root, 'pages');
    warn.mockClear();
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const copiesOf = (more: Partial<DiskCopiesOptions> = {}): DiskCopies =>
    createDiskCopies({ folder, version: 'v1', maxBytes: 1_000_000, maxEntries: 1000, logger, delayMs: 0, ...more });
  const files = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const onlyFile = async (): Promise<string> => (await files())[0] ?? '';
  const saved = async (name: string, body: string | Buffer, copies = copiesOf()): Promise<void> => {
    copies.write(name, { status: 200 }, Buffer.from(body));
    await copies.flush();
  };

  it('read() returns what an earlier process wrote', async () => {
    const body = Buffer.from([0, 10, 13, 255]);
    await saved('https://a.example/bilar?märke=volvo\n', body);
    expect(await copiesOf().read('https://a.example/bilar?märke=volvo\n')).toEqual({ meta: { status: 200 }, body });
  });

  it('read() returns null for a name that was never written', async () => {
    expect(await copiesOf().read('a')).toBeNull();
  });

  it('read() returns a copy that still waits to be written', async () => {
    const copies = copiesOf({ delayMs: 60_000 });
    copies.write('a', 1, Buffer.from('soon'));
    expect((await copies.read('a'))?.body.toString()).toBe('soon');
  });

  it('write() stores the last copy only when a name is written twice before it is on disk', async () => {
    const copies = copiesOf({ delayMs: 60_000 });
    copies.write('a', 1, Buffer.from('first'));
    copies.write('a', 2, Buffer.from('second'));
    await copies.flush();
    expect(await copiesOf().read('a')).toEqual({ meta: 2, body: Buffer.from('second') });
    expect(await files()).toHaveLength(1);
  });

  it('write() leaves no temporary file behind', async () => {
    await saved('a', 'x');
    expect((await files()).filter((file) => !file.endsWith('.copy'))).toEqual([]);
  });

  it.each([
    ['truncated', (file: Buffer) => file.subarray(0, file.length - 1)],
    ['cut within its first line', (file: Buffer) => file.subarray(0, 20)],
    ['empty', () => Buffer.alloc(0)],
    ['damaged', (file: Buffer) => Buffer.concat([file.subarray(0, file.length - 1), Buffer.from('y')])],
    ['of another format', () => Buffer.from('<!doctype html>\n')],
    ['without JSON', () => Buffer.from('forecourt-copy-1 {"name"\n')],
  ])('read() removes the file when it is %s', async (_state, change) => {
    await saved('a', 'xxxxxxxxxx');
    const file = await onlyFile();
    await writeFile(file, change(await readFile(file)));
    expect(await copiesOf().read('a')).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('list() names every sound copy in order of age', async () => {
    await saved('new', 'xx');
    const [newest = ''] = await files();
    await saved('old', 'x');
    const older = (await files()).find((file) => file !== newest) ?? '';
    await utimes(older, 1000, 1000);
    await writeFile(join(folder, 'v1', 'broken.copy'), 'nothing');
    expect(await copiesOf().list()).toEqual([
      { name: 'old', meta: { status: 200 }, bytes: 1, savedAt: 1_000_000 },
      { name: 'new', meta: { status: 200 }, bytes: 2, savedAt: expect.any(Number) },
    ]);
  });

  it('read() returns null for copies of another version', async () => {
    await saved('a', 'x');
    expect(await copiesOf({ version: 'v2' }).read('a')).toBeNull();
    expect(await copiesOf().read('a')).not.toBeNull();
  });

  it('delete() removes a copy before it is written', async () => {
    await saved('a', 'x');
    const copies = copiesOf({ delayMs: 60_000 });
    copies.write('a', 1, Buffer.from('y'));
    await copies.delete('a');
    await copies.flush();
    expect(await copies.read('a')).toBeNull();
  });

  it('write() removes the oldest copies of all versions when the bytes pass the bound', async () => {
    await saved('old', 'x'.repeat(100), copiesOf({ version: 'v0' }));
    await utimes(await onlyFile(), 1000, 1000);
    const copies = copiesOf({ maxBytes: 2000 });
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await saved(name, 'x'.repeat(300), copies);
    const sizes = await Promise.all((await files()).map(async (file) => (await readFile(file)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
    expect(await copiesOf({ version: 'v0' }).read('old')).toBeNull();
    expect(await copies.read('9')).not.toBeNull();
  });

  it('write() removes the oldest copies when there are too many', async () => {
    const copies = copiesOf({ maxEntries: 10 });
    for (let name = 0; name < 30; name += 1) await saved(String(name), 'x', copies);
    expect((await files()).length).toBeLessThanOrEqual(10);
    expect(await copies.read('29')).not.toBeNull();
  });

  it('write() does not store a copy that would take more than a quarter of the bytes', async () => {
    const copies = copiesOf({ maxBytes: 1000 });
    await saved('a', 'x'.repeat(251), copies);
    expect(await copies.read('a')).toBeNull();
  });

  it('write() removes what a killed process left unfinished', async () => {
    await mkdir(join(folder, 'v1'), { recursive: true });
    for (const name of ['left.tmp', 'fresh.tmp']) await writeFile(join(folder, 'v1', name), 'x');
    await utimes(join(folder, 'v1', 'left.tmp'), 1000, 1000);
    await saved('a', 'x');
    const names = (await files()).filter((file) => file.endsWith('.tmp'));
    expect(names).toEqual([join(folder, 'v1', 'fresh.tmp')]);
  });

  it('works without copies when the folder cannot be used', async () => {
    await writeFile(join(root, 'file'), '');
    const copies = copiesOf({ folder: join(root, 'file', 'pages') });
    await saved('a', 'x', copies);
    await saved('b', 'x', copies);
    expect([await copies.read('a'), await copies.list()]).toEqual([null, []]);
    expect(warn.mock.calls.map(([event]) => event)).toEqual(['copies.unavailable']);
  });

  it('two processes on one folder leave a sound copy', async () => {
    const [one, other] = [copiesOf(), copiesOf()];
    for (let round = 0; round < 20; round += 1) {
      one.write('a', 'one', Buffer.from('1'.repeat(5000)));
      other.write('a', 'other', Buffer.from('2'.repeat(9000)));
      await Promise.all([one.flush(), other.flush()]);
      const copy = await one.read('a');
      expect([5000, 9000]).toContain(copy?.body.length);
    }
  });
});
