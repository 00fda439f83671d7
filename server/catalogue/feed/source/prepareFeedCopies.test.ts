import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { collectingLogger } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { prepareFeedCopies } from './prepareFeedCopies.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('prepareFeedCopies() returns another file for another feed', async () => {
  const sources = ['/a.csv', '/b.csv'];
  const [one, other] = await prepareFeedCopies(join(folder, 'new'), sources, collectingLogger());
  expect(await prepareFeedCopies(join(folder, 'new'), ['/a.csv'], collectingLogger())).toEqual([one]);
  expect(other).not.toBe(one);
});

it('prepareFeedCopies() deletes only abandoned copies of other feeds', async () => {
  const [own] = await prepareFeedCopies(folder, ['/a.csv'], collectingLogger());
  const ownName = basename(own ?? '');
  for (const name of [ownName, 'stock-old', 'other-old']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1, 1);
  }
  await writeFile(join(folder, 'stock-new'), '');
  await prepareFeedCopies(folder, ['/a.csv'], collectingLogger());
  expect((await readdir(folder)).sort()).toEqual([ownName, 'other-old', 'stock-new'].sort());
});

it('prepareFeedCopies() keeps no copy when the folder cannot be written', async () => {
  const logger = collectingLogger();
  await writeFile(join(folder, 'file'), '');
  expect(await prepareFeedCopies(join(folder, 'file'), ['/a.csv'], logger)).toEqual([null]);
  expect(logger.lines.map(({ event }) => event)).toEqual(['feed.copyNotKept']);
});
