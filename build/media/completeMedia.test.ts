import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readMediaLibrary } from '../../server/content/embedded/MediaLibrary.ts';
import { completeMedia, MediaError } from './completeMedia.ts';

let content: string;
let folder: string;
beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'media-'));
  folder = join(content, 'media');
  await mkdir(join(folder, 'scenes'), { recursive: true });
});
afterEach(() => rm(content, { recursive: true }));

const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Runs the command; returns its output. */
async function run(): Promise<string[]> {
  const said: string[] = [];
  await completeMedia({ folder, say: (line) => said.push(line) });
  return said;
}

const list = async (below = ''): Promise<string[]> => (await readdir(join(folder, below))).sort();

describe('npm run media', () => {
  it('makes all widths of a photo in every format', async () => {
    const sideways = photo(1000, 1600, '#0b3d5c').withMetadata({ orientation: 6 });
    await writeFile(join(folder, 'bergen.jpg'), await sideways.jpeg().toBuffer());
    expect(await run()).toEqual([
      'bergen.jpg: 8 files. Use it on pages as /media/bergen-1280.webp',
      `1 pictures in ${folder}: 8 files created.`,
    ]);
    const widths = [1280, 320, 640, 768];
    const files = widths.flatMap((width) => [`bergen-${width}.avif`, `bergen-${width}.webp`]);
    expect(await list()).toEqual([...files, 'bergen.jpg', 'media.json', 'scenes']);
    for (const [format, decoder] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const { width, height, format: found } = await sharp(join(folder, `bergen-640.${format}`)).metadata();
      expect([width, height, found]).toEqual([640, 400, decoder]);
    }
    const library = await readMediaLibrary(content);
    expect(library.indexFault).toBeNull();
    expect(library.facts('/media/bergen-1280.webp')).toMatchObject({ width: '1280', height: '800' });
    const { width, height, blur } = library.facts('/media/bergen.jpg');
    expect([width, height]).toEqual(['1600', '1000']);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(library.missingWidths('/media/bergen-640.webp')).toEqual([]);
  });

  it('keeps the focal point of a replaced photo', async () => {
    await writeFile(join(folder, 'bergen.jpg'), await photo(1000, 600, '#0b3d5c').jpeg().toBuffer());
    await run();
    const file = join(folder, 'media.json');
    const index = JSON.parse(await readFile(file, 'utf8')) as { pictures: Record<string, object> };
    index.pictures['bergen'] = { ...index.pictures['bergen'], focus: [70, 60] };
    await writeFile(file, JSON.stringify(index));
    await writeFile(join(folder, 'bergen.jpg'), await photo(1000, 600, '#ffffff').jpeg().toBuffer());
    await run();
    expect((await readMediaLibrary(content)).facts('/media/bergen-1280.webp').focus).toBe('9 7');
  });

  it('completes pictures of which only the widest file is there', async () => {
    await writeFile(join(folder, 'scenes/quay-1920.webp'), await photo(1920, 1080, '#888').webp().toBuffer());
    await writeFile(join(folder, 'scenes/quay-tall-768.webp'), await photo(768, 1024, '#888').webp().toBuffer());
    const before = await readFile(join(folder, 'scenes/quay-1920.webp'));
    expect((await readMediaLibrary(content)).missingWidths('/media/scenes/quay-1920.webp')).toEqual(
      [320, 640, 768, 1280].map((width) => `quay-${width}.webp`),
    );
    await run();
    expect(await list('scenes')).toHaveLength(2 * 5 + 2 * 3);
    expect(await readFile(join(folder, 'scenes/quay-1920.webp'))).toEqual(before);
    expect((await readMediaLibrary(content)).missingWidths('/media/scenes/quay-1920.webp')).toEqual([]);
  });

  it('remakes only the files of an exchanged photo', async () => {
    const file = join(folder, 'bergen.png');
    await writeFile(file, await photo(800, 600, '#ff0000').png().toBuffer());
    await run();
    const made = join(folder, 'bergen-640.webp');
    const { mtimeMs } = await stat(made);
    expect(await run()).toEqual([`1 pictures in ${folder}: 0 files created.`]);
    expect((await stat(made)).mtimeMs).toBe(mtimeMs);

    await writeFile(file, await photo(800, 400, '#0000ff').png().toBuffer());
    await run();
    const { dominant } = await sharp(made).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await readMediaLibrary(content)).facts('/media/bergen.png').height).toBe('400');
  });

  it('leaves pictures alone that are no photos of pages', async () => {
    await writeFile(join(folder, 'icon.png'), await photo(192, 192, '#fff').png().toBuffer());
    await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const index = { cars: { 'suv-1': { body: 'suv', views: { rear: { width: 3, height: 2, blur: 'data:x' } } } } };
    await writeFile(join(folder, 'media.json'), JSON.stringify(index));
    await run();
    expect(await list()).toEqual(['icon.png', 'logo.svg', 'media.json', 'scenes']);
    expect(JSON.parse(await readFile(join(folder, 'media.json'), 'utf8'))).toEqual(index);
  });

  it('names a photo that cannot be read', async () => {
    await writeFile(join(folder, 'torn.jpg'), 'no picture');
    const failure = run();
    await expect(failure).rejects.toThrow(MediaError);
    await expect(failure).rejects.toThrow(/torn\.jpg: .+Replace or remove the file\./);
  });
});
