import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { itAtLength } from '../../../test/fixtures/atLength.ts';
import { photoLimits, PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import { cameraPhoto } from '../../../test/fixtures/forms/cameraPhoto.ts';
import { remakePhoto } from './remakePhoto.ts';

const plain = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#b02020' } });

async function faultOf(bytes: Buffer): Promise<string> {
  try {
    await remakePhoto(bytes);
    return 'taken';
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    return error.fault;
  }
}

describe('remakePhoto', () => {
  it('removes all metadata of a photo', async () => {
    const photo = await cameraPhoto();
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ exif: expect.anything(), xmp: expect.anything(), icc: expect.anything() });
    for (const word of ['Kamera AB', 'Rosamunda', '2026:05:04']) expect(photo.includes(word)).toBe(true);
    const jpeg = await remakePhoto(photo);
    const { exif, xmp, icc, iptc, orientation, comments } = await sharp(jpeg).metadata();
    expect([exif, xmp, icc, iptc, orientation, comments]).toEqual(Array(6).fill(undefined));
    expect(segmentsOf(jpeg)).not.toEqual(expect.arrayContaining([0xe1, 0xe2, 0xed, 0xfe]));
    for (const word of ['Kamera AB', 'Rosamunda', '2026', 'GPS', 'Exif', 'xmp']) {
      expect(jpeg.includes(word)).toBe(false);
    }
  });

  it('stands a photo upright that the camera was turned for', async () => {
    const turned = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await remakePhoto(turned)).metadata()).toMatchObject({ width: 20, height: 40, format: 'jpeg' });
  });

  it('makes a large photo smaller', async () => {
    const large = await plain(4000, 3000).jpeg().toBuffer();
    expect(await sharp(await remakePhoto(large)).metadata()).toMatchObject({ width: 2048, height: 1536 });
  });

  it('never enlarges a small photo', async () => {
    const small = await plain(40, 20).webp().toBuffer();
    expect(await sharp(await remakePhoto(small)).metadata()).toMatchObject({ width: 40, height: 20, format: 'jpeg' });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s', async (format) => {
    expect(await faultOf(await plain().toFormat(format).toBuffer())).toBe('taken');
  });

  it('shows what is transparent on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = sharp({ create: { width: 8, height: 8, channels: 4, background: clear } }).png();
    const { channels } = await sharp(await remakePhoto(await png.toBuffer())).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  it('leaves out what was hidden in the file', async () => {
    const script = '<script>alert(1)</script>';
    const archive = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${script}`)]);
    const commented = withComment(await plain().jpeg().toBuffer(), `<?php ${script} ?>`);
    for (const polyglot of [archive, commented]) expect((await remakePhoto(polyglot)).includes('script')).toBe(false);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'SVG',
      () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['SVG that begins like a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')])],
    ['GIF', () => plain().gif().toBuffer()],
    ['TIFF', () => plain().tiff().toBuffer()],
    ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a page', () => Buffer.from('<!doctype html><title>x</title>')],
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_none, at) => (at * 7919) % 256))],
    ['half a photo', async () => halfOf(await cameraPhoto())],
    ['half a PNG', async () => halfOf(await plain(400, 400).png().toBuffer())],
    ['the first bytes of a photo', async () => (await cameraPhoto()).subarray(0, 100)],
  ])('refuses %s', async (_what, make) => {
    expect(await faultOf(await make())).toBe('noPicture');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['few bytes that unpack to 50 million pixels', () => plain(8000, 6250).png().toBuffer()],
    ['a file of more than 10 MB', () => Promise.resolve(Buffer.alloc(photoLimits.bytes + 1))],
  ])('refuses %s', async (_what, make) => {
    expect(await faultOf(await make())).toBe('tooLarge');
  });

  itAtLength.each<[string, () => Promise<Buffer>]>([
    ['a JPEG that unpacks to 60 million pixels', () => plain(10_000, 6000).jpeg().toBuffer()],
    ['a progressive JPEG of 50 million pixels', () => plain(8000, 6250).jpeg({ progressive: true }).toBuffer()],
  ])('refuses %s', async (_what, make) => {
    expect(await faultOf(await make())).toBe('tooLarge');
  });
});

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Inserts a comment after the first two bytes of a JPEG. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}

/** Segment types before the pixels. */
function segmentsOf(jpeg: Buffer): number[] {
  const kinds: number[] = [];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    kinds.push(jpeg[at + 1] ?? 0);
  }
  return kinds;
}
