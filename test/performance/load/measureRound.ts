import type { Generator } from './startGenerator.ts';
import type { LoadPlan } from './LoadPlan.ts';
import { processTimeMs } from './processTime.ts';

export interface Round {
  requestsPerSecond: number;
  /** Processor time of the server per request. */
  cpuMs: number;
  /**
   * Share of the time in which the server had a processor.
   * Well below 1, something else limited the rate.
   */
  busy: number;
  bytes: number;
}

/** Runs a plan against a server and measures its processor time. @throws when a response is not 200 */
export async function measureRound(generator: Generator, pid: number, plan: LoadPlan): Promise<Round> {
  const before = processTimeMs(pid);
  const { count, seconds, byStatus, errors } = await generator.run(plan);
  const cpu = processTimeMs(pid) - before;
  const wrong = byStatus.filter(({ status }) => status !== 200);
  if (wrong.length > 0 || errors > 0 || count === 0) {
    const found = wrong.map(({ status, count: times }) => `${times} × ${status}`).join(', ');
    throw new Error(
      `${plan.paths.join(' ')}: ${count} responses, ${found || 'all 200'}, ${errors} broken connections.`,
    );
  }
  const bytes = byStatus.reduce((sum, result) => sum + result.bytes, 0);
  return { requestsPerSecond: count / seconds, cpuMs: cpu / count, busy: cpu / 1000 / seconds, bytes: bytes / count };
}
