import { resolve } from 'node:path';
import { GroupError } from '../../../config/group/loadGroup.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { cssRule } from '../cssRule.ts';
import { chooseWeight } from './chooseWeight.ts';
import { fallbackFaces } from './fallbackFaces.ts';
import { findFont } from './findFont.ts';
import { collectCharacters, fontCharacters } from './fontCharacters.ts';
import type { TextSources } from './fontCharacters.ts';
import type { FontFile, FontSource } from './FontSource.ts';
import { subsetFile } from './subsetFile.ts';
import { formatUnicodeRange } from './unicodeRange.ts';
import { plateFont, usedFonts } from './usedFonts.ts';
import type { UsedFont } from './usedFonts.ts';

/** A font file needed for the first screen of pages in some languages. */
export interface FirstFontFile {
  family: string;
  /** Absolute. */
  path: string;
  languages: Language[];
  weights: readonly [min: number, max: number];
}

/** A font as named in style sheets. */
export interface BuiltFamily extends Pick<FontSource, 'name' | 'cssName' | 'generic'> {
  /** Its `@font-face` rules, with absolute paths of font files. */
  css: string;
  firstFiles: FirstFontFile[];
  /** All its web font files, absolute. */
  files: string[];
  /** Files from which the rules were built. */
  source: FontSource;
}

/** Folders with fonts and with content whose characters count. */
export interface FontFolders extends TextSources {
  /** Folder of the group. */
  folder: string;
  /** Root of the project. */
  root?: string;
  /** Folder that keeps reduced font files. */
  fontCache?: string;
}

interface FontFace {
  cssName: string;
  weights: readonly [min: number, max: number];
  style: FontFile['style'];
  path: string;
  /** Characters for which browsers load the file; null for all. */
  codePoints: readonly number[] | null;
}

function fontFace({ cssName, weights: [min, max], style, path, codePoints }: FontFace): string {
  return cssRule('@font-face', {
    'font-family': `'${cssName}'`,
    'font-style': style,
    'font-weight': min === max ? String(min) : `${String(min)} ${String(max)}`,
    'font-display': 'swap',
    src: `url('${path}') format('woff2')`,
    ...(codePoints ? { 'unicode-range': formatUnicodeRange(codePoints) } : {}),
  });
}

/** Returns files for the weights in use, or the nearest weight if the font has none of them. */
function filesInUse({ files }: FontSource, [min, max]: UsedFont['weights']): FontFile[] {
  const inUse = files.filter(({ weights }) => weights[0] <= max && weights[1] >= min);
  if (inUse.some(({ style }) => style === 'normal')) return inUse;
  const nearest = chooseWeight(
    files.filter(({ style }) => style === 'normal'),
    min,
  );
  return files.filter(({ weights }) => weights[0] === nearest?.weights[0]);
}

/**
 * Splits each font file into the characters of the sites' languages and the rest.
 * The rest loads on demand. It comes first, with the range of the whole file, which is the same in all fonts and
 * compresses well: where ranges overlap, the last one wins.
 */
async function buildFamily(used: UsedFont, source: FontSource, texts: TextSources): Promise<BuiltFamily> {
  const { family, languages } = used;
  const { name, cssName, version, generic, cache } = source;
  const files = filesInUse(source, used.weights);
  const characters = used.characters === undefined ? fontCharacters(used, texts) : new Set(used.characters);
  const restRules: string[] = [];
  const rules: string[] = [];
  const firstFiles: FirstFontFile[] = [];
  const webFiles: string[] = [];
  for (const file of files) {
    const { codePoints: all, isVariable, style } = file;
    const weights = isVariable ? within(file.weights, used.weights) : file.weights;
    const first = all.filter((codePoint) => characters.has(String.fromCodePoint(codePoint)));
    const inFirst = new Set(first);
    const rest = used.characters === undefined ? all.filter((codePoint) => !inFirst.has(codePoint)) : [];
    for (const [part, codePoints] of [['', first] as const, ['-rest', rest] as const]) {
      if (codePoints.length === 0) continue;
      const subset = `${family.replace(/^.*\//, '')}-${file.subset}${part}`;
      const axis = isVariable ? weights : null;
      const path = resolve(
        await subsetFile(file.path, { name: subset, version, codePoints, weights: axis, format: 'woff2', cache }),
      );
      webFiles.push(path);
      if (part === '-rest') {
        restRules.push(fontFace({ cssName, weights, style, path, codePoints: all }));
        continue;
      }
      // the only file of its font needs no range
      rules.push(
        fontFace({ cssName, weights, style, path, codePoints: used.characters === undefined ? codePoints : null }),
      );
      if (style !== 'normal') continue;
      const hasBasicLetters = inFirst.has(0x61);
      const isNeededIn = (language: Language): boolean =>
        hasBasicLetters ||
        [...collectCharacters(texts.languages.get(language))].some((one) => inFirst.has(one.codePointAt(0) ?? 0));
      firstFiles.push({ family, path, languages: languages.filter(isNeededIn), weights });
    }
  }
  rules.push(await fallbackFaces(used.weights, { ...source, files }, used.systems));
  return { name, cssName, generic, css: [...restRules, ...rules].join(''), firstFiles, files: webFiles, source };
}

function within(
  [min, max]: readonly [number, number],
  [lowest, highest]: readonly [number, number],
): [min: number, max: number] {
  return [Math.max(min, lowest), Math.min(max, highest)];
}

/**
 * Builds the fonts of all sites, of their pages' themes, and of plates.
 * Creates files with only the characters and weights in use, files with the rest, and system fonts with the same
 * metrics.
 * @returns families by their name in themes
 * @throws GroupError when fonts are missing or unusable
 */
export async function buildFonts(
  sites: readonly SiteConfig[],
  { folder, root = process.cwd(), fontCache, ...texts }: FontFolders,
): Promise<Map<string, BuiltFamily>> {
  const families = new Map<string, BuiltFamily>();
  const faults: string[] = [];
  for (const used of [...usedFonts(sites), plateFont]) {
    const source = await findFont(used, { groupFolder: folder, root }, faults);
    if (!source || faults.length > 0) continue;
    families.set(used.family, await buildFamily(used, { ...source, cache: fontCache }, texts));
  }
  if (faults.length > 0) throw new GroupError(faults);
  return families;
}
