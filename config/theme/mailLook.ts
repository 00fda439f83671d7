import type { MailColors, MailLook, TokenValues } from '../../shared/site/SiteLook.ts';
import { calculateContrast, mix, nearestWithContrast, toHex } from './Color.ts';
import type { Color } from './Color.ts';
import { shapeContrast, textContrast } from './contrastPairs.ts';
import { resolveColor } from './resolveColor.ts';
import { themeTokens } from './themeTokens.ts';

/** Contrast of thin coloured text on dark ground. @see https://www.w3.org/TR/WCAG22/#contrast-enhanced */
const enhancedContrast = 7;
/** Lengths that every mail program draws; others, such as clamp(), get the product's own. */
const plainLength = /^(?:0|\d{1,3}(?:\.\d+)?(?:px|rem))$/;

/**
 * Returns the appearance of a site's mails, for light and dark mail programs.
 * All texts are readable on their ground: the light colours are pairs that themes are checked for, and the dark ones
 * are the nearest readable shades.
 */
export function mailLook(tokens: TokenValues): MailLook {
  const hex = (name: string): string => toHex(mix(resolveColor(name, tokens), resolveColor('color-bg', tokens)));
  const length = (name: string): string => {
    const value = tokens[name] ?? '';
    return plainLength.test(value) ? value : (themeTokens[name]?.value ?? '0');
  };
  return {
    light: {
      ground: hex('color-bg-1'),
      surface: hex('color-surface'),
      text: hex('color-text'),
      muted: hex('color-text-muted'),
      line: hex('color-line'),
      accent: hex('color-primary-text'),
      button: hex('color-primary'),
      onButton: hex('color-on-primary'),
    },
    dark: darkColors(tokens),
    radiusButton: length('radius-button'),
    radiusCard: length('radius-card'),
  };
}

function darkColors(tokens: TokenValues): MailColors {
  const [ground, surface] = [resolveColor('ink-950', tokens), resolveColor('ink-900', tokens)];
  const readable = (name: string, ratio: number, ...grounds: Color[]): Color =>
    nearestWithContrast(resolveColor(name, tokens), grounds, ratio) ?? resolveColor('color-text-inverse', tokens);
  const button = readable('color-primary', shapeContrast, surface);
  const onButton = [resolveColor('color-on-primary', tokens), ground].find(
    (color) => calculateContrast(color, button) >= textContrast,
  );
  return {
    ground: toHex(ground),
    surface: toHex(surface),
    text: toHex(readable('ink-100', textContrast, ground, surface)),
    muted: toHex(readable('ink-300', textContrast, ground, surface)),
    line: toHex(resolveColor('ink-700', tokens)),
    accent: toHex(readable('color-primary-text', enhancedContrast, ground, surface)),
    button: toHex(button),
    onButton: toHex(onButton ?? nearestWithContrast(ground, [button], textContrast) ?? ground),
  };
}
