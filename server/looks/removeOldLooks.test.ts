import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { removeOldLooks } from './removeOldLooks.ts';

const day = 24 * 3600;
const now = 1_800_000_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'old-looks-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('removeOldLooks() removes what is older than a week except the newest four', async () => {
  const ages = [100, 30, 20, 10, 9, 8, 7.5, 1];
  const names = ages.map((_, at) => String(at).repeat(16));
  for (const [at, name] of [...names.entries(), [0, 'fonts'] as const]) {
    await mkdir(join(folder, name));
    const seconds = now - (ages[at] ?? 0) * day;
    await utimes(join(folder, name), seconds, seconds);
  }
  await removeOldLooks(folder, join(folder, names[0] ?? ''), now * 1000);
  expect((await readdir(folder)).sort()).toEqual([names[0], names[5], names[6], names[7], 'fonts']);
});
