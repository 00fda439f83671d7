import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { pictureOrigin } from '../../../shared/kit/pictureOrigin.ts';
import { createApp } from '../../../server/app.ts';
import { createPictures } from '../../../server/pictures/createPictures.ts';
import type { Pictures, PictureParts } from '../../../server/pictures/createPictures.ts';
import { createPictureSources } from '../../../server/pictures/createPictureSources.ts';
import { PictureCache } from '../../../server/pictures/PictureCache.ts';
import { collectingLogger, testServices } from '../demo/testServices.ts';

const avifBrowser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const webpBrowser = 'image/webp,image/*,*/*;q=0.8';
const oldBrowser = 'image/png,image/*;q=0.8,*/*;q=0.5';

let photo: Buffer;
let bomb: Buffer;
let origin: Server;
let platformOrigin: string;
/** URLs requested from the origin. */
const asked: string[] = [];
/** Delays responses until it resolves. */
let gate: Promise<void> = Promise.resolve();
let folder: string;
const opened: Pictures[] = [];

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1600, height: 1067, channels: 3, background: '#808080', noise } as const;
  photo = await sharp({ create }).jpeg().toBuffer();
  bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  origin = createServer((incoming, outgoing) => {
    const { url = '' } = incoming;
    asked.push(url);
    void gate.then(() => {
      if (url.includes('gone')) outgoing.writeHead(404).end('gone');
      else if (url.includes('moved')) outgoing.writeHead(302, { location: '/-/media/a.jpg' }).end();
      else if (url.includes('page')) outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>');
      else if (url.includes('drawing')) outgoing.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
      else if (url.includes('huge')) outgoing.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(16e6));
      else if (url.includes('bomb')) outgoing.writeHead(200, { 'content-type': 'image/png' }).end(bomb);
      else if (url.includes('half')) {
        outgoing.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo.subarray(0, 5e4));
      } else outgoing.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    });
  });
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
  platformOrigin = `http://127.0.0.1:${String((origin.address() as AddressInfo).port)}`;
});

beforeEach(async () => {
  asked.length = 0;
  gate = Promise.resolve();
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterAll(async () => {
  await Promise.all(opened.map((pictures) => pictures.close()));
  origin.closeAllConnections();
  origin.close();
});

async function serve({ maxBytes = 10_000_000, ...more }: Partial<PictureParts> & { maxBytes?: number } = {}) {
  const logger = collectingLogger();
  const cache = new PictureCache({ folder, maxBytes, logger });
  await cache.open();
  const mediaFolder = resolve('groups/polhem/content/media');
  const origins = ['localhost', 'photos.example:8443', platformOrigin].flatMap((entry) =>
    entry === 'localhost'
      ? { host: entry, origin: 'https://localhost', publicOnly: true }
      : (pictureOrigin(entry) ?? []),
  );
  const photosFolder = join(folder, 'photos');
  const sources = createPictureSources({ origins, platformOrigin, mediaFolder, photosFolder, logger });
  const pictures = createPictures({ sources, cache, logger, ...more });
  opened.push(pictures);
  return { app: createApp(await testServices({ pictures })), pictures, logger };
}

const get = (app: Express, src: string, width = 640, accept = avifBrowser) =>
  request(app).get('/media/scaled').query({ src, w: width }).set('Accept', accept).buffer(true);

async function formatOf(body: unknown): Promise<[string, number]> {
  const { format, width } = await sharp(body as Buffer).metadata();
  return [format, width];
}

async function storedBytes(): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('a scaled picture', () => {
  it.each([
    [avifBrowser, 'image/avif', 'heif'],
    [webpBrowser, 'image/webp', 'webp'],
    [oldBrowser, 'image/jpeg', 'jpeg'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
  ])('for "%s" is %s', async (accept, type, format) => {
    const { app } = await serve();
    const { headers, body } = await get(app, '/-/media/a.jpg?rev=a1b2', 640, accept).expect(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
    expect(headers['vary']).toContain('Accept');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await formatOf(body)).toEqual([format, 640]);
    expect(asked).toEqual(['/-/jssmedia/a.jpg?rev=a1b2&mw=640']);
  });

  it('is cached for a day without a revision in its address', async () => {
    const { app } = await serve();
    const { headers } = await get(app, '/-/media/a.jpg').expect(200);
    expect(headers['cache-control']).toMatch(/max-age=86400/);
    await get(app, '/-/media/a.jpg').set('If-None-Match', String(headers['etag'])).expect(304);
  });

  it('is never larger than its original', async () => {
    const { app } = await serve();
    const { body } = await get(app, '/-/media/a.jpg', 1920).expect(200);
    expect((await formatOf(body))[1]).toBe(1600);
  });

  it('is made once for concurrent requests', async () => {
    let open = (): void => undefined;
    gate = new Promise((done) => (open = done));
    const { pictures } = await serve();
    const wanted = { src: '/-/media/a.jpg', width: 320, format: 'webp' } as const;
    const all = Promise.all(Array.from({ length: 20 }, () => pictures.get(wanted)));
    open();
    expect(new Set((await all).map(({ bytes }) => bytes)).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('comes from disk after a restart', async () => {
    const first = await serve();
    const { body } = await get(first.app, '/-/media/a.jpg').expect(200);
    await first.pictures.close();
    const second = await serve();
    asked.length = 0;
    expect((await get(second.app, '/-/media/a.jpg').expect(200)).body).toEqual(body);
    expect(asked).toEqual([]);
  });

  it('is fetched again after a week', async () => {
    let now = Date.now();
    const { app } = await serve({ now: () => now });
    await get(app, '/-/media/a.jpg').expect(200);
    now += 8 * 24 * 3_600_000;
    await get(app, '/-/media/a.jpg').expect(200);
    expect(asked).toHaveLength(2);
  });
});

describe('a photo of a server in the own network', () => {
  it('is fetched as the setting of its host says', async () => {
    const { app } = await serve();
    const { body } = await get(app, `${platformOrigin.replace('http:', 'https:')}/cars/1.jpg?v=2`).expect(200);
    expect((await formatOf(body))[1]).toBe(640);
    expect(asked).toEqual(['/cars/1.jpg?v=2']);
  });
});

describe('a photo in the folder of the stock', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'photos/4711'), { recursive: true });
    await writeFile(join(folder, 'photos/4711/IMG (1).jpg'), photo);
  });

  it('is scaled again when its file changes', async () => {
    const { app } = await serve();
    const src = '/media/stock/4711/IMG%20(1).jpg';
    const { headers, body } = await get(app, src).expect(200);
    expect(headers['cache-control']).toMatch(/max-age=86400/);
    expect((await formatOf(body))[1]).toBe(640);
    await sharp({ create: { width: 100, height: 60, channels: 3, background: '#f00' } })
      .jpeg()
      .toFile(join(folder, 'photos/4711/IMG (1).jpg'));
    expect((await formatOf((await get(app, src).expect(200)).body))[1]).toBe(100);
  });

  it('that is missing shows a placeholder', async () => {
    await writeFile(join(folder, 'photos/secrets.txt'), 'secret');
    const { app } = await serve();
    for (const src of ['/media/stock/4712.jpg', '/media/stock/secrets.txt', '/media/stock/4711']) {
      expect(String((await get(app, src).expect(404)).body)).toContain('<svg');
    }
  });
});

describe('the cache of scaled pictures', () => {
  it('stays within its size', async () => {
    const maxBytes = 60_000;
    const { app, pictures } = await serve({ maxBytes });
    for (let at = 0; at < 6; at += 1) await get(app, `/-/media/${String(at)}.jpg`, 320, webpBrowser).expect(200);
    await pictures.close();
    expect(await storedBytes()).toBeGreaterThan(0);
    expect(await storedBytes()).toBeLessThanOrEqual(maxBytes);
    expect((await readdir(folder)).filter((name) => name.startsWith('part-'))).toEqual([]);
  });

  it('is done without when its folder cannot be written', async () => {
    const { app } = await serve();
    await rm(folder, { recursive: true });
    await get(app, '/-/media/a.jpg').expect(200);
  });
});

describe('a picture that cannot be had', () => {
  it.each(['gone', 'moved', 'page', 'drawing', 'huge', 'bomb', 'half'])(
    '%s: a placeholder for a minute',
    async (name) => {
      const { app, logger } = await serve();
      const { headers, body } = await get(app, `/-/media/${name}.jpg`).expect(404);
      expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' });
      expect(String(body)).toContain('<svg');
      expect(logger.lines.map(({ event }) => event)).toContain('pictures.sourceBroken');
      asked.length = 0;
      await get(app, `/-/media/${name}.jpg`).expect(404);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    'https://elsewhere.example/a.jpg',
    'http://localhost/a.jpg',
    'https://localhost:8443/a.jpg',
    'https://user:secret@localhost/a.jpg',
    'file:///etc/passwd',
    '//localhost/a.jpg',
    '/etc/passwd',
    '/-/media/../../package.json',
    '/-/media/%2e%2e/%2e%2e/package.json',
    '/media/logo.svg',
    '/media/stock/../../package.json',
    '/media/stock/%2e%2e/package.json',
    '/media/stock/..%5cpackage.json',
    '/media/stock/%E0%A4%A',
    '/media/stock/',
  ])('%s is refused with a placeholder', async (src) => {
    const { app } = await serve();
    const { headers, body } = await get(app, src).expect(403);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' });
    expect(String(body)).toContain('<svg');
    expect(asked).toEqual([]);
  });

  it('on an allowed host with a private address is not fetched', async () => {
    const { app, logger } = await serve();
    await get(app, 'https://localhost/a.jpg').expect(404);
    const broken = logger.lines.find(({ event }) => event === 'pictures.sourceBroken');
    expect(JSON.stringify(broken)).toContain('EPRIVATE');
  });

  it.each([{ w: '641' }, { w: '' }, { w: '1e3' }, { src: `/-/media/${'a'.repeat(2000)}.jpg` }, { src: ['a', 'b'] }])(
    'is a bad request with %.40j',
    async (query) => {
      const { app } = await serve();
      await request(app)
        .get('/media/scaled')
        .query({ src: '/-/media/a.jpg', w: '640', ...query })
        .expect(400);
      expect(asked).toEqual([]);
    },
  );

  it('is refused while too many wait', async () => {
    let open = (): void => undefined;
    gate = new Promise((done) => (open = done));
    const { pictures } = await serve({ maxWaiting: 3 });
    const all = Promise.allSettled(
      Array.from({ length: 20 }, (_none, at) =>
        pictures.get({ src: `/-/media/${String(at)}.jpg`, width: 320, format: 'webp' }),
      ),
    );
    open();
    const states = (await all).map(({ status }) => status);
    expect(states.filter((status) => status === 'fulfilled')).toHaveLength(11);
    expect(states.filter((status) => status === 'rejected')).toHaveLength(9);
  });
});

describe('the media library', () => {
  const path = '/media/scenes/coast-wide-640.webp';

  it.each([
    [avifBrowser, 'image/avif'],
    [webpBrowser, 'image/webp'],
    ['*/*', 'image/webp'],
  ])('for "%s" sends %s under one address', async (accept, type) => {
    const { app } = await serve();
    const { headers } = await request(app).get(path).set('Accept', accept).expect(200);
    expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept' });
    await request(app).get(path).set('Accept', accept).set('If-None-Match', String(headers['etag'])).expect(304);
  });
});
