import type { FontSource } from './fonts/FontSource.ts';
import { openGlyphs } from './openGlyphs.ts';

/** A line of text as outlines: SVG needs no font to draw it. */
export interface TextOutline {
  /** Per letter its position on the line and its path, in font `unit`s with the y axis upwards. */
  letters: { x: number; path: string; unit: number }[];
  width: number;
  capHeight: number;
}

/** Draws a line of text with a font, in units of one em. Missing letters are left out. */
export async function textOutline(text: string, source: FontSource, weight: number): Promise<TextOutline> {
  const glyphOf = openGlyphs(source, weight);
  const outline: TextOutline = { letters: [], width: 0, capHeight: 0.7 };
  for (const character of text) {
    const glyph = await glyphOf(character);
    if (!glyph) continue;
    const { path, advance, unit, capHeight } = glyph;
    outline.letters.push({ x: outline.width, path: path.toSVG(), unit });
    outline.width += advance * unit;
    if (capHeight > 0) outline.capHeight = capHeight * unit;
  }
  return outline;
}
