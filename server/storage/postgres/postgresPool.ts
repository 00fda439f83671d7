import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { withDeadline } from '../../kit/withDeadline.ts';
import { createDatabaseWatch, unwatched } from '../createDatabaseWatch.ts';
import type { DatabaseWatch } from '../createDatabaseWatch.ts';
import { detectPostgresFault } from '../detectDatabaseFault.ts';
import { faultCode } from '../databaseFaults.ts';
import { DatabaseUnavailableError } from '../DatabaseUnavailableError.ts';
import { StorageError } from '../StorageError.ts';

interface PoolSettings {
  /** Maximum connections. */
  most: number;
  /** Timeout of a statement in PostgreSQL. */
  statementMs: number;
  /** Timeout for opening a connection, or for one to become free. */
  connectMs: number;
  /** True to check failures by heartbeats; the default. */
  isWatched?: boolean;
  /** Database that did not respond at start; until it is open, every call fails. */
  late?: LateDatabase | null;
}

/** A database that is to be opened when it responds. */
interface LateDatabase {
  /** Error of the first attempt. */
  error: unknown;
  isOpen(): boolean;
  /** Brings its schema up to date. Rejects with StorageError. */
  open(): Promise<void>;
}

export const usualPool: PoolSettings = { most: 10, statementMs: 10_000, connectMs: 5000 };

/** Timeout of a heartbeat for a free connection, ms; none counts as an exhausted pool. */
const freeConnectionMs = 1000;

/** Grace period for PostgreSQL's error after a statement has timed out, ms. */
const lateMs = 5000;

/**
 * Pool of PostgreSQL connections for Kysely, opened on demand.
 * Each refuses writes outside of a write transaction, and commits to disk before it responds. Heartbeats use a separate
 * connection, to distinguish an exhausted pool from a database that does not respond.
 */
export function createPostgresPool(
  databaseUrl: string,
  logger: Logger,
  { most, statementMs, connectMs, isWatched = true, late = null }: PoolSettings = usualPool,
): PostgresPool & { watch: DatabaseWatch } {
  const settings = {
    connectionString: databaseUrl,
    application_name: 'forecourt',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    keepAlive: true,
    query_timeout: statementMs + lateMs, // for when not even the timeout error arrives
  };
  const pool = new Pool({ ...settings, max: most });
  const heartbeats = new Pool({ ...settings, max: 1 });
  for (const each of [pool, heartbeats]) {
    // one listener for idle connections; without it, losing one in use would end the process
    each.on('error', (error) => logger.warn('database.connectionLost', { code: faultCode(error) }));
    each.on('connect', (client) => client.on('error', () => undefined));
  }

  let opening: Promise<void> | undefined;
  const beat = async (): Promise<void> => {
    // one opening at a time: a migration may outlast the timeout of a heartbeat
    if (late?.isOpen() === false) await (opening ??= late.open().finally(() => (opening = undefined)));
    await writeOnce(heartbeats, heartbeatStatement()).catch((error: unknown) => {
      // one connection was lost; a new one shows the state of the database
      if (detectPostgresFault(error) === 'unreachable') return writeOnce(heartbeats, heartbeatStatement());
      throw error;
    });
    if (pool.waitingCount > 0 && !(await hasFreeConnection(pool))) throw new DatabaseUnavailableError('poolTimeout');
  };
  const watch = isWatched
    ? createDatabaseWatch({
        beat,
        faultOf: (error) => detectPostgresFault(error instanceof StorageError ? error.cause : error),
        silence: 'timeout',
        proven: ['diskFull', 'damaged'],
        blocking: ['unreachable', 'timeout'],
        logger,
        firstError: late?.error,
      })
    : unwatched;
  let ended: Promise<void> | undefined;

  const prepared = new WeakSet<PoolClient>();
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    try {
      if (!prepared.has(client)) await client.query(sessionSettings(statementMs));
      prepared.add(client);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return {
    watch,
    connect: async () => {
      const fault = watch.blockedBy() ?? (late?.isOpen() === false ? 'unreachable' : null);
      if (fault) throw new DatabaseUnavailableError(fault);
      const connecting = connect();
      try {
        return kyselyClient(await watch.during(connecting), watch);
      } catch (error) {
        // a connection that opens after all is for the next caller
        connecting.then(
          (client) => client.release(),
          () => undefined,
        );
        throw watch.failureOf(error);
      }
    },
    end: () => {
      watch.stop();
      ended ??= Promise.all([pool.end(), heartbeats.end()]).then(() => undefined);
      return ended;
    },
  };
}

/** As statements instead of connection options, which poolers such as PgBouncer reject. */
function sessionSettings(statementMs: number): string {
  return `
    set default_transaction_read_only = on;
    set statement_timeout = ${statementMs};
    set idle_in_transaction_session_timeout = ${statementMs};
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;
}

/** See heartbeat.ts; separate, because it bypasses Kysely's pool. */
function heartbeatStatement(): string {
  return `
    start transaction read write;
    insert into heartbeat (id, beaten_at) values (1, '${new Date().toISOString()}')
      on conflict (id) do update set beaten_at = excluded.beaten_at;
    commit`;
}

async function writeOnce(pool: Pool, statement: string): Promise<void> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query(statement);
    failed = false;
  } finally {
    client.release(failed);
  }
}

async function hasFreeConnection(pool: Pool): Promise<boolean> {
  const connecting = pool.connect().then(
    (client) => {
      client.release();
      return true;
    },
    () => false,
  );
  return withDeadline(connecting, freeConnectionMs, () => false);
}

function kyselyClient(client: PoolClient, watch: DatabaseWatch): PostgresPoolClient {
  let broken: Error | null = null;
  async function query<Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (broken) {
      // PostgreSQL rolls back the transaction of a lost connection; another error would hide the first
      if (statement === 'rollback') return { command: 'UPDATE', rowCount: 0, rows: [] };
      throw broken;
    }
    try {
      const answer = client.query<Row & QueryResultRow>(statement, [...values]);
      const { command, rowCount, rows } = await watch.during(answer);
      return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      const failure = watch.failureOf(withoutData(error), statement === 'commit');
      // a refusal by PostgreSQL leaves the connection intact; after any other error its state is unknown
      if (!(error instanceof DatabaseError)) broken = failure instanceof Error ? failure : new Error('unknown');
      throw failure;
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken !== null) };
}

/** Removes PostgreSQL's details, which quote whole rows with personal data and must not be logged. */
function withoutData(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    error.detail = undefined;
    error.where = undefined;
    error.internalQuery = undefined;
  }
  return error;
}
