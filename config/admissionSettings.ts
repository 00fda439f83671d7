import type { Env } from './env.ts';

/** Settings of createAdmission. */
export function admissionSettings(env: Env) {
  return {
    concurrency: env.RENDER_CONCURRENCY,
    maxWaitMs: env.RENDER_QUEUE_MS,
    maxLoopDelayMs: env.RENDER_MAX_LOOP_DELAY_MS,
  };
}
