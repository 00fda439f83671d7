import { describe, expect, it } from '@jest/globals';
import { tagManagerId } from './tagManagerId.ts';

describe('tagManagerId', () => {
  it("is the page's own before the site's", () => {
    expect(tagManagerId({ gtmID: { value: ' GTM-PAGE1 ' } }, 'GTM-SITE1')).toBe('GTM-PAGE1');
    expect(tagManagerId({ gtmID: { value: '' } }, 'GTM-SITE1')).toBe('GTM-SITE1');
    expect(tagManagerId(undefined, undefined)).toBe('');
  });

  it.each(['gtm-abc', 'GTM-', 'GTM-A&l=x', 'https://evil.example', 'GTM-A B', 5])('is none for %p', (value) => {
    expect(tagManagerId({ gtmID: { value } }, undefined)).toBe('');
  });
});
