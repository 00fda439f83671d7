import type { MailColors, MailLook, TokenValues } from '../../shared/site/SiteLook.ts';
import { mix, toHex } from './Color.ts';
import { resolveColor } from './resolveColor.ts';
import { themeTokens } from './themeTokens.ts';

/** Lengths that every mail program draws; others, such as clamp(), get the product's own. */
const plainLength = /^(?:0|\d{1,3}(?:\.\d+)?(?:px|rem))$/;

/**
 * Returns the appearance of a site's mails, for light and dark mail programs.
 * All texts are readable on their ground: their colours are pairs that themes are checked for.
 * @param dark tokens that differ in the dark scheme; null for a theme without one, whose mails keep their colours
 */
export function mailLook(tokens: TokenValues, dark: TokenValues | null): MailLook {
  const length = (name: string): string => {
    const value = tokens[name] ?? '';
    return plainLength.test(value) ? value : (themeTokens[name]?.value ?? '0');
  };
  return {
    light: mailColors(tokens),
    dark: mailColors({ ...tokens, ...dark }),
    radiusButton: length('radius-button'),
    radiusCard: length('radius-card'),
  };
}

function mailColors(tokens: TokenValues): MailColors {
  const hex = (name: string): string => toHex(mix(resolveColor(name, tokens), resolveColor('color-bg', tokens)));
  return {
    ground: hex('color-bg-1'),
    surface: hex('color-surface'),
    text: hex('color-text'),
    muted: hex('color-text-muted'),
    line: hex('color-line'),
    accent: hex('color-primary-text'),
    button: hex('color-primary'),
    onButton: hex('color-on-primary'),
  };
}
