export interface UnderWay {
  /** Counts a promise as pending until it settles, and returns it. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all promises pending now have settled, fulfilled or rejected. */
  settled(): Promise<void>;
}

/** Tracks pending work, so that what it needs is not closed during it. */
export function createUnderWay(): UnderWay {
  const all = new Set<Promise<unknown>>();
  return {
    track: (work) => {
      all.add(work);
      const forget = (): void => void all.delete(work);
      work.then(forget, forget);
      return work;
    },
    settled: async () => {
      await Promise.allSettled(all);
    },
  };
}
