import { startScript } from './startScript.ts';
import type { LoadPlan, LoadResult } from './LoadPlan.ts';

export interface Generator {
  /** Several plans may run at the same time. */
  run(plan: LoadPlan): Promise<LoadResult>;
  stop(): void;
}

/** Starts a process that sends load. */
export async function startGenerator(): Promise<Generator> {
  const { child, stop } = await startScript<'ready'>('test/performance/load/loadGenerator.ts');
  let lastId = 0;
  return {
    run: (plan) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        const onMessage = (message: { id: number; result?: LoadResult; error?: string }): void => {
          if (message.id !== id) return;
          child.off('message', onMessage);
          if (message.result) resolve(message.result);
          else reject(new Error(message.error));
        };
        child.on('message', onMessage);
        child.send({ id, plan });
      }),
    stop,
  };
}
