import { randomBytes } from 'node:crypto';
import type { Storage } from './Storage.ts';

/**
 * A secret of this installation (256 bits, base64url), made when it is asked for the first time and kept in the
 * database: every process gets the same one, also when several ask at once. One name for each purpose
 * ("bookingLinks"), so that what is signed for one is worth nothing for another.
 */
export async function storedSecret(storage: Storage, name: string): Promise<string> {
  const find = () => storage.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  const row = { name, value: randomBytes(32).toString('base64url'), created_at: new Date().toISOString() };
  return storage.write(async (queries) => {
    await queries
      .insertInto('secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // another process may have been first: its secret stands
    const { value } = await queries
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  });
}
