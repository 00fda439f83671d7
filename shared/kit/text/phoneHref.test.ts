import { describe, expect, it } from '@jest/globals';
import { phoneHref } from './phoneHref.ts';

describe('phoneHref()', () => {
  it.each([
    ['018-123 45 60', 'tel:0181234560'],
    ['+46 (0)18-123 45', 'tel:+461812345'],
  ])('links %s to %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
