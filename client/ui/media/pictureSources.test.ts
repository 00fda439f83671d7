import { describe, expect, it } from '@jest/globals';
import { buildSrc, buildSrcSet } from './pictureSources.ts';

const widthsOf = (set: string | undefined): number[] =>
  (set ?? '').split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
const originalsOf = (set: string | undefined): string[] => [
  ...new Set((set ?? '').split(', ').map((one) => decodeURIComponent(/\?src=([^&]+)&/.exec(one)?.[1] ?? ''))),
];

describe('buildSrcSet', () => {
  it('offers all widths that the library holds of a picture', () => {
    expect(buildSrcSet('/media/scenes/coast-wide-1280.webp')).toContain('/media/scenes/coast-wide-1920.webp 1920w');
    expect(buildSrcSet('/media/scenes/coast-tall-768.webp')).toBe(
      [320, 640, 768].map((width) => `/media/scenes/coast-tall-${width}.webp ${width}w`).join(', '),
    );
    expect(widthsOf(buildSrcSet('/media/cars/suv/rear-640.webp'))).toEqual([320, 640, 768, 1280]);
  });

  it.each([
    ['/-/media/Harbour/harbour.jpg?h=900&w=1600&rev=a1&hash=B2', '/-/media/Harbour/harbour.jpg?rev=a1&hash=B2'],
    ['https://cms.example/~/media/a.png', 'https://cms.example/~/media/a.png'],
    [
      'https://edge.sitecorecloud.io/harbour/media/a.jpg?h=9&iar=0&w=16',
      'https://edge.sitecorecloud.io/harbour/media/a.jpg',
    ],
  ])('has %s of a content platform scaled by this server only', (src, original) => {
    expect(originalsOf(buildSrcSet(src))).toEqual([original]);
    expect(widthsOf(buildSrcSet(src))).toEqual([320, 640, 768, 1280, 1920]);
  });

  it('has the photo of a feed scaled whatever its query', () => {
    const src = 'https://photos.example/4711/1.jpg?size=xl&a=1,2';
    expect(originalsOf(buildSrcSet(src))).toEqual([src]);
    expect(widthsOf(buildSrcSet(src))).toEqual([320, 640, 768, 1280, 1920]);
  });

  it('has a photo of the stock scaled whatever its file name', () => {
    const src = '/media/stock/4711/IMG%20(1)-640.webp';
    expect(originalsOf(buildSrcSet(src))).toEqual([src]);
    expect(buildSrc(src)).toBe('/media/scaled?src=%2Fmedia%2Fstock%2F4711%2FIMG%2520(1)-640.webp&w=1280');
  });

  it('has a photo of the media folder scaled that has no files by width', () => {
    expect(originalsOf(buildSrcSet('/media/team/åse.jpg'))).toEqual(['/media/team/åse.jpg']);
    expect(widthsOf(buildSrcSet('/media/quay.webp'))).toEqual([320, 640, 768, 1280, 1920]);
  });

  it.each(['/media/logo.svg', 'https://photos.example/a.svg', 'http://photos.example/a.jpg'])(
    'leaves %s with its one size',
    (src) => expect(buildSrcSet(src)).toBeUndefined(),
  );
});

describe('buildSrc', () => {
  it('never leads to another host for what can be scaled', () => {
    expect(buildSrc('https://photos.example/1.jpg')).toBe(
      '/media/scaled?src=https%3A%2F%2Fphotos.example%2F1.jpg&w=1280',
    );
    expect(buildSrc('/media/cars/suv/rear-640.webp')).toBe('/media/cars/suv/rear-640.webp');
  });
});
