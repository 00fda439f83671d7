import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { createPictures } from './createPictures.ts';
import { PictureCache } from './PictureCache.ts';

/** Pictures without a cache, whose originals arrive when `open` is called. */
async function gatedPictures() {
  let open = (): void => undefined;
  const gate = new Promise<void>((done) => (open = done));
  const read: string[] = [];
  const create = { width: 40, height: 30, channels: 3, background: '#0b3d5c' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const pictures = createPictures({
    sources: {
      find: (src) => ({
        id: src,
        isRemote: false,
        version: () => Promise.resolve(''),
        read: async () => {
          read.push(src);
          await gate;
          return photo;
        },
      }),
      close: () => undefined,
    },
    cache: new PictureCache({ folder: '', maxBytes: 0, logger: silentLogger }),
    logger: silentLogger,
  });
  const get = (src: string, signal: AbortSignal) => pictures.get({ src, width: 320, format: 'webp' }, { signal });
  return { get, open, read };
}

it('a picture is not begun when its clients have left', async () => {
  const { get, open, read } = await gatedPictures();
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const running = Array.from({ length: 8 }, (_none, at) => get(`running ${String(at)}`, stays.signal));
  const left = Promise.allSettled([get('left', leaves.signal), get('shared', leaves.signal)]);
  const shared = get('shared', stays.signal);
  await Promise.resolve();
  leaves.abort();
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  open();
  await Promise.all([...running, shared]);
  expect(read.filter((src) => !src.startsWith('running'))).toEqual(['shared']);
});
