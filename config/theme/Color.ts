/** A colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const hexDigits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const rgbFunction = /^rgb\(\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})\s*(?:\/\s*(0|1|0?\.\d+)\s*)?\)$/;

/** Parses "#0b4f49", "#fff", "#0b4f4980" and "rgb(11 79 73 / 0.5)"; null for anything else. */
export function parseColor(text: string): Color | null {
  const digits = hexDigits.exec(text)?.[1];
  if (digits !== undefined) {
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    const byte = (at: number): number => parseInt(long.slice(at, at + 2), 16);
    return { red: byte(0), green: byte(2), blue: byte(4), alpha: long.length === 8 ? byte(6) / 255 : 1 };
  }
  const parts = rgbFunction.exec(text);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.slice(1).map((part?: string) => Number(part ?? 1));
  return Math.max(red, green, blue) > 255 ? null : { red, green, blue, alpha };
}

/** Formats as "#0b4f49", without alpha. */
export function toHex({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Blends `over` onto an opaque background. */
export function mix(over: Color, ground: Color, share = over.alpha): Color {
  const part = (from: number, to: number): number => to + (from - to) * share;
  return {
    red: part(over.red, ground.red),
    green: part(over.green, ground.green),
    blue: part(over.blue, ground.blue),
    alpha: 1,
  };
}

/**
 * Returns the contrast ratio of two opaque colours, from 1 to 21. @see
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function calculateContrast(one: Color, other: Color): number {
  const [lighter, darker] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function calculateLuminance({ red, green, blue }: Color): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/**
 * Returns the colour nearest to `color` with a contrast of at least `ratio` to all `grounds`.
 * Darkens or lightens it in steps of one per cent. Null where no such colour exists.
 */
export function nearestWithContrast(color: Color, grounds: readonly Color[], ratio: number): Color | null {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const end of [black, white]) {
      const candidate = mix(end, { ...color, alpha: 1 }, percent / 100);
      // Rounded to bytes, as in the style sheet.
      const shown = parseColor(toHex(candidate)) ?? candidate;
      if (grounds.every((ground) => calculateContrast(shown, ground) >= ratio)) return shown;
    }
  }
  return null;
}

/** Share of the saturation that a lightened colour keeps: bright colours look stronger on dark ground. */
const lightenedSaturation = 0.8;

/**
 * Returns the colour, or the darkest lighter one of its hue that is readable on all dark `grounds`.
 * White where none has it.
 */
export function lightenUntil(color: Color, grounds: readonly Color[], ratio: number): Color {
  const passes = (candidate: Color): boolean => {
    const shown = parseColor(toHex(candidate)) ?? candidate;
    return grounds.every((ground) => calculateContrast(shown, ground) >= ratio);
  };
  const opaque = { ...color, alpha: 1 };
  if (passes(opaque)) return opaque;
  const { hue, saturation, lightness } = toHsl(opaque);
  for (let percent = Math.ceil(lightness * 100); percent < 100; percent += 1) {
    const candidate = fromHsl({ hue, saturation: saturation * lightenedSaturation, lightness: percent / 100 });
    if (passes(candidate)) return candidate;
  }
  return white;
}

/** Hue in degrees, the others from 0 to 1. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** @see https://www.w3.org/TR/css-color-4/#rgb-to-hsl */
function toHsl({ red, green, blue }: Color): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (max + min) / 2;
  const range = max - min;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sector = max === r ? (g - b) / range + (g < b ? 6 : 0) : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sector * 60, saturation: (max - lightness) / Math.min(lightness, 1 - lightness), lightness };
}

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl({ hue, saturation, lightness }: Hsl): Color {
  const part = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return { red: part(0), green: part(8), blue: part(4), alpha: 1 };
}
