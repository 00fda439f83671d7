import { describe, expect, it } from '@jest/globals';
import { asciiSlug } from './asciiSlug.ts';

describe('asciiSlug', () => {
  it.each([
    ['BMW 316 2011', 'bmw-316-2011'],
    ['Citroën C-Elysée 2014', 'citroen-c-elysee-2014'],
    ["Kia Ceed / cee'd", 'kia-ceed-ceed'],
    ['Škoda Größe Søn Åäö', 'skoda-grosse-son-aao'],
    [' up! ', 'up'],
    ['日本', ''],
  ])('makes %s to %s', (text, slug) => {
    expect(asciiSlug(text)).toBe(slug);
  });
});
