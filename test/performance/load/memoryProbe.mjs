/*
 * Loaded before the product (node --expose-gc --import) with an IPC channel: answers each message with the memory that
 * is in use after a forced collection, with the timers that are set, and with the names of all warnings so far.
 */
import { setTimeout as wait } from 'node:timers/promises';

const collect = globalThis.gc;
if (!collect) throw new Error('Start with --expose-gc.');

/** Timers that code has set, those that keep no process alive included. */
let timers = [];
for (const name of ['setTimeout', 'setInterval']) {
  const original = globalThis[name];
  const counting = (...args) => {
    const timer = original(...args);
    timers.push(new WeakRef(timer));
    return timer;
  };
  globalThis[name] = counting;
  // util.promisify(setTimeout) must go on
  for (const key of Object.getOwnPropertySymbols(original))
    Object.defineProperty(counting, key, { get: () => original[key] });
}

const warnings = [];
process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`));

process.on('message', () => {
  // the first run finds the buffers that the second one frees; finalizers run between them
  collect();
  void wait(200).then(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    timers = timers.filter((timer) => timer.deref()?._destroyed === false);
    process.send({ rss, inUse: heapUsed + external, timers: timers.length, warnings });
  });
});
