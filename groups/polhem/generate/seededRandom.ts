/** Deterministic random numbers. The same seed text gives the same sequence on every machine. */
export interface SeededRandom {
  /** In [0, 1). */
  next(): number;
  /** Whole number, both ends inclusive. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks an item with a probability proportional to weightOf(item). */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** A new array with up to `count` different items, in their original order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Hashes a seed text to the start of a sequence (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Creates a generator (mulberry32) from a seed text. pick, weighted and sample throw on an empty list. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  const itemAt = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new Error('A random pick needs at least one item to pick from.');
    return item;
  };

  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    weighted: (items, weightOf) => {
      const total = items.reduce((sum, item) => sum + weightOf(item), 0);
      let left = next() * total;
      for (const item of items) {
        left -= weightOf(item);
        if (left < 0) return item;
      }
      return itemAt(items, items.length - 1);
    },
    sample: (items, count) => {
      const drawn = items.map((item, index) => ({ item, index, order: next() }));
      drawn.sort((a, b) => a.order - b.order);
      return drawn
        .slice(0, count)
        .sort((a, b) => a.index - b.index)
        .map(({ item }) => item);
    },
  };
}
