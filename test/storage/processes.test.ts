import { spawn } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { createOutbox } from '../../server/storage/outbox/createOutbox.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import type { TestDatabase } from '../fixtures/storage/databases.ts';

/** Runs a process that claims until nothing is left; returns the subjects that it delivered. */
async function claimingProcess({ databaseUrl, dataDir }: TestDatabase): Promise<string[]> {
  const args = ['build/run.mjs', 'test/storage/messages/claimingProcess.ts', databaseUrl, dataDir];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return said.split('\n').filter(Boolean);
}

describeOnBothDatabases('the outbox of three processes', (emptyDatabase) => {
  it('gives each entry to one of them while another process adds', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const outbox = createOutbox(storage, realClock);
    const add = (from: number): Promise<void> =>
      storage.write(async (queries) => {
        for (let subject = from; subject < from + 10; subject += 1) {
          await outbox.add(queries, { kind: 'lead', subject: String(subject), payload: { subject } });
        }
      });
    for (let from = 0; from < 200; from += 10) await add(from);
    const processes = [1, 2, 3].map(() => claimingProcess(database));
    for (let from = 200; from < 300; from += 10) await add(from);
    const delivered = (await Promise.all(processes)).flat();
    // Entries added after all three had found nothing more.
    for (const entry of await outbox.claim({ kinds: ['lead'], limit: 300, leaseMs: 60_000 })) {
      if (await outbox.end(entry, 'delivered')) delivered.push(entry.subject);
    }
    expect(delivered).toHaveLength(300);
    expect(new Set(delivered).size).toBe(300);
    expect(await outbox.counts()).toEqual([{ kind: 'lead', state: 'delivered', count: 300 }]);
  });
});
