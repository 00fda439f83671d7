import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import type { Font, Path } from 'fontkitten';
import { chooseWeight } from './fonts/chooseWeight.ts';
import type { FontFile, FontSource } from './fonts/FontSource.ts';
import { subsetFile } from './fonts/subsetFile.ts';

/** A character of a font. */
export interface Glyph {
  /** With the y axis upwards, in units of `unit` em. */
  path: Path;
  advance: number;
  unit: number;
  /** Height of capitals; 0 when the font does not say. */
  capHeight: number;
}

/** Opens an upright font in one weight. Its characters are null where the font has none. */
export function openGlyphs(
  { files, ...source }: FontSource,
  weight: number,
): (character: string) => Promise<Glyph | null> {
  const fonts = new Map<string, Font>();
  return async (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const drawing = files.filter(({ style, codePoints }) => style === 'normal' && codePoints.includes(codePoint));
    const file = chooseWeight(drawing, weight);
    if (!file) return null;
    const font = fonts.get(file.path) ?? openFont(await readFile(await subsetFont(file, weight, source)));
    fonts.set(file.path, font);
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { path, advance: advanceWidth, unit: 1 / font.unitsPerEm, capHeight: font.capHeight };
  };
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('A font collection (.ttc) cannot be used; use a single font file.');
  return font;
}

/** Opens a variable font in one weight. */
function subsetFont(
  { path, subset, codePoints, isVariable }: FontFile,
  weight: number,
  { version, cache }: Pick<FontSource, 'version' | 'cache'>,
): Promise<string> {
  if (!isVariable) return Promise.resolve(path);
  const name = `${subset}-${String(weight)}`;
  return subsetFile(path, { name, version, codePoints, weights: [weight, weight], format: 'sfnt', cache });
}
