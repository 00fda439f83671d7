import { describe, expect, it } from '@jest/globals';
import { cutText } from './cutText.ts';

describe('cutText()', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['ab😀', 4, 'ab😀'],
    ['ab😀c', 4, 'ab😀'],
    ['ae\u0301', 2, 'a'],
    ['a👍🏽', 3, 'a'],
    ['a👩‍🔧!', 4, 'a'],
    ['a👩‍🔧!', 3, 'a'],
    ['a👩‍🔧!', 6, 'a👩‍🔧'],
    ['', 3, ''],
  ])('of "%s" at %d is "%s"', (text, maxLength, expected) => {
    expect(cutText(text, maxLength)).toBe(expected);
  });

  it('leaves no half of a pair at any length', () => {
    const text = '😀é👩‍🔧𝒳'.repeat(5);
    for (let length = 0; length <= text.length; length += 1) {
      expect(/\p{Surrogate}/u.test(cutText(text, length))).toBe(false);
    }
  });

  it('keeps most of a text that is nothing but accents', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 100)).toHaveLength(100);
  });
});
