import { randomBytes } from 'node:crypto';
import type { OpenedDatabase } from './Storage.ts';

/**
 * Returns a secret of this installation (256 bits, base64url), generated on first use.
 * It is stored in the database: every process gets the same one, also when several request it concurrently. Each
 * purpose has a separate name ("bookingLinks"), so that a signature for one is invalid for another.
 */
export async function storedSecret(storage: OpenedDatabase, name: string): Promise<string> {
  const find = () => storage.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const stored = await find();
  if (stored) return stored.value;
  const row = { name, value: randomBytes(32).toString('base64url'), created_at: new Date().toISOString() };
  return storage.write(async (queries) => {
    await queries
      .insertInto('secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // another process may have been first: its secret wins
    const { value } = await queries
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  });
}
