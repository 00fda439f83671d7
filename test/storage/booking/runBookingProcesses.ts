import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from '@jest/globals';
import type { TestDatabase } from '../../fixtures/storage/databases.ts';

/** Work of one process, see bookingProcess.ts. */
interface BookingWork {
  keys: readonly string[];
  /** Registration number of every booking; default: one per key. */
  plate?: string;
  engine?: 'workshop' | 'wheelChange';
}

/**
 * Runs one operating-system process per piece of work over one database. They book concurrently: none starts before
 * all have opened it.
 * @returns the bookings of each process, as "key id"
 */
export async function runBookingProcesses(
  { databaseUrl, dataDir }: TestDatabase,
  works: readonly BookingWork[],
): Promise<string[][]> {
  const started = await Promise.all(
    works.map(async ({ keys, plate = '', engine = 'workshop' }) => {
      const args = [databaseUrl, dataDir, keys.join(), plate, engine];
      const child = spawn(process.execPath, ['build/run.mjs', 'test/storage/booking/bookingProcess.ts', ...args], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      const exited = once(child, 'close');
      const lines: string[] = [];
      const output = createInterface({ input: child.stdout });
      output.on('line', (line) => lines.push(line));
      await Promise.race([once(output, 'line'), exited]);
      return { child, lines, exited };
    }),
  );
  for (const { child } of started) child.stdin.end('go\n');
  return Promise.all(
    started.map(async ({ lines, exited }) => {
      const [exitCode] = (await exited) as [number | null];
      expect(exitCode).toBe(0);
      return lines.filter((line) => line !== 'ready');
    }),
  );
}
