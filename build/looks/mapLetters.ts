import type { Path } from 'fontkitten';
import { unitsPerEm } from '../../server/places/embedded/MapLetters.ts';
import type { MapLetter, MapLetters } from '../../server/places/embedded/MapLetters.ts';
import type { FontSource } from '../fonts/FontSource.ts';
import { openGlyphs } from './openGlyphs.ts';

/** Weights of labels: small grey letters need more than the weight of texts. */
const weights = { regular: 500, strong: 650 };

/** Characters in the names of towns: Latin with the letters of the languages of Europe. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xc0, 0x17f],
  [0x218, 0x21b],
  [0x2013, 0x2019],
];

/** Draws the letters of a typeface for the labels of maps. */
export async function mapLetters(source: FontSource): Promise<MapLetters> {
  return { regular: await drawLetters(source, weights.regular), strong: await drawLetters(source, weights.strong) };
}

async function drawLetters(source: FontSource, weight: number): Promise<Record<string, MapLetter>> {
  const glyphOf = openGlyphs(source, weight);
  const letters: Record<string, MapLetter> = {};
  for (const [first, last] of ranges) {
    for (let codePoint = first; codePoint <= last; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      const glyph = await glyphOf(character);
      if (!glyph) continue;
      const scale = glyph.unit * unitsPerEm;
      letters[character] = { advance: Math.round(glyph.advance * scale), path: relativePath(glyph.path, scale) };
    }
  }
  return letters;
}

const commands = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/** A path on the grid in relative commands, with the y axis downwards. */
function relativePath({ commands: steps }: Path, scale: number): string {
  let text = '';
  let last = '';
  // rounded positions, so that rounding does not add up
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { command, args } of steps) {
    const onGrid = args.map((value, at) => Math.round((at % 2 === 0 ? value : -value) * scale));
    const relative = onGrid.map((value, at) => value - (at % 2 === 0 ? x : y));
    if (command === 'lineTo' && relative.every((value) => value === 0)) continue;
    // a command of the same kind goes on without its letter
    const letter = commands[command];
    const numbers = relative.join(' ');
    const joint = letter !== last ? letter : numbers.startsWith('-') ? '' : ' ';
    text += (joint + numbers).replaceAll(' -', '-');
    last = letter;
    [x = startX, y = startY] = command === 'closePath' ? [startX, startY] : onGrid.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return text;
}
