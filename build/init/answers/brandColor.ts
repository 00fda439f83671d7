import { contrastFaults } from '../../../config/theme/contrastFaults.ts';
import { derivedTokens } from '../../../config/theme/derivedTokens.ts';
import type { TokenValues } from '../../../shared/site/SiteLook.ts';

export interface UnreadableColor {
  /** Sentence with the contrast. */
  message: string;
  /** Nearest readable colour; null where there is none. */
  nearest: string | null;
}

/**
 * Checks a brand colour as the build does. Shades and texts on it follow from it, unless a theme sets them.
 * @param themes tokens of the themes that the group has already
 */
export function unreadableColor(color: string, themes: readonly TokenValues[]): UnreadableColor | null {
  for (const tokens of themes) {
    const written = { ...tokens, 'color-primary': color };
    const found = contrastFaults({ ...derivedTokens(written), ...written }, (name) => name === 'color-primary');
    const fault = found.find(({ token }) => token === 'color-primary');
    if (fault) return { message: `The colour ${fault.message}.`, nearest: fault.nearest };
  }
  return null;
}

/** Returns how texts in a pale brand colour are shown; null for a colour that they keep. */
export function textColorNote(color: string): string | null {
  const text = derivedTokens({ 'color-primary': color })['color-primary-text'] ?? color;
  return text === color
    ? null
    : `Buttons are ${color}; links and texts are ${text}, the nearest shade that is readable.`;
}
