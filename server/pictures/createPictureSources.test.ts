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
    const src = '/media/team/%C3%85se%201.jpg';
    expect(sources.allows(src)).toBe(true);
    expect(await sources.read(src, 640)).toEqual(photo);
    expect(await sources.version(src)).not.toBe('');
  });

  it.each(['/media/../outside.jpg', '/media/%2e%2e/outside.jpg', '/media/prices.pdf', '/media/stock/1.jpg'])(
    'refuses %s',
    (src) => expect(sources.allows(src)).toBe(false),
  );
});
