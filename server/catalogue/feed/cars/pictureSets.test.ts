import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { choosePictures, loadPictureSets } from './pictureSets.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(content: unknown): Promise<string> {
  const path = join(folder, 'media.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe('picture sets', () => {
  it('begins with the main view', async () => {
    const view = { width: 1280, height: 853, blur: 'data:x' };
    const path = await written({
      cars: {
        'suv-1': { body: 'suv', colour: 'white', views: { rear: view, 'front-three-quarter': view } },
        'suv-2': { body: 'suv', colour: 'blue', views: { rear: view } },
      },
      scenes: {},
    });
    const sets = await loadPictureSets(path);
    expect(sets.get('suv')).toEqual([
      {
        images: [
          { original: '/media/cars/suv-1/front-three-quarter-1280.webp', blur_data_url: 'data:x' },
          { original: '/media/cars/suv-1/rear-1280.webp', blur_data_url: 'data:x' },
        ],
        primary: { thumbnail_url: '/media/cars/suv-1/front-three-quarter-640.webp', blur_data_url: 'data:x' },
      },
    ]);
    expect(choosePictures(sets, 'boat', 'x')).toBeNull();
  });

  it('is empty without a media list', async () => {
    expect((await loadPictureSets(join(folder, 'absent.json'))).size).toBe(0);
  });

  it('names a media list in another format', async () => {
    await expect(loadPictureSets(await written({ cars: { x: {} } }))).rejects.toThrow(/an unexpected form/);
  });
});
