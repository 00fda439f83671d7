import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { atLength } from '../../../../test/fixtures/atLength.ts';
import { rewriteYaml } from './rewriteYaml.ts';

const file = `# The start page.
title: Start # shown in the browser's tab
fields:
  metaTitle: "Quoted: yes"
  metaDescription: A long line that the editor has folded by hand,
    because it was easier to read that way.
sections:
  # the picture on top
  - HeroBanner:
      Title: The way home # keep it short
      Text: 'Single ''quoted'' words'
      Image:
        src: /media/scenes/coast-wide-1280.webp # the wide one
        alt: A coast
      ImagePhone: /media/scenes/coast-tall-768.webp
      Link:
        text: Go
        href: /cars
        target: _blank
  - RichText:
      Text: |
        <p>One</p>
        <p>Two</p>
      Title:
  - Faq:
      Items:
        - Question: Why?
          Answer: <p>Because.</p>
        - Question: When?
          Answer: <p>Soon.</p>
`;

const title = ['sections', 0, 'HeroBanner', 'Title'];

function changedLines(after: string): string[] {
  const before = new Set(file.split('\n'));
  return after.split('\n').filter((line) => !before.has(line));
}

describe('rewriting a value', () => {
  it('changes only its own line', () => {
    const after = rewriteYaml(file, title, 'Home');
    expect(changedLines(after)).toEqual(['      Title: Home # keep it short']);
    expect(after.split('\n')).toHaveLength(file.split('\n').length);
  });

  it('keeps existing quotes', () => {
    expect(changedLines(rewriteYaml(file, ['fields', 'metaTitle'], 'Other'))).toEqual(['  metaTitle: "Other"']);
  });

  it('adds quotes that the text needs', () => {
    expect(parse(rewriteYaml(file, title, 'yes: no # hm'))).toMatchObject({
      sections: [{ HeroBanner: { Title: 'yes: no # hm' } }, {}, {}],
    });
    expect(changedLines(rewriteYaml(file, title, '42'))).toEqual(['      Title: "42" # keep it short']);
  });

  it('writes several lines as a block', () => {
    const block = rewriteYaml(file, ['sections', 0, 'HeroBanner', 'Text'], 'One\nTwo');
    expect(changedLines(block)).toEqual(['      Text: |-', '        One', '        Two']);
    const text = ['sections', 1, 'RichText', 'Text'];
    const line = rewriteYaml(file, text, '<p>Three</p>\n');
    expect(changedLines(line)).toEqual(['        <p>Three</p>']);
    expect(parse(line)).toMatchObject({ sections: [{}, { RichText: { Text: '<p>Three</p>\n', Title: null } }, {}] });
  });

  it('fills a key that has no value', () => {
    expect(changedLines(rewriteYaml(file, ['sections', 1, 'RichText', 'Title'], 'New'))).toEqual(['      Title: New']);
  });

  it('adds a missing key', () => {
    const added = rewriteYaml(file, ['sections', 0, 'HeroBanner', 'ButtonType'], 'Ghost');
    expect(changedLines(added)).toEqual(['      ButtonType: Ghost']);
    expect(added).toContain('# the wide one');
  });

  it('changes a map in place', () => {
    const image = ['sections', 0, 'HeroBanner', 'Image'];
    const after = rewriteYaml(file, image, { src: '/media/scenes/a-wide-640.webp', alt: 'B' });
    expect(changedLines(after)).toEqual([
      '        src: /media/scenes/a-wide-640.webp # the wide one',
      '        alt: B',
    ]);
    const link = rewriteYaml(file, ['sections', 0, 'HeroBanner', 'Link'], { text: 'Go', href: '/x', title: 'T' });
    expect(link).not.toContain('_blank');
    expect(changedLines(link)).toEqual(['        href: /x', '        title: T']);
  });

  it('replaces a text by a map', () => {
    const phone = ['sections', 0, 'HeroBanner', 'ImagePhone'];
    const after = rewriteYaml(file, phone, { src: '/media/scenes/b.webp', alt: '' });
    expect(changedLines(after)).toEqual(['      ImagePhone:', '        src: /media/scenes/b.webp', '        alt: ""']);
  });

  it('removes a key', () => {
    const phone = ['sections', 0, 'HeroBanner', 'ImagePhone'];
    const gone = rewriteYaml(file, phone, undefined);
    expect(gone).not.toContain('ImagePhone');
    expect(changedLines(gone)).toEqual([]);
  });

  it('reaches into lists', () => {
    const after = rewriteYaml(file, ['sections', 2, 'Faq', 'Items', 1, 'Question'], 'How?');
    expect(changedLines(after)).toEqual(['        - Question: How?']);
  });

  it('reads back any text unchanged', () => {
    const places = [
      title,
      ['fields', 'metaDescription'],
      ['sections', 1, 'RichText', 'Text'],
      ['sections', 1, 'RichText', 'Title'],
    ];
    const characters = fc.constantFrom(...('ab: #-|>"\'\\{}[],&*!%@`?~\n\tåé🚗0.19'.match(/./gsu) ?? []));
    const anyText = fc.oneof(
      fc.string({ unit: characters, maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('null', '~', 'true', '1e3', '', ' ', '\n', '- x', 'a\n\nb', '---', '...', ' a\n b', '# c'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), anyText, (keys, text) => {
        const after = rewriteYaml(file, keys, text);
        const wanted = JSON.parse(JSON.stringify(parse(file))) as object;
        const parent = keys
          .slice(0, -1)
          .reduce<Record<string, unknown>>(
            (at, key) => at[key] as Record<string, unknown>,
            wanted as Record<string, unknown>,
          );
        parent[String(keys[keys.length - 1])] = text;
        expect(parse(after)).toEqual(wanted);
        for (const comment of [
          '# The start page.',
          "# shown in the browser's tab",
          '# the picture on top',
          '# the wide one',
        ]) {
          expect(after).toContain(comment);
        }
      }),
      { numRuns: atLength ? 500 : 80 },
    );
  });
});
