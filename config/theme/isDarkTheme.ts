import type { TokenValues } from '../../shared/site/SiteLook.ts';
import { calculateContrast } from './Color.ts';
import type { Color } from './Color.ts';
import { resolveColor } from './resolveColor.ts';

/** Returns whether the text of these tokens is lighter than the ground. */
export function isDarkTheme(tokens: TokenValues): boolean {
  return isDarker(resolveColor('color-bg', tokens), resolveColor('color-text', tokens));
}

function isDarker(one: Color, other: Color): boolean {
  const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
  return calculateContrast(one, black) < calculateContrast(other, black);
}
