import { feedSettings } from './feedSettings.ts';
import type { FeedPlace, FeedSettings } from './feedSettings.ts';

/** A feed as group.yaml has it. */
export type StockFeedPlace = FeedPlace['stock'] & {
  /** Environment variable with the credentials. */
  authorization?: string;
  hostKey?: string;
  /** Minutes between two readings of an address. */
  interval?: number;
};

/** A feed with its connection. The name of its mapping names the feed in messages. */
export interface StockFeedSettings extends FeedSettings {
  /** "" without credentials. */
  authorization: string;
  hostKey: string | undefined;
  maxBytes: number;
  intervalMinutes: number;
}

/** Settings of the environment; "" where there is none. */
export interface FeedEnv {
  STOCK_FEED_AUTHORIZATION: string;
  STOCK_FEED_HOST_KEY: string;
  STOCK_INTERVAL_MINUTES: number;
  STOCK_MAX_BYTES: number;
}

/** Returns the credentials in an environment variable; "" for none. */
export type CredentialsOf = (variable: string) => string;

const onlyVariable = 'STOCK_FEED_AUTHORIZATION';

/**
 * Loads the settings of all feeds of a group, in their order of precedence.
 * STOCK_FEED_AUTHORIZATION belongs to an only feed; several name their variables, so that no supplier receives the
 * credentials of another.
 * @throws FeedMappingError, OperatorError for invalid credentials
 */
export async function stockFeedSettings(
  { stock: feeds, ...place }: Omit<FeedPlace, 'stock'> & { stock: readonly StockFeedPlace[] },
  env: FeedEnv,
  credentialsOf: CredentialsOf,
): Promise<StockFeedSettings[]> {
  const names = new Map<string, number>();
  const all: StockFeedSettings[] = [];
  for (const feed of feeds) {
    const { mapping, ...settings } = await feedSettings({ ...place, stock: feed });
    const count = (names.get(mapping.name) ?? 0) + 1;
    names.set(mapping.name, count);
    all.push({
      ...settings,
      mapping: count === 1 ? mapping : { ...mapping, name: `${mapping.name} ${String(count)}` },
      authorization: authorizationOf(feed, { env, isOnly: feeds.length === 1, credentialsOf }),
      hostKey: feed.hostKey ?? (feeds.length === 1 && env.STOCK_FEED_HOST_KEY ? env.STOCK_FEED_HOST_KEY : undefined),
      maxBytes: env.STOCK_MAX_BYTES,
      intervalMinutes: feed.interval ?? env.STOCK_INTERVAL_MINUTES,
    });
  }
  return all;
}

function authorizationOf(
  { authorization }: StockFeedPlace,
  { env, isOnly, credentialsOf }: { env: FeedEnv; isOnly: boolean; credentialsOf: CredentialsOf },
): string {
  const name = authorization ?? (isOnly ? onlyVariable : '');
  if (name === '') return '';
  return name === onlyVariable ? env.STOCK_FEED_AUTHORIZATION : credentialsOf(name);
}
