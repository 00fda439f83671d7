import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { openPictures } from '../../../server/pictures/openPictures.ts';
import type { Pictures } from '../../../server/pictures/createPictures.ts';
import { collectingLogger, testServices } from '../demo/testServices.ts';

let folder: string;
let pictures: Pictures;
let app: Express;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stock-photos-'));
  await mkdir(join(folder, '4711'));
  const create = { width: 1600, height: 1067, channels: 3, background: '#808080' } as const;
  const photo = sharp({ create }).withExif({ IFD0: { Copyright: 'Camera' } });
  await writeFile(join(folder, '4711/IMG (1).jpg'), await photo.jpeg().toBuffer());
  await writeFile(join(folder, '4711/Främre bild #2 (100%).JPG'), await photo.jpeg().toBuffer());
  const env = { DATA_DIR: folder, EDGE_ENDPOINT: '', PICTURE_CACHE_BYTES: 0, PICTURE_HOSTS: [], PLATFORM_ORIGIN: '' };
  const logger = collectingLogger();
  pictures = await openPictures(env, { root: '.', mediaFolder: folder, photosFolder: folder, logger });
  app = createApp(await testServices({ pictures }));
});

afterAll(async () => {
  await pictures.close();
  await rm(folder, { recursive: true });
});

const view = (path: string) => request(app).get(path).set('Accept', '*/*').buffer(true);

it('a stock photo is served at the address that pages publish', async () => {
  const { headers, body } = await view('/media/stock/4711/IMG%20(1).jpg').expect(200);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
  const { width, exif } = await sharp(body as Buffer).metadata();
  expect({ width, exif }).toEqual({ width: 1280, exif: undefined });
});

it('a stock photo with signs of addresses in its name is served', async () => {
  await view('/media/stock/4711/Fr%C3%A4mre%20bild%20%232%20(100%25).JPG').expect(200);
});

it.each([
  ['/media/stock/4712.jpg', 404],
  ['/media/stock/%E0%A4%A', 403],
  ['/media/stock/%2e%2e/package.json', 403],
])('%s has no stock photo', async (path, status) => {
  await view(path).expect(status);
});
