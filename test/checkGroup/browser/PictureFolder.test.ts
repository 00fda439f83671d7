import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PictureFolder } from './PictureFolder.ts';

let path: string;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(path, { recursive: true }));

it('a folder of pictures loses those of an earlier check alone', async () => {
  await mkdir(join(path, 'harbour-bil'));
  for (const name of ['cars-390.webp', 'holiday.webp', 'notes.txt']) {
    await writeFile(join(path, 'harbour-bil', name), '');
  }
  await new PictureFolder(path).clean(['harbour-bil']);
  expect((await readdir(join(path, 'harbour-bil'))).sort()).toEqual(['holiday.webp', 'notes.txt']);
});

it('a picture of a very high page is cut', async () => {
  const folder = new PictureFolder(path);
  await folder.clean(['harbour-truck']);
  const high = sharp({ create: { width: 10, height: 20_000, channels: 3, background: '#fff' } });
  await folder.write({ site: 'harbour-truck', kind: 'cars', width: 390 }, await high.png().toBuffer());
  const { width, height } = await sharp(join(path, 'harbour-truck/cars-390.webp')).metadata();
  expect([width, height]).toEqual([10, 16_383]);
});
