import type { CDPSession } from 'puppeteer';

/** Starts counting the main thread's processor time: time that other programs take does not count. */
export const countMainThread = (client: CDPSession): Promise<unknown> =>
  client.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Processor time of all tasks of the main thread since countMainThread(), ms. */
export async function mainThreadMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}
