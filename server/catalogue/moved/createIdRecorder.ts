import type { CarIds } from './CarIds.ts';

const hourMs = 60 * 60_000;

/** Records the ids of each stock while it serves already. */
export interface IdRecorder {
  /** Key for the identities of the next stock; undefined when they need no recording. */
  nextKey(isForPushes: boolean): string | undefined;
  record(identities: readonly string[]): void;
  /** Resolves once everything is recorded. */
  settled(): Promise<void>;
}

/** @param onMoved called with each site whose cars have got other ids: its pages redirect elsewhere now */
export function createIdRecorder(
  carIds: Pick<CarIds, 'hashKey' | 'record'> | undefined,
  onMoved: (site: string) => void,
): IdRecorder {
  let recorded: Promise<void> = Promise.resolve();
  let recordedAt = -Infinity;
  return {
    nextKey(isForPushes) {
      // pushes may come every few seconds
      if (isForPushes && performance.now() - recordedAt < hourMs) return undefined;
      return carIds?.hashKey() ?? undefined;
    },
    record(identities) {
      if (!carIds || identities.length === 0) return;
      recordedAt = performance.now();
      recorded = recorded.then(async () => (await carIds.record(identities)).forEach(onMoved));
    },
    settled: () => recorded,
  };
}
