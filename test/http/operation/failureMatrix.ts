import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Fault } from '../../upstreams/faults.ts';
import { withRunningMs } from '../../fixtures/runningClock.ts';
import { failureRows } from './failureRows.ts';
import type { FailureRow, Reply } from './failureRows.ts';

/** A request sent this many ms after the back end's recovery succeeds. */
const maxRecoveryMs = 5000;
/** Maximum extra wait where a copy exists, ms; a busy machine's delay for a page is added. */
const maxExtraMs = 1000;
const busyMachineMs = 1000;
/** Enough consecutive failures to open a circuit. */
const failures = 6;

async function timed(ask: () => Promise<Reply>): Promise<Reply & { ms: number }> {
  const { result, ms } = await withRunningMs(ask);
  return { ...result, ms };
}

/** Rejects when a fault of a back end has another outcome than its row specifies. */
async function checkFault({ start, well, waitsForSlow, maxWaitMs, ...row }: FailureRow, fault: Fault): Promise<void> {
  const subject = await start();
  const { failWith, kept, age, fresh } = subject;
  try {
    const before = kept && (await timed(kept));
    expect(before?.status ?? 200).toBe(200);
    await failWith(fault);
    const failed = row.otherwise?.[fault] ?? row.failed;
    const isWaitedFor = fault === 'slow' && waitsForSlow;

    if (kept && before) {
      age?.();
      const after = await timed(kept);
      expect({ status: after.status, same: after.text === before.text }).toEqual({ status: 200, same: true });
      expect(after.ms).toBeLessThan(before.ms + maxExtraMs + busyMachineMs);
    }

    const first = await timed(fresh);
    expect(first.status).toBe(isWaitedFor ? well : failed.status);
    if (!isWaitedFor) expect(first.text).toMatch(failed.words);
    if (first.status === 503) expect(first.retryAfter).toMatch(/^\d+$/);
    expect(first.ms).toBeLessThan(maxWaitMs + 2 * busyMachineMs);
    // Enough to open the circuit, which must not outlast the failure.
    const more = await Promise.all(Array.from({ length: failures }, () => fresh()));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([isWaitedFor ? well : failed.status]));

    await failWith(null);
    const recovered = performance.now();
    // The time of the request counts: a busy machine may deliver an early refusal late.
    for (let sentMs = 0; (await fresh()).status !== well; sentMs = performance.now() - recovered) {
      expect(sentMs).toBeLessThan(maxRecoveryMs);
      await pause(100);
    }
  } finally {
    await subject.stop();
  }
}

/**
 * Back end × fault: right status, plain words, little extra time where a copy exists, quick recovery. The faults of a
 * back end run at the same time, each in a product of its own: most of their time is waiting for a circuit to close.
 */
export function failureMatrix(faults: readonly Fault[]): void {
  describe.each(failureRows)('$backEnd', (row) => {
    let outcomes: PromiseSettledResult<void>[] = [];
    beforeAll(async () => {
      outcomes = await Promise.allSettled(faults.map((fault) => checkFault(row, fault)));
    });

    it.each(faults)('× %s', (fault) => {
      const outcome = outcomes[faults.indexOf(fault)];
      if (outcome?.status !== 'fulfilled') throw outcome?.reason;
    });
  });
}
