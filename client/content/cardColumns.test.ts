import { describe, expect, it } from '@jest/globals';
import { cardColumns, cardPictureSizes } from './cardColumns.ts';

describe('the columns of cards', () => {
  it.each([
    [320, 1],
    [768, 1],
    [769, 3],
    [1024, 3],
    [1025, 3],
    [1279, 3],
    [1280, 3],
    [1920, 3],
  ])('are at %d px of a plain row %d', (width, columns) => {
    expect(cardColumns(width, false)).toBe(columns);
  });

  it.each([
    [320, 1],
    [768, 1],
    [769, 1],
    [1024, 1],
    [1025, 2],
    [1279, 2],
    [1280, 4],
    [1920, 4],
  ])('are at %d px of a compact row %d', (width, columns) => {
    expect(cardColumns(width, true)).toBe(columns);
  });

  it('are what the pictures are chosen by', () => {
    expect(cardPictureSizes(false, 1)).toBe(
      '(max-width: 768px) 100vw, (max-width: 1024px) 34vw, (max-width: 1279.98px) 34vw, (max-width: 1440px) 34vw, 480px',
    );
    expect(cardPictureSizes(true, 4)).toBe(
      '(max-width: 359px) 80vw, (max-width: 768px) 320px, (max-width: 1024px) 100vw, (max-width: 1279.98px) 50vw, (max-width: 1440px) 25vw, 360px',
    );
  });
});
