import { describe, expect, it } from '@jest/globals';
import { structuredDataJson } from './structuredDataJson.ts';

describe('structuredDataJson', () => {
  it('can neither end its script element nor break its line, and reads back the same', () => {
    const data = { text: '</script><!-- \u2028\u2029 &', list: [1, null] };
    const json = structuredDataJson(data);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(data);
  });
});
