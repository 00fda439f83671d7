import { describe, expect, it } from '@jest/globals';
import { structuredDataJson } from './structuredDataJson.ts';

describe('structuredDataJson', () => {
  it('cannot end its script element', () => {
    const data = { text: '</script><!-- \u2028\u2029 &', list: [1, null] };
    const json = structuredDataJson(data);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
  });

  it('reads back the same', () => {
    const data = { text: '</script><!-- \u2028\u2029 &', list: [1, null] };
    const json = structuredDataJson(data);
    expect(JSON.parse(json)).toEqual(data);
  });
});
