function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase();
}

/** Returns every code point of a CSS unicode-range: "U+41-43,U+20AC". Wildcards are not supported. */
export function codePointsIn(unicodeRange: string): Set<number> {
  const found = new Set<number>();
  for (const range of unicodeRange.split(',')) {
    const [from = NaN, to = from] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((part) => parseInt(part, 16));
    for (let codePoint = from; codePoint <= to; codePoint += 1) found.add(codePoint);
  }
  return found;
}

/** Returns the shortest CSS unicode-range of exactly these code points, which are in ascending order. */
export function formatUnicodeRange(codePoints: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
