import { fromFile } from '@capsizecss/unpack/fs';
import { chooseWeight } from './chooseWeight.ts';
import type { FontFile, FontSource } from './FontSource.ts';
import { subsetFile } from './subsetFile.ts';
import type { UsedFont } from './usedFonts.ts';

/** A system font in one weight. */
interface SystemFont {
  local: readonly string[];
  /** Average width of a character in running text, as a share of the font size. */
  width: number;
}

/** A system font in regular and bold weight. */
type SystemFontPair = readonly [regular: SystemFont, bold: SystemFont];

/** Arial and metric-compatible fonts, then Roboto for Android. Widths as measured by @capsizecss/unpack. */
const sansSerif: readonly SystemFontPair[] = [
  [
    { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 913 / 2048 },
    {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
      width: 983 / 2048,
    },
  ],
  [
    { local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
    { local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], width: 926 / 2048 },
  ],
];

/** Times New Roman and metric-compatible fonts, then Noto Serif for Android. */
const serif: readonly SystemFontPair[] = [
  [
    { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 832 / 2048 },
    { local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], width: 886 / 2048 },
  ],
  [
    { local: ['Noto Serif', 'NotoSerif-Regular'], width: 481 / 1000 },
    { local: ['Noto Serif Bold', 'NotoSerif-Bold', 'Noto Serif'], width: 512 / 1000 },
  ],
];

/** Minimum weight for which systems use their bold font. */
const boldFrom = 550;
/** Weight between those of bold text: menus have 550, buttons, headings and strong words 600 to 700. */
const commonBold = 600;

/** Names of the fallback families in font-family order: for most systems, for Android. */
export function fallbackNames(name: string): [string, string] {
  return [`${name} Fallback`, `${name} Fallback Android`];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** A range of weights covered by one system font, and the weight whose widths it uses. */
interface Band {
  from: number;
  to: number;
  measured: number;
  bold: 0 | 1;
}

function buildBands([min, max]: UsedFont['weights']): Band[] {
  const bands: Band[] = [];
  if (min < boldFrom) bands.push({ from: min, to: Math.min(max, boldFrom - 1), measured: min, bold: 0 });
  if (max >= boldFrom) {
    const from = Math.max(min, boldFrom);
    bands.push({ from, to: max, measured: Math.min(Math.max(commonBold, from), max), bold: 1 });
  }
  return bands;
}

/** Returns the path of a file with one weight only. */
function createInstance(
  { path, subset, codePoints, isVariable }: FontFile,
  weight: number,
  version: string,
): Promise<string> {
  const weights = isVariable ? ([weight, weight] as const) : null;
  return subsetFile(path, { name: `${subset}-${String(weight)}`, version, codePoints, weights, format: 'sfnt' });
}

/**
 * Returns `@font-face` rules of system fonts that match a web font's metrics until it loads.
 * They are scaled to its average width, with its ascent and descent, so that the swap shifts nothing.
 * @see https://developer.chrome.com/blog/font-fallbacks
 */
export async function fallbackFaces(weights: UsedFont['weights'], font: FontSource): Promise<string> {
  const upright = font.files.filter(({ style, codePoints }) => style === 'normal' && codePoints.includes(0x61));
  const pairs = font.generic === 'serif' ? serif : sansSerif;
  const rules: string[] = [];
  for (const { from, to, measured, bold } of buildBands(weights)) {
    const file = chooseWeight(upright, measured);
    if (!file) continue;
    const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromFile(
      await createInstance(file, measured, font.version),
    );
    fallbackNames(font.name).forEach((name, index) => {
      const system = pairs[index]?.[bold];
      if (!system) return;
      const scale = xWidthAvg / unitsPerEm / system.width;
      const override = (length: number): string => percent(Math.abs(length) / unitsPerEm / scale);
      rules.push(`@font-face {
  font-family: '${name}';
  font-weight: ${String(from)} ${String(to)};
  src: ${system.local.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};
}`);
    });
  }
  return rules.join('\n');
}
