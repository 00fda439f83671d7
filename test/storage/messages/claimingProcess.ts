import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';

/* Process that delivers everything it can claim, and writes each entry's subject on a line. */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const storage = await openStorage({ databaseUrl, dataDir, logger: silentLogger });
const outbox = createOutbox(storage, { now: () => new Date() });
for (;;) {
  const entries = await outbox.claim({ kinds: ['lead'], limit: 3, leaseMs: 60_000 });
  if (entries.length === 0) break;
  for (const entry of entries) {
    if (await outbox.end(entry, 'delivered')) process.stdout.write(`${entry.subject}\n`);
  }
}
await storage.close();
