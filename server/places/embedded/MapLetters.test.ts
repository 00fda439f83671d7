import { describe, expect, it } from '@jest/globals';
import { textPath, textWidth } from './MapLetters.ts';
import type { MapLetters } from './MapLetters.ts';

const square = (advance: number): MapLetters['regular'][string] => ({ advance, path: 'm0 0l9 0 0-9z' });
const letters: MapLetters = {
  regular: { å: square(32), b: square(64), ' ': { advance: 16, path: '' } },
  strong: { å: square(48) },
};
const style = { fontSize: 16, strong: false };

describe('textWidth()', () => {
  it('adds the advances of the typeface', () => {
    expect(textWidth('åb å', style, letters)).toBe(18);
  });

  it('takes the letters of the weight', () => {
    expect(textWidth('åå', { ...style, strong: true }, letters)).toBe(12);
  });

  it('tells narrow letters from wide ones in the system’s typeface', () => {
    expect(textWidth('Illinil', style, null)).toBeLessThan(textWidth('Mammamo', style, null) / 2);
  });

  it('is that of the system’s typeface when a letter is missing', () => {
    expect(textWidth('bå', { ...style, strong: true }, letters)).toBe(
      textWidth('bå', { ...style, strong: true }, null),
    );
  });
});

describe('textPath()', () => {
  it('puts each letter where the one before ends', () => {
    expect(textPath('åb å', false, letters)).toBe('M0 0m0 0l9 0 0-9zM32 0m0 0l9 0 0-9zM112 0m0 0l9 0 0-9z');
  });

  it('is null when a letter is missing', () => {
    expect(textPath('ø', false, letters)).toBeNull();
  });
});
