import type { TokenValues } from '../../shared/site/SiteLook.ts';
import { calculateContrast, lightenUntil, mix, nearestWithContrast, toHex } from './Color.ts';
import type { Color } from './Color.ts';
import { contrastPairs, shapeContrast, textContrast } from './contrastPairs.ts';
import { derivedTokens } from './derivedTokens.ts';
import { isDarkTheme } from './isDarkTheme.ts';
import { resolveColor } from './resolveColor.ts';

/** Neutrals in the dark scheme: the darkest is the ground, the lightest the text. Other neutrals keep their place. */
const neutralTokens: TokenValues = {
  'color-bg': 'var(--ink-950)',
  'color-surface': 'var(--ink-900)',
  'color-surface-sunken': 'var(--ink-800)',
  'color-surface-inverse': 'var(--ink-700)',
  'color-media': 'var(--ink-800)',
  'color-overlay': 'rgb(0 0 0 / 0.64)',
  'color-text': 'var(--ink-100)',
  'color-text-muted': 'var(--ink-300)',
  'color-disabled': 'var(--ink-500)',
  'color-line': 'var(--ink-700)',
  'color-line-strong': 'var(--ink-500)',
  'color-control': 'var(--ink-400)',
  'color-secondary': 'var(--ink-700)',
  'color-secondary-hover': 'var(--ink-500)',
  'nav-text': 'var(--ink-100)',
  'nav-hover': 'var(--ink-800)',
};

/** Contrast of coloured texts above the minimum: the darkest readable ones look dull. */
const hueMargin = 1.4;
/** Share of the light ground in a dark one, so that a warm band stays warm. */
const groundShare = 0.08;
/** Pale fills: token of the hue and its share in the ground. */
const softFills = {
  'color-primary-soft': ['color-primary', 0.24],
  'color-primary-softer': ['color-primary', 0.4],
  'color-success-soft': ['color-success', 0.3],
  'color-warning-soft': ['color-warning', 0.3],
  'color-error-soft': ['color-error', 0.3],
} as const;
/** Colours that keep their hue and become as light as their grounds demand. */
const hues = ['color-link', 'color-primary-text', 'color-focus', 'color-campaign', 'color-star'] as const;
const messageHues = ['color-success', 'color-warning', 'color-error'] as const;

/**
 * Derives the colours of a theme's dark scheme from those of its light one.
 * Neutrals change places; brand colours keep their hue and become as light as the contrast on dark grounds demands.
 * @param light colours of the light scheme, with those derived
 * @param own colours that the theme sets for the dark scheme; they are kept
 * @returns null for a theme whose light scheme is dark already
 */
export function darkTokens(light: TokenValues, own: TokenValues): TokenValues | null {
  const lightColor = (name: string): Color => resolveColor(name, light);
  if (isDarkTheme(light)) return null;

  const tokens: Record<string, string> = { ...neutralTokens, ...own };
  const add = (name: string, color: Color): void => {
    if (!(name in own)) tokens[name] = toHex(color);
  };
  const dark = (name: string): Color => resolveColor(name, { ...light, ...tokens });

  const ground = dark('color-bg');
  for (const name of ['color-bg-1', 'color-bg-2']) add(name, mix(lightColor(name), ground, groundShare));
  if (!('nav-bg' in own)) tokens['nav-bg'] = `${toHex(ground)}f0`;

  // a filled button must stand out from the page, as its text must from it
  const shapeGrounds = [ground, dark('color-surface')];
  add('color-primary', lightenUntil(lightColor('color-primary'), shapeGrounds, shapeContrast));
  const { 'color-on-primary': _lightText, ...lightFills } = light;
  const shades = derivedTokens({ ...lightFills, ...tokens });
  for (const name of ['color-on-primary', 'color-primary-hover', 'color-primary-active']) {
    if (!(name in own)) tokens[name] = shades[name] ?? '';
  }
  for (const [name, [hue, share]] of Object.entries(softFills)) add(name, mix(lightColor(hue), ground, share));

  for (const name of [...hues, ...messageHues]) {
    const pair = contrastPairs.find(({ token }) => token === name);
    if (pair) add(name, lightenUntil(lightColor(name), pair.grounds.map(dark), pair.ratio * hueMargin));
  }
  add('color-on-campaign', readableOn(dark('color-campaign'), lightColor('color-on-campaign'), ground));
  return tokens;
}

/** Returns the first of the colours that is readable; the nearest readable one if neither is. */
function readableOn(ground: Color, first: Color, second: Color): Color {
  const found = [first, second].find((color) => calculateContrast(color, ground) >= textContrast);
  return found ?? nearestWithContrast(first, [ground], textContrast) ?? first;
}
