/*
 * Loaded before the product (node --expose-gc --import) with an IPC channel: answers each message with the memory that
 * is in use after a forced collection.
 */
import { setTimeout as wait } from 'node:timers/promises';

const collect = globalThis.gc;
if (!collect) throw new Error('Start with --expose-gc.');

process.on('message', () => {
  // the first run finds the buffers that the second one frees; finalizers run between them
  collect();
  void wait(200).then(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send({ rss, inUse: heapUsed + external });
  });
});
