import { resolve } from 'node:path';
import { themeFonts } from '../../config/themeFonts.ts';
import type { Language, SiteConfig, SiteFonts } from '../../shared/site/SiteTypes.ts';
import { fallbackFaces, fallbackNames } from './fallbackFaces.ts';
import { charactersOf, fontCharacters } from './fontCharacters.ts';
import { readFontPackage } from './fontPackage.ts';
import type { FontPackage } from './fontPackage.ts';
import { subsetFile } from './subsetFile.ts';
import { codePointsIn, unicodeRangeOf } from './unicodeRange.ts';
import { usedFonts } from './usedFonts.ts';
import type { UsedFont } from './usedFonts.ts';

/** A font file that pages in some languages need for their first screen. */
export interface FirstFontFile {
  family: string;
  /** Absolute. */
  path: string;
  languages: Language[];
}

export interface BuiltFonts {
  /** A style sheet that names font files by absolute path. */
  css: string;
  firstFiles: FirstFontFile[];
}

interface BuiltFamily {
  name: string;
  generic: FontPackage['generic'];
  css: string;
  firstFiles: FirstFontFile[];
}

function fontFace(name: string, [min, max]: UsedFont['weights'], path: string, codePoints: number[]): string {
  return `@font-face {
  font-family: '${name} Variable';
  font-style: normal;
  font-weight: ${String(min)} ${String(max)};
  font-display: swap;
  src: url('${path}') format('woff2');
  unicode-range: ${unicodeRangeOf(codePoints)};
}`;
}

/** Splits each file of a package into the characters of the sites' languages and the rest, which loads on demand. */
async function buildFamily(used: UsedFont): Promise<BuiltFamily> {
  const { family, weights, languages } = used;
  const fontPackage = await readFontPackage(family);
  const { name, version, generic, files } = fontPackage;
  const characters = fontCharacters(used);
  const rules: string[] = [];
  const firstFiles: FirstFontFile[] = [];
  for (const file of files) {
    const all = [...codePointsIn(file.unicodeRange)];
    const first = all.filter((codePoint) => characters.has(String.fromCodePoint(codePoint)));
    const rest = all.filter((codePoint) => !first.includes(codePoint));
    for (const [part, codePoints] of [['', first] as const, ['-rest', rest] as const]) {
      if (codePoints.length === 0) continue;
      const subset = `${family}-${file.subset}${part}`;
      const path = resolve(await subsetFile(file, { name: subset, version, codePoints, weights, format: 'woff2' }));
      rules.push(fontFace(name, weights, path, codePoints));
      if (part !== '') continue;
      const isNeededIn = (language: Language): boolean =>
        file === files[0] || [...charactersOf(language)].some((one) => codePoints.includes(one.codePointAt(0) ?? 0));
      firstFiles.push({ family, path, languages: languages.filter(isNeededIn) });
    }
  }
  rules.push(await fallbackFaces(used, fontPackage));
  return { name, generic, css: rules.join('\n'), firstFiles };
}

/** The rule that gives sites or a theme their fonts. */
function fontTokens(selectors: string[], fonts: SiteFonts, families: ReadonlyMap<string, BuiltFamily>): string {
  const list = (family: string): string => {
    const { name, generic } = families.get(family) ?? { name: family, generic: 'sans-serif' };
    const last = generic === 'serif' ? 'Georgia, serif' : 'Arial, sans-serif';
    return [...[`${name} Variable`, ...fallbackNames(name)].map((one) => `'${one}'`), last].join(', ');
  };
  return `${selectors.join(', ')} {
  --font-display: ${list(fonts.display.family)};
  --font-text: ${list(fonts.text.family)};
}`;
}

/** One rule for all sites with the same fonts; the fonts of the first site are also those of pages without a site. */
function siteTokens(sites: readonly SiteConfig[], families: ReadonlyMap<string, BuiltFamily>): string[] {
  const byFonts = new Map<string, { fonts: SiteFonts; selectors: string[] }>();
  for (const { name, fonts } of sites) {
    const key = `${fonts.display.family} ${fonts.text.family}`;
    const group = byFonts.get(key) ?? { fonts, selectors: byFonts.size === 0 ? [':root'] : [] };
    if (group.selectors[0] !== ':root') group.selectors.push(`[data-site='${name}']`);
    byFonts.set(key, group);
  }
  return [...byFonts.values()].map(({ fonts, selectors }) => fontTokens(selectors, fonts, families));
}

/**
 * Builds the fonts of all sites and brand themes: files with only the characters and weights in use, files with the
 * rest, system fonts with the same metrics, and the tokens --font-display and --font-text.
 * @throws when the package of a font is not installed
 */
export async function buildFonts(sites: readonly SiteConfig[], themes = themeFonts): Promise<BuiltFonts> {
  const families = new Map<string, BuiltFamily>();
  for (const used of usedFonts(sites, themes)) families.set(used.family, await buildFamily(used));
  const tokens = [
    ...siteTokens(sites, families),
    ...Object.entries(themes).map(([theme, { fonts }]) => fontTokens([`[data-theme='${theme}']`], fonts, families)),
  ];
  const faces = [...families.values()].map(({ css }) => css);
  return {
    css: `${faces.join('\n')}\n@layer base {\n${tokens.join('\n')}\n}\n`,
    firstFiles: [...families.values()].flatMap(({ firstFiles }) => firstFiles),
  };
}
