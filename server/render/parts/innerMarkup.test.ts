import { describe, expect, it } from '@jest/globals';
import { innerMarkup } from './innerMarkup.ts';

const inside = (page: string, start: string): string | null => innerMarkup(Buffer.from(page), start);

describe('innerMarkup()', () => {
  it('gives what is inside an element', () => {
    const inner = '<div><div class="a">å</div></div>ö<divan></divan><div></div>';
    expect(inside(`<div><div class="list" id="1">${inner}</div></div><div></div>`, '<div class="list"')).toBe(inner);
  });

  it('gives nothing for an element that the page lacks', () => {
    expect(inside('<div class="other"></div>', '<div class="list"')).toBeNull();
  });

  it('gives nothing for an element that is cut off', () => {
    expect(inside('<div class="list"><div>text</div>', '<div class="list"')).toBeNull();
    expect(inside('<div class="li', '<div class="list"')).toBeNull();
    expect(inside('<div class="list"', '<div class="list"')).toBeNull();
  });
});
