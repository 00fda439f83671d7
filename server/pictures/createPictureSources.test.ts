import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { createPictureSources } from './createPictureSources.ts';
import type { PictureSources } from './createPictureSources.ts';

let folder: string;
let photo: Buffer;
let sources: PictureSources;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b3d5c' } })
    .jpeg()
    .toBuffer();
  await mkdir(join(folder, 'media/team'), { recursive: true });
  await writeFile(join(folder, 'media/team/Åse 1.jpg'), photo);
  await writeFile(join(folder, 'media/prices.pdf'), '%PDF-1.7');
  await writeFile(join(folder, 'outside.jpg'), photo);
  const mediaFolder = join(folder, 'media');
  sources = createPictureSources({
    origins: [],
    platformOrigin: '',
    mediaFolder,
    photosFolder: null,
    logger: silentLogger,
  });
});
afterAll(async () => {
  sources.close();
  await rm(folder, { recursive: true });
});

describe('sources of scaled pictures', () => {
  it('reads photos of the media folder', async () => {
    const source = sources.find('/media/team/%C3%85se%201.jpg');
    expect(await source?.read(640)).toEqual(photo);
    expect(await source?.version()).not.toBe('');
  });

  it.each([
    '/media/team/%C3%85se%201.jpg?n=1',
    '/media/team/%C3%85se%201.jpg?rev=4711#top',
    '/media/./team/%c3%85s%65 1.jpg',
    '/-/media/team/%C3%85se%201.jpg?n=2',
  ])('has one picture for the address %s of a file', (src) => {
    expect(sources.find(src)?.id).toBe(sources.find('/media/team/%C3%85se%201.jpg')?.id);
  });

  it.each(['/media/../outside.jpg', '/media/%2e%2e/outside.jpg', '/media/prices.pdf', '/media/stock/1.jpg'])(
    'refuses %s',
    (src) => expect(sources.find(src)).toBeNull(),
  );
});

describe('sources of the content platform', () => {
  const platform = createPictureSources({
    origins: [{ host: 'photos.example', origin: 'https://photos.example', publicOnly: true }],
    platformOrigin: 'https://platform.example',
    mediaFolder: '/nowhere',
    photosFolder: null,
    logger: silentLogger,
  });
  const id = (src: string) => platform.find(src)?.id;

  it.each(['/-/media/a.jpg?rev=1&n=1', '/-/media/a.jpg?n=2&rev=1', '/-/jssmedia/a.jpg?rev=1&rev=1'])(
    'has one picture whatever the unknown parameters of %s',
    (src) => expect(id(src)).toBe('https://platform.example/-/jssmedia/a.jpg?rev=1'),
  );

  it('keeps the parameters that crop a picture', () => {
    const src = '/-/media/a.jpg?h=20&hash=AB&w=30';
    expect(id(src)).toBe('https://platform.example/-/jssmedia/a.jpg?h=20&hash=AB&w=30');
  });

  it('keeps the query of a photo on another host', () => {
    expect(id('https://photos.example/photo?id=1#n')).toBe('https://photos.example/photo?id=1');
  });
});
