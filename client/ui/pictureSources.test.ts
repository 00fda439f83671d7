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

  it('offers the asked widths alone', () => {
    expect(srcSetOf('/media/cars/suv/rear-640.webp', [320])).toBe('/media/cars/suv/rear-320.webp 320w');
  });

  it('leaves other addresses with their one size', () => {
    expect(srcSetOf('https://pictures.example/a-640.webp')).toBeUndefined();
    expect(srcSetOf('/media/logo.svg')).toBeUndefined();
  });
});
