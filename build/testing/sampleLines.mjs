/** Lines without code that tests could notice: blank ones, comments, imports, types, brackets. */
const withoutCode = /^\s*(?:$|\/[/*]|\*|import\b|export type\b|type\b|interface\b|[\])}>;,]+$)/;

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns random lines of code as ranges of Stryker: "server/booking/book.ts:12-12".
 * @param files code by path
 * @param count at most so many
 * @param seed the same lines for the same code
 */
export function sampleLines(files, count, seed) {
  const random = createRandom(seed);
  return Object.entries(files)
    .flatMap(([file, code]) =>
      code.split('\n').flatMap((line, at) => (withoutCode.test(line) ? [] : [`${file}:${at + 1}-${at + 1}`])),
    )
    .map((range) => ({ range, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ range }) => range);
}
