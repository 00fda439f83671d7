import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { memoryStockChanges } from '../../../test/fixtures/feeds/memoryStockChanges.ts';
import { openChangeOverlay } from './changeOverlay.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overlay-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('openChangeOverlay() removes copies of processes that were killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const running = `forecourt-feed-${String(process.ppid)}-b`;
  await mkdir(join(folder, `forecourt-feed-${String(pid)}-a`));
  await mkdir(join(folder, running));
  const overlay = await openChangeOverlay(memoryStockChanges(), 'cars.csv', { parent: folder });
  expect(await readdir(folder)).toHaveLength(2);
  await overlay.close();
  expect(await readdir(folder)).toEqual([running]);
});
