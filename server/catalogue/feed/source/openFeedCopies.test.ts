import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openFeedCopies } from './openFeedCopies.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('openFeedCopies() removes copies of processes that were killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const running = `forecourt-feed-${String(process.ppid)}-b`;
  await mkdir(join(folder, `forecourt-feed-${String(pid)}-a`));
  await mkdir(join(folder, running));
  const copies = await openFeedCopies(['/data/cars', null], true, folder);
  expect(copies.files).toEqual(['/data/cars', expect.stringContaining(folder)]);
  expect(await readdir(folder)).toHaveLength(2);
  await copies.close();
  expect(await readdir(folder)).toEqual([running]);
});
