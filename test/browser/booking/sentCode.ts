import { silentLogger } from '../../fixtures/silentLogger.ts';
import type { Sms } from '../../../server/messages/MessageTypes.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';

/** Returns the login code of the last text message in a data folder's outbox; "" if it has none. */
export async function sentCode(dataDir: string): Promise<string> {
  const storage = await openStorage({ databaseUrl: '', dataDir, logger: silentLogger });
  try {
    const rows = await storage.db.selectFrom('outbox').select('payload').where('kind', '=', 'sms').execute();
    const { text } = JSON.parse(rows.at(-1)?.payload ?? '{"text":""}') as Sms;
    return /\b\d{4}\b/.exec(text)?.[0] ?? '';
  } finally {
    await storage.close();
  }
}
