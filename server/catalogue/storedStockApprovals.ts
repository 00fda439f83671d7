import Joi from 'joi';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Storage } from '../storage/Storage.ts';
import type { StockApprovals } from './feed/StockApprovals.ts';
import type { ShrunkSite } from './feed/stockGuard.ts';

/** Lifetime of an acceptance: long enough for every process, too short for the next broken feed. */
const acceptanceMs = 60 * 60 * 1000;

/** A stock that waits for an operator, or was accepted. */
export interface StockRefusal {
  feed: string;
  sites: ShrunkSite[];
  refusedAt: string;
  acceptedAt: string | null;
}

const sitesSchema = Joi.array<ShrunkSite[]>()
  .items(
    Joi.object<ShrunkSite>({
      site: Joi.string().required(),
      running: Joi.number().required(),
      offered: Joi.number().required(),
    }),
  )
  .required();

export interface StoredStockApprovals extends StockApprovals {
  /** Refused stocks, newest first. */
  list(): Promise<StockRefusal[]>;
  /** Accepts the refused stock of a feed. False when none is refused. */
  accept(feed: string): Promise<boolean>;
}

/** Refusals and acceptances in the database, shared by every process of the installation. */
export function storedStockApprovals(storage: Storage, clock: Clock): StoredStockApprovals {
  const now = (): string => clock.now().toISOString();

  const list = async (): Promise<StockRefusal[]> => {
    const rows = await storage.db.selectFrom('stock_refusals').selectAll().orderBy('refused_at', 'desc').execute();
    return rows.map((row) => ({
      feed: row.feed,
      sites: Joi.attempt<Joi.ArraySchema<ShrunkSite[]>>(JSON.parse(row.sites), sitesSchema),
      refusedAt: row.refused_at,
      acceptedAt: row.accepted_at,
    }));
  };

  return {
    list,
    async accepted(feed) {
      const refusal = (await list()).find((one) => one.feed === feed);
      const since = new Date(clock.now().getTime() - acceptanceMs).toISOString();
      if (!refusal?.acceptedAt || refusal.acceptedAt < since) return null;
      return Object.fromEntries(refusal.sites.map(({ site, offered }) => [site, offered]));
    },
    async refused(feed, sites) {
      const row = { sites: JSON.stringify(sites), refused_at: now(), accepted_at: null };
      await storage.write(async (queries) => {
        await queries
          .insertInto('stock_refusals')
          .values({ feed, ...row })
          .onConflict((conflict) => conflict.column('feed').doUpdateSet(row))
          .execute();
      });
    },
    async settled(feed) {
      await storage.write(async (queries) => {
        await queries.deleteFrom('stock_refusals').where('feed', '=', feed).execute();
      });
    },
    async accept(feed) {
      return storage.write(async (queries) => {
        const { numUpdatedRows } = await queries
          .updateTable('stock_refusals')
          .set({ accepted_at: now() })
          .where('feed', '=', feed)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },
  };
}
