import type { LoadPlan } from './LoadPlan.ts';
import { runLoad } from './runLoad.ts';

/** Separate process for the load, so that the harness and the server do not wait for it. */
process.on('message', ({ id, plan }: { id: number; plan: LoadPlan }) => {
  void runLoad(plan).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.send?.('ready');
