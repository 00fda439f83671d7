import type { Transaction } from 'kysely';
import type { Schema } from './Schema.ts';

/** Id of the table's only row, which all processes write. */
const heartbeatId = 1;

/** Proves within a transaction that the database is writable. */
export async function writeHeartbeat(queries: Transaction<Schema>): Promise<void> {
  const beaten_at = new Date().toISOString();
  await queries
    .insertInto('heartbeat')
    .values({ id: heartbeatId, beaten_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at }))
    .execute();
}
