export interface UnderWay {
  /** Counts work as under way until it settles; gives it back as it is. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when what is under way now has settled, well or badly. */
  settled(): Promise<void>;
}

/** What a database has begun, so that it is not closed in the middle. */
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
