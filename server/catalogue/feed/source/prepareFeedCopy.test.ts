import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { collectingLogger } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { prepareFeedCopy } from './prepareFeedCopy.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('prepareFeedCopy() returns another file for another feed', async () => {
  const [one, same, other] = await Promise.all(
    ['/a.csv', '/a.csv', '/b.csv'].map((source) => prepareFeedCopy(join(folder, 'new'), source, collectingLogger())),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it('prepareFeedCopy() deletes only abandoned copies of other feeds', async () => {
  const own = await prepareFeedCopy(folder, '/a.csv', collectingLogger());
  const ownName = basename(own ?? '');
  for (const name of [ownName, 'stock-old', 'other-old']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1, 1);
  }
  await writeFile(join(folder, 'stock-new'), '');
  await prepareFeedCopy(folder, '/a.csv', collectingLogger());
  expect((await readdir(folder)).sort()).toEqual([ownName, 'other-old', 'stock-new'].sort());
});

it('prepareFeedCopy() keeps no copy when the folder cannot be written', async () => {
  const logger = collectingLogger();
  await writeFile(join(folder, 'file'), '');
  expect(await prepareFeedCopy(join(folder, 'file'), '/a.csv', logger)).toBeNull();
  expect(logger.lines.map(({ event }) => event)).toEqual(['feed.copyNotKept']);
});
