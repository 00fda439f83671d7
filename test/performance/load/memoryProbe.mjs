/*
 * Reports the memory of the product over IPC; preloaded with node --expose-gc --import.
 * Responds to each message with the memory in use after a forced collection, the active timers and the names of all
 * warnings so far.
 */
import { setTimeout as wait } from 'node:timers/promises';

const collect = globalThis.gc;
if (!collect) throw new Error('Start with --expose-gc.');

/** Timers set by code, including unref'd ones. */
let timers = [];
/** Length at which timers that are over are forgotten: the probe itself must stay small. */
const maxTimers = 5000;
const forgetTimers = () => {
  timers = timers.filter((timer) => timer.deref()?._destroyed === false);
};
for (const name of ['setTimeout', 'setInterval']) {
  const original = globalThis[name];
  const counting = (...args) => {
    const timer = original(...args);
    if (timers.length === maxTimers) forgetTimers();
    timers.push(new WeakRef(timer));
    return timer;
  };
  globalThis[name] = counting;
  // util.promisify(setTimeout) must still work.
  for (const key of Object.getOwnPropertySymbols(original)) {
    Object.defineProperty(counting, key, { get: () => original[key] });
  }
}

const warnings = [];
process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`));

process.on('message', () => {
  forgetTimers();
  // the first run finds the buffers that the second one frees; finalizers run between them
  collect();
  void wait(200).then(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    forgetTimers();
    process.send({ rss, inUse: heapUsed + external, timers: timers.length, warnings });
  });
});
