import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createApiLimits } from '../../../server/composition/apiLimits.ts';
import { countAttempts } from '../../../server/http/limits/limitAttempts.ts';
import type { Pictures } from '../../../server/pictures/createPictures.ts';
import { openPictures } from '../../../server/pictures/openPictures.ts';
import { collectingLogger, testServices } from '../demo/testServices.ts';

let folder: string;
let pictures: Pictures;
let app: Express;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-pictures-'));
  const photo = sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#808080' } }).jpeg();
  for (const name of ['1.jpg', '2.jpg', '3.jpg']) await writeFile(join(folder, name), await photo.toBuffer());
  const env = { DATA_DIR: folder, EDGE_ENDPOINT: '', PICTURE_CACHE_BYTES: 1e7, PICTURE_HOSTS: [], PLATFORM_ORIGIN: '' };
  pictures = await openPictures(env, {
    root: '.',
    mediaFolder: folder,
    photosFolder: null,
    logger: collectingLogger(),
  });
  const newPictures = countAttempts(10, 'requests for new pictures');
  const apiLimits = { ...createApiLimits({ formsPerMinute: 0, searchesPerMinute: 0 }), newPictures };
  app = createApp(await testServices({ pictures, apiLimits, trustProxy: ['loopback'] }));
});

afterEach(async () => {
  await pictures.close();
  await rm(folder, { recursive: true });
});

/** A picture counts as four of the narrowest width. */
const view = (src: string, client = '192.0.2.1') =>
  request(app).get('/media/scaled').query({ src, w: 1280 }).set('X-Forwarded-For', client);

it('a client that has had too many new pictures is refused another one', async () => {
  await view('/media/1.jpg').expect(200);
  await view('/media/2.jpg').expect(200);
  const { headers } = await view('/media/3.jpg').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it('a client that has had too many new pictures still has those of the cache', async () => {
  for (const name of ['1', '2', '3']) await view(`/media/${name}.jpg`);
  await view('/media/2.jpg').expect(200);
});

it('a client that has had too many new pictures does not affect another one', async () => {
  for (const name of ['1', '2', '3']) await view(`/media/${name}.jpg`);
  await view('/media/3.jpg', '192.0.2.2').expect(200);
});

it('a picture is scaled once whatever the query of its address', async () => {
  for (const query of ['', '?n=1', '?n=2', '?n=3', '?n=4']) await view(`/media/1.jpg${query}`).expect(200);
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(1);
});
