import { parentPort, workerData } from 'node:worker_threads';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { LooksTask, LooksResult } from './looksWorkerMessages.ts';
import { writeLooks } from './writeLooks.ts';

/*
 * Entry point of a thread that writes the looks of a group.
 * The memory of the font tools is free when it has ended.
 */
const { sources, places } = workerData as LooksTask;

async function write(): Promise<LooksResult> {
  try {
    return { bySite: await writeLooks(sources, places) };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { fault: error.message };
  }
}

parentPort?.postMessage(await write());
