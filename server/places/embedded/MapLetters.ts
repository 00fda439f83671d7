/** Grid units per em of the outlines: fine enough for labels of 16 px, and short in bytes. */
export const unitsPerEm = 128;

/** Outline of a character in grid units, with the y axis downwards. */
export interface MapLetter {
  advance: number;
  /** SVG path in relative commands that starts at the origin on the base line; "" for a space. */
  path: string;
}

/**
 * Characters of a typeface as outlines, by weight. A tile is a picture, which can load no font: its labels are drawn
 * with these. The build writes them.
 */
export interface MapLetters {
  regular: Readonly<Record<string, MapLetter>>;
  strong: Readonly<Record<string, MapLetter>>;
}

/** Style of a label that decides about its width. */
export interface LabelStyle {
  /** px */
  fontSize: number;
  strong: boolean;
}

/** Advance widths of Arial in em, by characters that share one; others are as wide as "n". */
const systemAdvances: readonly (readonly [characters: string, advance: number])[] = [
  ["ijlíìîï'’", 0.222],
  [' ftI.,/-()', 0.3],
  ['r', 0.333],
  ['ckszxyvJ', 0.5],
  ['FTZŽ', 0.611],
  ['ABEKPSVXYÄÅÁÆ', 0.667],
  ['CDHNRUwÜØ', 0.722],
  ['GOQÖ', 0.778],
  ['mM', 0.833],
  ['W', 0.944],
];
const usualAdvance = 0.556;
/** Bold letters relative to regular ones. */
const strongFactor = 1.06;

/** Width of a text, px. A typeface without one of its characters, or none, counts as the system's typeface. */
export function textWidth(text: string, { fontSize, strong }: LabelStyle, letters: MapLetters | null): number {
  const outlines = findOutlines(text, strong, letters);
  if (outlines) return (outlines.reduce((sum, { advance }) => sum + advance, 0) * fontSize) / unitsPerEm;
  const em = Array.from(text).reduce((sum, character) => sum + systemAdvance(character), 0);
  return em * fontSize * (strong ? strongFactor : 1);
}

/**
 * Path of a text that starts at the origin on the base line, in grid units.
 * Null when the typeface lacks one of its characters.
 */
export function textPath(text: string, strong: boolean, letters: MapLetters | null): string | null {
  let left = 0;
  return (
    findOutlines(text, strong, letters)
      ?.map(({ advance, path }) => {
        const placed = path && `M${String(left)} 0${path}`;
        left += advance;
        return placed;
      })
      .join('') ?? null
  );
}

/** Outlines of all characters of a text; null when one is missing. */
function findOutlines(text: string, strong: boolean, letters: MapLetters | null): MapLetter[] | null {
  const outlines = Array.from(text).map((character) => letters?.[strong ? 'strong' : 'regular'][character]);
  return outlines.every((outline) => outline !== undefined) ? outlines : null;
}

function systemAdvance(character: string): number {
  return systemAdvances.find(([characters]) => characters.includes(character))?.[1] ?? usualAdvance;
}
