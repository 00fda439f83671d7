import { calculateContrast } from '../../../config/theme/Color.ts';
import type { Color } from '../../../config/theme/Color.ts';

/** Colours of a logo. */
export interface LogoInk {
  /** The logo fills its rectangle. */
  isOpaque: boolean;
  /** All of it has one colour. */
  isPlain: boolean;
  /** Colour of its edge, where it is opaque. */
  edge: Color;
  /** Returns the share of the logo that is readable on a ground, 0 to 1. */
  readableOn: (ground: Color) => number;
}

interface Pixels {
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** @see https://www.w3.org/TR/WCAG22/#non-text-contrast */
const shapeContrast = 3;
/** Distance in the colour cube within which colours count as one. */
const sameColorDistance = 60;
const minPixelShare = 0.95;

/** Measures the colours of a logo; null for an empty one. */
export function logoInk({ data, width, height }: Pixels): LogoInk | null {
  const pixel = (x: number, y: number): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
    return { red, green, blue, alpha: alpha / 255 };
  };
  const all = Array.from({ length: width * height }, (_one, at) => pixel(at % width, Math.floor(at / width)));
  const ink = all.filter(({ alpha }) => alpha >= 0.5);
  if (ink.length === 0) return null;
  const edge = all.filter((_color, at) => isEdge(at, width, height));
  const mean = meanColor(ink);
  const opaque = edge.filter(({ alpha }) => alpha > 0.98).length;
  return {
    isOpaque: opaque >= edge.length * minPixelShare,
    isPlain: ink.filter((color) => distance(color, mean) < sameColorDistance).length >= ink.length * minPixelShare,
    edge: meanColor(edge),
    readableOn: (ground) =>
      ink.filter((color) => calculateContrast(color, ground) >= shapeContrast).length / ink.length,
  };
}

function isEdge(at: number, width: number, height: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

function meanColor(colors: readonly Color[]): Color {
  const mean = (part: 'red' | 'green' | 'blue'): number =>
    colors.reduce((sum, color) => sum + color[part], 0) / Math.max(1, colors.length);
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), alpha: 1 };
}

const distance = (one: Color, other: Color): number =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
