import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { create } from 'fontkitten';
import type { Font } from 'fontkitten';
import { harbourGroup, harbourSites } from '../../../test/fixtures/harbourSites.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { buildFonts } from './buildFonts.ts';
import type { BuiltFamily, FirstFontFile } from './buildFonts.ts';
import { lookSheet, themeSheet } from '../lookSheet.ts';
import { codePointsIn, formatUnicodeRange } from './unicodeRange.ts';
import { plateFont, usedFonts } from './usedFonts.ts';

const slovak: SiteConfig = {
  ...fixtureSite,
  name: 'predajna',
  languages: ['sk', 'en'],
  look: {
    ...fixtureSite.look,
    fonts: { display: { family: 'figtree', weights: [700, 700] }, text: { family: 'figtree', weights: [400, 650] } },
  },
};

describe('used fonts', () => {
  it('cover every language of the sites that use them', () => {
    const page = {
      theme: 'brand',
      fonts: { ...slovak.look.fonts, display: { family: 'newsreader', weights: [500, 500] as const } },
      tokens: {},
      narrow: {},
      dark: null,
    };
    const fonts = usedFonts([{ ...fixtureSite, look: { ...fixtureSite.look, pages: [page] } }, slovak]);
    expect(fonts).toEqual([
      { family: 'figtree', weights: [400, 700], languages: ['en', 'sk', 'sv'], sites: ['hamnbilar', 'predajna'] },
      { family: 'newsreader', weights: [500, 500], languages: ['en', 'sv'], sites: ['hamnbilar'] },
      { family: 'outfit', weights: [500, 700], languages: ['en', 'sv'], sites: ['hamnbilar'] },
    ]);
  });
});

describe('a unicode range', () => {
  it('is read', () => {
    expect([...codePointsIn('U+41-43, U+20AC')]).toEqual([0x41, 0x42, 0x43, 0x20ac]);
  });

  it('is written', () => {
    expect(formatUnicodeRange([0x41, 0x42, 0x43, 0x20ac])).toBe('U+41-43,U+20AC');
  });
});

interface Face {
  family: string;
  path: string;
  codePoints: Set<number>;
}

function webFaces(css: string): Face[] {
  return [...css.matchAll(/font-family:'([^']+) Variable';[^}]*url\('([^']+)'\)[^}]*unicode-range:([^;}]+)[;}]/g)].map(
    ([, family = '', path = '', range = '']) => ({ family, path, codePoints: codePointsIn(range) }),
  );
}

describe('the fonts of the sites', () => {
  let families: Map<string, BuiltFamily>;
  let css: string;
  let firstFiles: FirstFontFile[];
  beforeAll(async () => {
    families = await buildFonts(harbourSites, harbourGroup);
    css = [...families.values()].map((family) => family.css).join('\n');
    firstFiles = [...families.values()].flatMap((family) => family.firstFiles);
  });

  it('weigh at most 45 kB per page on its first screen', () => {
    const looks = harbourSites.flatMap(({ look, languages }) =>
      [look, ...look.pages].map((one) => ({ ...one, languages })),
    );
    for (const { theme: name, fonts: used, languages } of looks) {
      for (const language of languages) {
        const files = firstFiles.filter(
          (file) => [used.display.family, used.text.family].includes(file.family) && file.languages.includes(language),
        );
        const kb = files.reduce((sum, { path }) => sum + statSync(path).size, 0) / 1000;
        expect({ name, language, tooHeavy: kb > 45, missing: files.length === 0 }).toEqual({
          name,
          language,
          tooHeavy: false,
          missing: false,
        });
      }
    }
  });

  it('cover each Latin character by the file declared last for it', () => {
    const faces = webFaces(css).filter(({ family }) => family === 'Figtree');
    for (const character of 'aZ0åÅéňŽ€ðþçőąįżŠ~$•') {
      const codePoint = character.codePointAt(0) ?? 0;
      const chosen = faces.findLast(({ codePoints }) => codePoints.has(codePoint));
      const { characterSet } = create(readFileSync(chosen?.path ?? '')) as Font;
      expect([character, characterSet.includes(codePoint)]).toEqual([character, true]);
    }
  });

  it('have the letters of a language in the files that its pages preload', () => {
    const faces = webFaces(css);
    const first = (language: string): Set<number> =>
      new Set(
        firstFiles
          .filter(({ family, languages }) => family === 'figtree' && languages.some((one) => one === language))
          .flatMap(({ path }) => [...(faces.find((face) => face.path === path)?.codePoints ?? [])]),
      );
    for (const letter of 'áäčďéíĺľňóôŕšťúýžÁČĎŇŠŤŽ„“') expect(first('sk')).toContain(letter.codePointAt(0));
    for (const letter of 'åäöÅÄÖ') expect(first('sv')).toContain(letter.codePointAt(0));
    expect(first('sv')).not.toContain('č'.codePointAt(0));
  });

  it('are WOFF2 files', () => {
    for (const { path } of webFaces(css)) expect(readFileSync(path).toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('have one small file for plates', () => {
    const plates = families.get(plateFont.family);
    expect(plates?.files.map((file) => statSync(file).size < 9000)).toEqual([true]);
    expect(lookSheet(harbourSites[0] ?? fixtureSite, families)).toContain("--font-plate:'Barlow Condensed',");
  });

  it('are the same in each build', async () => {
    expect(await buildFonts(harbourSites, harbourGroup)).toEqual(families);
  });

  it.each([
    ...['Figtree Fallback', 'Figtree Fallback Android', 'Figtree Fallback Noto', 'Figtree Fallback DejaVu'],
    ...['Newsreader Fallback', 'Newsreader Fallback Android', 'Newsreader Fallback DejaVu'],
  ])('have %s in regular and bold', (name) => {
    const faces = [...css.matchAll(new RegExp(`font-family:'${name}';[^}]*`, 'g'))].map(([rule]) => rule);
    expect(faces).toHaveLength(2);
    for (const face of faces) expect(face).toMatch(/size-adjust:([789]\d|1[01]\d)\.\d+%/);
  });

  it('are set by tokens of the site or of a page theme', () => {
    const sheets = new Map(harbourSites.map((site) => [site.name, lookSheet(site, families)]));
    const own = sheets.get('harbour-bil') ?? '';
    expect(own).toMatch(/:root\{[^}]*--font-display:'Schibsted Grotesk Variable', 'Schibsted Grotesk Fallback'/);
    expect(own).not.toContain('Newsreader');
    const { look } = harbourSites.find(({ name }) => name === 'harbour-bil') ?? fixtureSite;
    const [page] = look.pages;
    const themed = page ? themeSheet(look, page, families) : '';
    expect(themed).toMatch(/\[data-theme='mercedes'\]\{[^}]*--font-display:'Newsreader Variable'/);
    expect(themed).toContain("font-family:'Newsreader Variable'");
    expect(themed).not.toContain('Schibsted');
    const slovakSheet = sheets.get('harbour-carstore-sk') ?? '';
    expect(slovakSheet).toMatch(/:root\{[^}]*--font-display:'Figtree Variable'/);
    expect(slovakSheet).not.toContain('Newsreader');
  });

  it('name the package that is missing', async () => {
    const text = { family: 'comic-sans', weights: [400, 700], place: 'themes/hamn.yaml:3' } as const;
    const look = { ...fixtureSite.look, fonts: { ...fixtureSite.look.fonts, text } };
    await expect(buildFonts([{ ...fixtureSite, look }], harbourGroup)).rejects.toThrow(
      `themes/hamn.yaml:3: the font "comic-sans" is not installed; run npm install @fontsource-variable/comic-sans in the group's folder, or ` +
        'describe own files in fonts/comic-sans.yaml of the group.',
    );
  });
});
