import { silentLogger } from '../../fixtures/silentLogger.ts';
import type { Sms } from '../../../server/messages/MessageTypes.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';

/**
 * Returns the login code of the last text message in a data folder's outbox; "" if it has none.
 * @param phone only messages to this number, "+46701234567"
 */
export async function sentCode(dataDir: string, phone?: string): Promise<string> {
  const storage = await openStorage({ databaseUrl: '', dataDir, logger: silentLogger });
  try {
    const rows = await storage.db.selectFrom('outbox').select('payload').where('kind', '=', 'sms').execute();
    const messages = rows.map(({ payload }) => JSON.parse(payload) as Sms);
    const last = messages.findLast(({ to }) => phone === undefined || to === phone);
    return /\b\d{4}\b/.exec(last?.text ?? '')?.[0] ?? '';
  } finally {
    await storage.close();
  }
}
