import { describe, expect, it } from '@jest/globals';
import { sanitizeHtml } from './sanitizeHtml.ts';

describe('sanitizeHtml', () => {
  it('keeps paragraphs, lists and links', () => {
    const html = '<p>Ring <a href="tel:010">oss</a> &amp; fråga</p><ul><li>ett</li></ul>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('drops scripts, frames and drawings with their content', () => {
    expect(sanitizeHtml('a<script>alert(1)</script>b<iframe src="x">c</iframe><svg><p>d</p></svg>e')).toBe('abe');
    expect(sanitizeHtml('a<script>never closed')).toBe('a');
  });

  it('drops event attributes, styles and unsafe addresses', () => {
    expect(sanitizeHtml('<p onclick="x()" style="color:red" class="y">a</p>')).toBe('<p>a</p>');
    expect(sanitizeHtml('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>');
    expect(sanitizeHtml('<a href=" jAvAsCript:alert(1)">a</a>')).toBe('<a>a</a>');
    expect(sanitizeHtml('<img src="data:text/html,x" onerror="y" alt="z">')).toBe('<img alt="z" loading="lazy">');
  });

  it('opens new tabs without a handle on this one', () => {
    expect(sanitizeHtml('<a href="https://a.example" target="_blank">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
    );
  });

  it('closes what is left open and drops stray closing tags', () => {
    expect(sanitizeHtml('</div><p>a<b>b</p>c</i>')).toBe('<p>a<b>b</b></p>c');
  });

  it('leaves no tag in hostile text', () => {
    const results = [
      '<<script>script>alert(1)<</script>/script>',
      '<p title="<script>x</script>">a',
      '< img src=x onerror=y>',
      '<img """><script>x</script>">',
    ].map(sanitizeHtml);
    for (const result of results) {
      expect(result).not.toMatch(/<script|<[^>]*\sonerror/i);
    }
  });
});
