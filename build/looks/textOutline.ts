import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import type { Font } from 'fontkitten';
import { chooseWeight } from '../fonts/chooseWeight.ts';
import type { FontFile, FontSource } from '../fonts/FontSource.ts';
import { subsetFile } from '../fonts/subsetFile.ts';

/** A line of text as outlines: SVG needs no font to draw it. */
export interface TextOutline {
  /** Per letter its position on the line and its path, in font `unit`s with the y axis upwards. */
  letters: { x: number; path: string; unit: number }[];
  width: number;
  capHeight: number;
}

/** Draws a line of text with a font, in units of one em. Missing letters are left out. */
export async function textOutline(text: string, { files, version }: FontSource, weight: number): Promise<TextOutline> {
  const fonts = new Map<string, Font>();
  const outline: TextOutline = { letters: [], width: 0, capHeight: 0.7 };
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const drawing = files.filter(({ style, codePoints }) => style === 'normal' && codePoints.includes(codePoint));
    const file = chooseWeight(drawing, weight);
    if (!file) continue;
    const font = fonts.get(file.path) ?? openFont(await readFile(await subsetFont(file, weight, version)));
    fonts.set(file.path, font);
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    const scale = 1 / font.unitsPerEm;
    outline.letters.push({ x: outline.width, path: path.toSVG(), unit: scale });
    outline.width += advanceWidth * scale;
    if (font.capHeight > 0) outline.capHeight = font.capHeight * scale;
  }
  return outline;
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('A collection of fonts has no letters of its own.');
  return font;
}

/** Opens a variable font in one weight. */
function subsetFont(
  { path, subset, codePoints, isVariable }: FontFile,
  weight: number,
  version: string,
): Promise<string> {
  if (!isVariable) return Promise.resolve(path);
  const name = `${subset}-${String(weight)}`;
  return subsetFile(path, { name, version, codePoints, weights: [weight, weight], format: 'sfnt' });
}
