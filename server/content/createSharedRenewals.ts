import { sql } from 'kysely';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Storage } from '../storage/Storage.ts';

/** Between two looks for what other processes were told of. */
const pollMs = 2000;
/** After a look that failed. */
const retryMs = 10_000;
/** Row of a publishing event that names no site. */
const allSites = '';

interface Options {
  /** Fetches the content of a site again, or of every site, in this process. Never rejects. */
  renew(site?: string): Promise<void>;
  /** Database that the processes share; null when nothing reports what is published. */
  storage: Pick<Storage, 'db' | 'write'> | null;
  logger: Logger;
  /** Runs once after a time in ms; the result cancels it. */
  after?(milliseconds: number, run: () => void): () => void;
}

interface SharedRenewals {
  /** Renews in this process, and tells the others. Never rejects. */
  renew(site?: string): Promise<void>;
  stop(): void;
}

/**
 * Renewals of content in all processes on a database: a publishing event reaches one of them, which raises a version
 * there; the others look at the versions every two seconds.
 */
export function createSharedRenewals({ renew, storage, logger, after = afterUnref }: Options): SharedRenewals {
  if (!storage) return { renew, stop: () => undefined };
  /** Versions that this process has, by site; null until the first look. */
  let known: Map<string, number> | null = null;
  let isStopped = false;
  let cancel = (): void => undefined;

  const wait = (milliseconds: number): void => {
    if (!isStopped) cancel = after(milliseconds, () => void look());
  };

  async function look(): Promise<void> {
    try {
      const rows = await storage?.db.selectFrom('content_renewals').selectAll().execute();
      const before = known;
      known = new Map(rows?.map(({ site, version }) => [site, version]));
      // what was published before the start is in what the start has read
      const changed = before === null ? [] : [...known].filter(([site, version]) => version !== before.get(site));
      for (const [site] of changed) {
        logger.info('content.publishedElsewhere', { site: site === allSites ? 'all' : site });
        void renew(site === allSites ? undefined : site);
      }
      wait(pollMs);
    } catch (error) {
      if (isStopped) return;
      logger.warn('content.renewalsUnread', { reason: error instanceof Error ? error.message : String(error) });
      wait(retryMs);
    }
  }

  async function tellOthers(site: string): Promise<void> {
    try {
      const row = await storage?.write((queries) =>
        queries
          .insertInto('content_renewals')
          .values({ site, version: 1 })
          .onConflict((conflict) =>
            conflict.column('site').doUpdateSet({ version: sql`content_renewals.version + 1` }),
          )
          .returning('version')
          .executeTakeFirstOrThrow(),
      );
      // a larger step holds another process's event, which the next look finds
      if (row && row.version === (known?.get(site) ?? 0) + 1) known?.set(site, row.version);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn('content.renewalNotShared', { reason, effect: 'Other processes show the change in about a minute.' });
    }
  }

  void look();
  return {
    renew: async (site) => {
      await Promise.all([renew(site), tellOthers(site ?? allSites)]);
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}

/** A timer that does not keep the process alive. */
function afterUnref(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
