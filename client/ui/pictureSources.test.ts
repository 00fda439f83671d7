import { describe, expect, it } from '@jest/globals';
import { srcSetOf } from './pictureSources.ts';

describe('srcSetOf', () => {
  it('offers all widths that the library holds of a picture', () => {
    expect(srcSetOf('/media/scenes/coast-wide-1280.webp')).toContain('/media/scenes/coast-wide-1920.webp 1920w');
    expect(srcSetOf('/media/scenes/coast-tall-768.webp')).toBe(
      [320, 640, 768].map((width) => `/media/scenes/coast-tall-${width}.webp ${width}w`).join(', '),
    );
    expect(srcSetOf('/media/cars/suv/rear-640.webp')).not.toContain('1920');
  });

  it('asks a content platform for four widths, in the words of its clients', () => {
    const set = (src: string): string[] | undefined => srcSetOf(src)?.split(', ');
    expect(set('/-/media/Polhem/harbour.jpg?h=900&w=1600&rev=a1&hash=B2')).toEqual(
      [320, 640, 1280, 1920].map((width) => `/-/jssmedia/Polhem/harbour.jpg?rev=a1&hash=B2&mw=${width} ${width}w`),
    );
    expect(set('https://cms.example/~/media/a.png')?.[0]).toBe('https://cms.example/~/jssmedia/a.png?mw=320 320w');
    expect(set('https://edge.sitecorecloud.io/polhem/media/a.jpg?h=9&iar=0&w=16')?.[3]).toBe(
      'https://edge.sitecorecloud.io/polhem/media/a.jpg?mw=1920 1920w',
    );
  });

  it('offers the asked widths alone', () => {
    expect(srcSetOf('/media/cars/suv/rear-640.webp', [320])).toBe('/media/cars/suv/rear-320.webp 320w');
  });

  it('leaves other addresses with their one size', () => {
    expect(srcSetOf('https://pictures.example/a-640.webp')).toBeUndefined();
    expect(srcSetOf('/media/logo.svg')).toBeUndefined();
  });
});
