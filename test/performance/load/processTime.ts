import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second on every machine. */
const msPerTick = 10;

/** Returns the fields of /proc/PID/stat from the state on; the name before them may contain anything. */
function statOf(pid: number | string): string[] | null {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return null;
  }
}

/**
 * Returns the processor time (user and system) of a process in ms.
 * Includes its threads and living children. Linux only.
 */
export function processTimeMs(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      return stat
        ? [{ pid: Number(name), parent: Number(stat[1]), ms: (Number(stat[11]) + Number(stat[12])) * msPerTick }]
        : [];
    });
  const sum = (own: number): number =>
    (stats.find((stat) => stat.pid === own)?.ms ?? 0) +
    stats.filter(({ parent }) => parent === own).reduce((total, child) => total + sum(child.pid), 0);
  return sum(pid);
}
