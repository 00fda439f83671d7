import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';

/** Pauses of kinds of entries whose server is down, so that waiting entries are not all tried in vain. */
export interface KindPauses {
  /** Kinds that are delivered now. */
  open(): string[];
  /** Paused kinds of which one entry may be tried now. */
  toProbe(): string[];
  /** An entry of a paused kind is being tried: the next one only after its result, or another pause. */
  probing(kind: string): void;
  isPaused(kind: string): boolean;
  /** Notes the result of a delivery. `unavailable` has the reason when the server is down, else null. */
  note(kind: string, unavailable: string | null): void;
}

interface Pause {
  failures: number;
  /** Null while the kind is delivered. */
  since: number | null;
  probeAt: number;
  lengthMs: number;
}

/** Failures in a row after which a kind is paused. */
const maxFailures = 3;
const firstPauseMs = 5000;
const maxPauseMs = 5 * 60_000;

/**
 * Creates the pauses of a process.
 * A kind is paused after three failures in a row of its server. One entry is tried after 5 s, 10 s, 20 s and so on, up
 * to every 5 minutes; the first that is not such a failure ends the pause. Begin and end are logged.
 */
export function createKindPauses(
  kinds: readonly string[],
  { clock, logger }: { clock: Clock; logger: Logger },
): KindPauses {
  const pauses = new Map<string, Pause>(
    kinds.map((kind) => [kind, { failures: 0, since: null, probeAt: 0, lengthMs: firstPauseMs }]),
  );
  const now = (): number => clock.now().getTime();
  const isPaused = (kind: string): boolean => typeof pauses.get(kind)?.since === 'number';

  return {
    open: () => kinds.filter((kind) => !isPaused(kind)),
    toProbe: () => kinds.filter((kind) => isPaused(kind) && (pauses.get(kind)?.probeAt ?? 0) <= now()),
    probing: (kind) => {
      const pause = pauses.get(kind);
      if (pause) pause.probeAt = now() + maxPauseMs;
    },
    isPaused,
    note: (kind, unavailable) => {
      const pause = pauses.get(kind);
      if (!pause) return;
      if (unavailable === null) {
        if (pause.since !== null) logger.info('outbox.resumed', { kind, pausedMs: now() - pause.since });
        pauses.set(kind, { failures: 0, since: null, probeAt: 0, lengthMs: firstPauseMs });
        return;
      }
      pause.failures += 1;
      if (pause.failures < maxFailures) return;
      if (pause.since === null) {
        pause.since = now();
        logger.error('outbox.paused', { kind, reason: unavailable });
      } else if (pause.probeAt > now() + pause.lengthMs) {
        pause.lengthMs = Math.min(2 * pause.lengthMs, maxPauseMs); // the probe has failed
      } else return; // an attempt from before the pause
      pause.probeAt = now() + pause.lengthMs;
    },
  };
}
