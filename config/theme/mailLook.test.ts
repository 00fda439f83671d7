import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import type { MailLook, TokenValues } from '../../shared/site/SiteLook.ts';
import { calculateContrast, parseColor } from './Color.ts';
import { textContrast } from './contrastPairs.ts';
import { darkTokens } from './darkTokens.ts';
import { derivedTokens } from './derivedTokens.ts';
import { mailLook } from './mailLook.ts';

const contrastOf = (one: string, other: string): number => {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a && b ? calculateContrast(a, b) : 0;
};

const lookOf = (written: TokenValues): MailLook => {
  const tokens = { ...derivedTokens(written), ...written };
  return mailLook(tokens, darkTokens(tokens, {}));
};

describe('the colours of mails', () => {
  const themes = [{}, { 'color-primary': '#f5d000', 'color-on-primary': '#131d21' }, { 'color-primary': '#05070a' }];
  const looks = [...harbourSites.map(({ look }) => look.mail), ...themes.map(lookOf)];

  it.each(['light', 'dark'] as const)('are readable in %s mail programs', (scheme) => {
    for (const { [scheme]: colors } of looks) {
      const { ground, surface, text, muted, accent, button, onButton } = colors;
      const pairs = [
        ...[text, muted].flatMap((color) => [
          [color, ground],
          [color, surface],
        ]),
        [onButton, button],
        [accent, surface],
      ] as [string, string][];
      for (const pair of pairs) expect([pair, contrastOf(...pair) >= textContrast]).toEqual([pair, true]);
    }
  });

  it('keep lengths that mail programs can draw', () => {
    expect(lookOf({ 'radius-button': '999px', 'radius-card': 'clamp(4px, 1vw, 20px)' })).toMatchObject({
      radiusButton: '999px',
      radiusCard: '16px',
    });
  });
});
