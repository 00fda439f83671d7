import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Logger } from '../../shared/kit/Logger.ts';
import { faultCode } from './databaseFaults.ts';

interface PoolSettings {
  /** Connections at most. */
  most: number;
  /** PostgreSQL ends a statement after this. */
  statementMs: number;
  /** A connection that takes longer to make, or to become free, has failed. */
  connectMs: number;
}

export const usualPool: PoolSettings = { most: 10, statementMs: 10_000, connectMs: 5000 };

/**
 * Connections to PostgreSQL for Kysely, made when they are needed. Each refuses to write outside a transaction that
 * was begun to write, and stores a commit on the disk before it answers.
 */
export function createPostgresPool(
  databaseUrl: string,
  logger: Logger,
  { most, statementMs, connectMs }: PoolSettings = usualPool,
): PostgresPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'forecourt',
    max: most,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    keepAlive: true,
    query_timeout: statementMs + 5000, // when not even the refusal of a slow statement arrives
  });
  // one listener for idle connections; a lost one that is in use would else end the process
  pool.on('error', (error) => logger.warn('database.connectionLost', { code: faultCode(error) }));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const prepared = new WeakSet<PoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      try {
        if (!prepared.has(client)) await client.query(sessionSettings(statementMs));
        prepared.add(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return kyselyClient(client);
    },
    end: () => pool.end(),
  };
}

/** As statements, not as options of the connection, which poolers such as PgBouncer refuse. */
function sessionSettings(statementMs: number): string {
  return `
    set default_transaction_read_only = on;
    set statement_timeout = ${statementMs};
    set idle_in_transaction_session_timeout = ${statementMs};
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;
}

function kyselyClient(client: PoolClient): PostgresPoolClient {
  let broken = false;
  async function query<Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await client.query<Row & QueryResultRow>(statement, [...values]);
      return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // PostgreSQL's own refusals leave the connection as it was; after anything else nobody knows what it would answer
      if (!(error instanceof DatabaseError)) broken = true;
      throw withoutData(error);
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** PostgreSQL's details quote whole rows, which are personal data and must not come into the log. */
function withoutData(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    error.detail = undefined;
    error.where = undefined;
    error.internalQuery = undefined;
  }
  return error;
}
