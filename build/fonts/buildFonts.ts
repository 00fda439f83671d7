import { resolve } from 'node:path';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { fallbackFaces } from './fallbackFaces.ts';
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

/** A font as style sheets name it. */
export interface BuiltFamily {
  /** "Hanken Grotesk" */
  name: string;
  /** Value of font-family. */
  cssName: string;
  generic: FontPackage['generic'];
  /** Its `@font-face` rules, which name font files by absolute path. */
  css: string;
  firstFiles: FirstFontFile[];
}

function fontFace(cssName: string, [min, max]: UsedFont['weights'], path: string, codePoints: number[]): string {
  return `@font-face {
  font-family: '${cssName}';
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
  const cssName = `${name} Variable`;
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
      rules.push(fontFace(cssName, weights, path, codePoints));
      if (part !== '') continue;
      const isNeededIn = (language: Language): boolean =>
        file === files[0] || [...charactersOf(language)].some((one) => codePoints.includes(one.codePointAt(0) ?? 0));
      firstFiles.push({ family, path, languages: languages.filter(isNeededIn) });
    }
  }
  rules.push(await fallbackFaces(used, fontPackage));
  return { name, cssName, generic, css: rules.join('\n'), firstFiles };
}

/**
 * Builds the fonts of all sites and of their pages' themes: files with only the characters and weights in use, files
 * with the rest, and system fonts with the same metrics.
 * @returns families by the name that themes give them
 * @throws when the package of a font is not installed
 */
export async function buildFonts(sites: readonly SiteConfig[]): Promise<Map<string, BuiltFamily>> {
  const families = new Map<string, BuiltFamily>();
  for (const used of usedFonts(sites)) families.set(used.family, await buildFamily(used));
  return families;
}
