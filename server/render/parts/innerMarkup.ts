/**
 * Returns the inner markup of the first element that begins with `start`; null without it or its end.
 * @param page as React writes it: every element but the void ones has its end tag, and texts have no "<"
 * @param start "<", the name of the element and its first attributes
 */
export function innerMarkup(page: Buffer, start: string): string | null {
  const startsAt = page.indexOf(start);
  if (startsAt < 0) return null;
  const name = /^<(\w+)/.exec(start)?.[1] ?? '';
  const innerAt = page.indexOf('>', startsAt) + 1;
  const end = `</${name}>`;
  let endsAt = innerAt;
  for (let depth = 1, from = innerAt; depth > 0;) {
    endsAt = page.indexOf(end, from);
    if (endsAt < 0) return null;
    depth += countStarts(page, name, from, endsAt) - 1;
    from = endsAt + end.length;
  }
  return page.toString('utf8', innerAt, endsAt);
}

/** Number of start tags of an element between two positions. */
function countStarts(page: Buffer, name: string, from: number, to: number): number {
  let count = 0;
  for (const start of [`<${name}>`, `<${name} `]) {
    for (let at = page.indexOf(start, from); at >= 0 && at < to; at = page.indexOf(start, at + 1)) count += 1;
  }
  return count;
}
