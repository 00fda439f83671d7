import { describe, expect, it } from '@jest/globals';
import { calculateContrast, toHex, nearestWithContrast, parseColor } from './Color.ts';
import type { TokenValues } from '../../shared/site/SiteLook.ts';
import type { Color } from './Color.ts';
import { contrastFaults } from './contrastFaults.ts';
import { darkTokens } from './darkTokens.ts';
import { derivedTokens } from './derivedTokens.ts';
import { resolveColor } from './resolveColor.ts';

const colorOf = (text: string): Color => {
  const color = parseColor(text);
  if (!color) throw new Error(`${text} is no colour`);
  return color;
};
const contrast = (one: string, other: string): number => calculateContrast(colorOf(one), colorOf(other));

describe('colours', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777', '#ffffff', 4.48],
    ['rgb(11 79 73)', '#fff', 9.41],
  ])('%s on %s have a contrast of %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });

  it.each(['red', '#12', '#12345', 'rgb(256 0 0)', 'rgb(0,0,0)', 'url(x)', '#fff;'])('are not %s', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it('become the nearest readable one on the ground', () => {
    const nearest = (color: string, ground: string): string => {
      const found = nearestWithContrast(colorOf(color), [colorOf(ground)], 4.5);
      return found ? toHex(found) : '';
    };
    expect(contrast(nearest('#f5d000', '#fff'), '#fff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest('#0b4f49', '#131d21'), '#131d21')).toBeGreaterThanOrEqual(4.5);
    expect(nearest('#0b4f49', '#fff')).toBe('#0b4f49');
  });
});

describe('derivedTokens()', () => {
  it.each(['#0b4f49', '#f5d000', '#808080', '#ff0000', '#000', '#fff', '#3a35b8', '#7fd4c1'])(
    'makes every shade of %s readable',
    (primary) => {
      const tokens = { 'color-primary': primary };
      const all = { ...derivedTokens(tokens), ...tokens };
      expect(contrastFaults(all, (name) => name in tokens)).toEqual([]);
    },
  );

  it('leaves the shades of the product when a theme has no brand colour', () => {
    expect(derivedTokens({ 'radius-button': '4px' })).toEqual({});
  });
});

describe('darkTokens()', () => {
  const dark = (light: TokenValues, own: TokenValues = {}): TokenValues => {
    const tokens = { ...derivedTokens(light), ...light };
    return { ...tokens, ...darkTokens(tokens, own) };
  };

  it.each(['#0b4f49', '#f5d000', '#808080', '#ff0000', '#000', '#fff', '#3a35b8', '#7fd4c1'])(
    'makes every pair readable for the brand colour %s',
    (primary) => {
      const tokens = dark({ 'color-primary': primary, 'color-bg-1': '#fff3ad', 'color-campaign': '#7a5a12' });
      expect(contrastFaults(tokens, () => false)).toEqual([]);
      const [fill, ground] = ['color-primary', 'color-bg'].map((name) => toHex(resolveColor(name, tokens)));
      expect(contrast(fill ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
    },
  );

  it('keeps the colours that a theme sets for the dark scheme', () => {
    const own = { 'color-primary': '#f4f1ea', 'color-bg': '#000000' };
    expect(dark({}, own)).toMatchObject({ ...own, 'color-on-primary': '#131d21', 'nav-bg': '#000000f0' });
  });

  it('has none for a theme that is dark', () => {
    expect(darkTokens({ 'color-bg': '#111', 'color-text': '#fff' }, {})).toBeNull();
  });
});

describe('contrastFaults()', () => {
  it('finds nothing in the colours of the product', () => {
    expect(contrastFaults({}, () => false)).toEqual([]);
  });

  it('names a near colour that passes', () => {
    const tokens = { 'color-primary': '#f5d000', 'color-on-primary': '#ffffff' };
    const [fault] = contrastFaults({ ...derivedTokens(tokens), ...tokens }, (name) => name in tokens);
    expect(fault?.token).toBe('color-on-primary');
    expect(fault?.message).toMatch(
      /^#ffffff is hard to read: it on color-primary \(#f5d000\) has a contrast of 1\.\d\d and needs 4\.5; the nearest colour that passes is #[0-9a-f]{6}$/,
    );
    const cure = /passes is (#[0-9a-f]{6})/.exec(fault?.message ?? '')?.[1] ?? '';
    expect(contrast(cure, '#f5d000')).toBeGreaterThanOrEqual(4.5);
  });

  it('names the ground where only that is set', () => {
    const tokens = { 'color-bg-2': '#c8c8c8' };
    expect(contrastFaults(tokens, (name) => name in tokens)).toEqual(
      expect.arrayContaining([expect.objectContaining({ token: 'color-bg-2' })]),
    );
  });

  it('measures colours that let their ground shine through', () => {
    const tokens = { 'nav-bg': 'rgb(0 0 0 / 0.9)' };
    expect(contrastFaults(tokens, (name) => name in tokens).map(({ token }) => token)).toContain('nav-bg');
  });
});
