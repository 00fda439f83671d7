import type { TokenValues } from '../../shared/site/SiteLook.ts';
import { calculateContrast, toHex, mix, nearestWithContrast } from './Color.ts';
import type { Color } from './Color.ts';
import { contrastPairs } from './contrastPairs.ts';
import { resolveColor } from './resolveColor.ts';

/** A colour with too little contrast to its background. */
export interface ContrastFault {
  /** Token to change: the foreground, or the background where only that is set. */
  token: string;
  message: string;
  /** Nearest colour that passes; null where there is none. */
  nearest: string | null;
}

/**
 * Returns the colour pairs below the contrast of WCAG AA, at most one fault per foreground token.
 * @param tokens values that replace the product's
 * @param isSet returns whether the operator has set a token
 */
export function contrastFaults(tokens: TokenValues, isSet: (token: string) => boolean): ContrastFault[] {
  const page = resolveColor('color-bg', tokens);
  const shown = (name: string): Color => mix(resolveColor(name, tokens), page);
  return contrastPairs.flatMap(({ token, grounds, ratio }) => {
    const color = shown(token);
    const worst = grounds
      .map((ground) => ({ ground, contrast: calculateContrast(color, shown(ground)) }))
      .sort((a, b) => a.contrast - b.contrast)[0];
    if (!worst || worst.contrast >= ratio) return [];
    const changesGround = isSet(worst.ground) && !isSet(token);
    const changed = changesGround ? worst.ground : token;
    const cure = changesGround
      ? nearestWithContrast(shown(worst.ground), [color], ratio)
      : nearestWithContrast(color, grounds.map(shown), ratio);
    const pair = changesGround ? `${token} on it` : `it on ${worst.ground} (${toHex(shown(worst.ground))})`;
    return [
      {
        token: changed,
        nearest: cure && toHex(cure),
        message:
          `${toHex(shown(changed))} is hard to read: ${pair} has a contrast of ${floor(worst.contrast)} and needs ${String(ratio)}; ` +
          (cure ? `the nearest colour that passes is ${toHex(cure)}` : `choose another ${worst.ground}`),
      },
    ];
  });
}

/** Rounds down to two decimals: a contrast below the limit must not read like the limit. */
function floor(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}
