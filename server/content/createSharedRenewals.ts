import { sql } from 'kysely';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { After } from '../kit/afterUnref.ts';
import { poll } from '../kit/poll.ts';
import type { Storage } from '../storage/Storage.ts';

/** Interval of polling for publishing events of other processes. */
const pollMs = 2000;
/** Delay after a failed poll. */
const retryMs = 10_000;
/** Row of a publishing event without a site. */
const allSites = '';

interface Options {
  /** Fetches the content of a site again, or of every site, in this process. Never rejects. */
  renew(site?: string): Promise<void>;
  /** Database shared by the processes; null without publishing events. */
  storage: Pick<Storage, 'db' | 'write'> | null;
  logger: Logger;
  after?: After;
}

interface SharedRenewals {
  /** Renews in this process, and notifies the others. Never rejects. */
  renew(site?: string): Promise<void>;
  stop(): void;
}

/**
 * Renews content in all processes on a database.
 * A publishing event reaches one of them, which increments a version there; the others poll the versions every two
 * seconds.
 */
export function createSharedRenewals({ renew, storage, logger, after }: Options): SharedRenewals {
  if (!storage) return { renew, stop: () => undefined };
  /** Versions that this process has, by site; null until the first poll. */
  let knownRenewals: Map<string, number> | null = null;
  let isStopped = false;

  async function look(): Promise<number> {
    try {
      const rows = await storage?.db.selectFrom('content_renewals').selectAll().execute();
      const before = knownRenewals;
      knownRenewals = new Map(rows?.map(({ site, version }) => [site, version]));
      // events before the start are included in the content read at start
      const changed =
        before === null ? [] : [...knownRenewals].filter(([site, version]) => version !== before.get(site));
      for (const [site] of changed) {
        logger.info('content.publishedElsewhere', { site: site === allSites ? 'all' : site });
        void renew(site === allSites ? undefined : site);
      }
      return pollMs;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isStopped) logger.warn('content.renewalsNotRead', { reason });
      return retryMs;
    }
  }

  async function tellOthers(site: string): Promise<void> {
    try {
      const row = await storage?.write((queries) =>
        queries
          .insertInto('content_renewals')
          .values({ site, version: 1 })
          .onConflict((conflict) => conflict.column('site').doUpdateSet({ version: sql`content_renewals.version + 1` }))
          .returning('version')
          .executeTakeFirstOrThrow(),
      );
      // a larger step includes another process's event, which the next poll finds
      if (row?.version === (knownRenewals?.get(site) ?? 0) + 1) knownRenewals?.set(site, row.version);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn('content.renewalNotShared', { reason, effect: 'Other processes show the change in about a minute.' });
    }
  }

  const polling = poll(look, 0, after);
  return {
    renew: async (site) => {
      await Promise.all([renew(site), tellOthers(site ?? allSites)]);
    },
    stop: () => {
      isStopped = true;
      polling.stop();
    },
  };
}
