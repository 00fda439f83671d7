import type { TokenValues } from '../../shared/site/SiteLook.ts';
import { calculateContrast, toHex, mix, nearestWithContrast } from './Color.ts';
import type { Color } from './Color.ts';
import { contrastPairs, textContrast } from './contrastPairs.ts';
import { resolveColor } from './resolveColor.ts';

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
/** Backgrounds of text in the brand colour. */
const textGrounds = contrastPairs.find(({ token }) => token === 'color-primary-text')?.grounds ?? [];

/**
 * Derives the shades of the brand colour that a theme leaves out, by token.
 * A theme that only sets color-primary gets hover and pressed fills, pale fills, and text that is readable on and
 * next to them. Returns nothing if the theme keeps the product's color-primary.
 */
export function derivedTokens(tokens: TokenValues): TokenValues {
  if (tokens['color-primary'] === undefined) return {};
  const primary = resolveColor('color-primary', tokens);
  const dark = resolveColor('ink-900', tokens);
  const readable = (on: Color): boolean => calculateContrast(on, primary) >= textContrast;
  const written = tokens['color-on-primary'] === undefined ? null : resolveColor('color-on-primary', tokens);
  const on = written ?? [white, dark].find(readable) ?? black;
  // Away from the text colour on it, so that the text stays readable.
  const away = calculateContrast(on, white) < calculateContrast(on, black) ? black : white;
  const shade = (share: number): string => toHex(mix(away, primary, share));
  const pale = (share: number): string => toHex(mix(primary, resolveColor('color-bg', tokens), share));
  const soft = { 'color-primary-soft': pale(0.06), 'color-primary-softer': pale(0.14) };
  const grounds = textGrounds.map((name) => resolveColor(name, { ...soft, ...tokens }));
  const text = toHex(nearestWithContrast(primary, grounds, textContrast) ?? dark);
  return {
    ...soft,
    'color-on-primary': toHex(on),
    'color-primary-hover': shade(0.18),
    'color-primary-active': shade(0.36),
    'color-primary-text': text,
    'color-link': text,
  };
}
