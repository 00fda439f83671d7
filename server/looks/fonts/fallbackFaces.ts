import { fromFile } from '@capsizecss/unpack/fs';
import { cssRule } from '../cssRule.ts';
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

/** The system fonts of some machines. Widths as measured by @capsizecss/unpack. */
interface SystemFontPair {
  /** End of the fallback family's name. */
  suffix: string;
  regular: SystemFont;
  bold: SystemFont;
}

/**
 * Fonts of systems, in font-family order.
 * Windows and Apple have the first, Android the second, and Linux any of them. local() follows no alias, so a system whose fonts are missing here would show its own font unscaled.
 */
const systemFonts: Record<'sans-serif' | 'serif', readonly SystemFontPair[]> = {
  'sans-serif': [
    {
      suffix: '',
      regular: {
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Arimo-Regular', 'Helvetica'],
        width: 913 / 2048,
      },
      bold: {
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
        width: 983 / 2048,
      },
    },
    {
      suffix: ' Android',
      regular: { local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
      bold: { local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], width: 926 / 2048 },
    },
    {
      suffix: ' Noto',
      regular: { local: ['Noto Sans', 'NotoSans-Regular'], width: 474 / 1000 },
      bold: { local: ['Noto Sans Bold', 'NotoSans-Bold'], width: 503 / 1000 },
    },
    {
      suffix: ' DejaVu',
      regular: { local: ['DejaVu Sans'], width: 1041 / 2048 },
      bold: { local: ['DejaVu Sans Bold'], width: 1176 / 2048 },
    },
  ],
  serif: [
    {
      suffix: '',
      regular: { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 832 / 2048 },
      bold: {
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        width: 886 / 2048,
      },
    },
    {
      suffix: ' Android',
      regular: { local: ['Noto Serif', 'NotoSerif-Regular'], width: 481 / 1000 },
      bold: { local: ['Noto Serif Bold', 'NotoSerif-Bold', 'Noto Serif'], width: 512 / 1000 },
    },
    {
      suffix: ' DejaVu',
      regular: { local: ['DejaVu Serif'], width: 1058 / 2048 },
      bold: { local: ['DejaVu Serif Bold'], width: 1168 / 2048 },
    },
  ],
};

/** Minimum weight for which systems use their bold font. */
const boldFrom = 550;
/** Weight between those of bold text: menus have 550, buttons, headings and strong words 600 to 700. */
const commonBold = 600;

const systemFontsFor = ({ generic }: Pick<FontSource, 'generic'>): readonly SystemFontPair[] =>
  systemFonts[generic === 'serif' ? 'serif' : 'sans-serif'];

/** Returns the names of a font's fallback families in font-family order; `systems` as in fallbackFaces. */
export function fallbackNames(font: Pick<FontSource, 'name' | 'generic'>, systems?: number): string[] {
  return systemFontsFor(font)
    .slice(0, systems)
    .map(({ suffix }) => `${font.name} Fallback${suffix}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** A range of weights covered by one system font, and the weight whose widths it uses. */
interface Band {
  from: number;
  to: number;
  measured: number;
  kind: 'regular' | 'bold';
}

function buildBands([min, max]: UsedFont['weights']): Band[] {
  const bands: Band[] = [];
  if (min < boldFrom) bands.push({ from: min, to: Math.min(max, boldFrom - 1), measured: min, kind: 'regular' });
  if (max >= boldFrom) {
    const from = Math.max(min, boldFrom);
    bands.push({ from, to: max, measured: Math.min(Math.max(commonBold, from), max), kind: 'bold' });
  }
  return bands;
}

/** Returns the path of a file with one weight only. */
function createInstance(
  { path, subset, codePoints, isVariable }: FontFile,
  weight: number,
  { version, cache }: Pick<FontSource, 'version' | 'cache'>,
): Promise<string> {
  const weights = isVariable ? ([weight, weight] as const) : null;
  return subsetFile(path, { name: `${subset}-${String(weight)}`, version, codePoints, weights, format: 'sfnt', cache });
}

/**
 * Returns `@font-face` rules of system fonts that match a web font's metrics until it loads.
 * They are scaled to its average width, with its ascent and descent, so that the swap shifts nothing.
 * @param systems number of the most frequent system fonts to scale; default: all
 * @see https://developer.chrome.com/blog/font-fallbacks
 */
export async function fallbackFaces(weights: UsedFont['weights'], font: FontSource, systems?: number): Promise<string> {
  const upright = font.files.filter(({ style, codePoints }) => style === 'normal' && codePoints.includes(0x61));
  const rules: string[] = [];
  for (const { from, to, measured, kind } of buildBands(weights)) {
    const file = chooseWeight(upright, measured);
    if (!file) continue;
    const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromFile(
      await createInstance(file, measured, font),
    );
    for (const { suffix, [kind]: system } of systemFontsFor(font).slice(0, systems)) {
      const scale = xWidthAvg / unitsPerEm / system.width;
      const override = (length: number): string => percent(Math.abs(length) / unitsPerEm / scale);
      rules.push(
        cssRule('@font-face', {
          'font-family': `'${font.name} Fallback${suffix}'`,
          'font-weight': `${String(from)} ${String(to)}`,
          src: system.local.map((local) => `local('${local}')`).join(),
          'size-adjust': percent(scale),
          'ascent-override': override(ascent),
          'descent-override': override(descent),
          'line-gap-override': override(lineGap),
        }),
      );
    }
  }
  return rules.join('');
}
