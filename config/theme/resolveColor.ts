import type { TokenValues } from '../../shared/site/SiteLook.ts';
import { parseColor } from './Color.ts';
import type { Color } from './Color.ts';
import { themeTokens } from './themeTokens.ts';

/**
 * Resolves the colour of a token, following references to other tokens.
 * @param tokens values that replace the product's, as accepted by themeSchema
 * @throws Error for a token that is not a colour
 */
export function resolveColor(name: string, tokens: TokenValues): Color {
  const value = tokens[name] ?? themeTokens[name]?.value ?? '';
  const reference = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return resolveColor(reference, tokens);
  const color = parseColor(value);
  if (!color) throw new Error(`The design token ${name} is not a colour: "${value}".`);
  return color;
}
