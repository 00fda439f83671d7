import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { FeedRefusedError } from '../../server/catalogue/feed/FeedRefusedError.ts';
import { mappingFile, mappingText, proposeFeed } from '../../server/catalogue/propose/proposeFeed.ts';
import type { FeedSite } from '../../server/catalogue/propose/proposeFeed.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import type { InitSite } from './InitAnswers.ts';
import { InitCommandError } from './InitCommandError.ts';

interface FeedParts {
  projectRoot: string;
  /** Absolute path of the group. */
  folder: string;
  vocabulary: Vocabulary;
  /** Sites with a stock. */
  sites: readonly [FeedSite, ...FeedSite[]];
  say: (text: string) => void;
}

/** A delivered feed with its mapping, as group.yaml names them. */
export interface DeliveredStock {
  feed: string;
  mapping: string;
  mappingText: string;
}

/** Fields without which cars make no list. */
const essentials = ['car_brand', 'car_model', 'car_price'];
const downloadMs = 30_000;

const isUrl = (feed: string): boolean => /^https?:/.test(feed);
const quoted = (path: string): string => (/[^\w./:\\-]/.test(path) ? `'${path}'` : path);

/**
 * Returns the one feed of the sites; null when their cars are examples.
 * @throws InitCommandError when the sites name different feeds, or some have examples
 */
export function feedOf(sites: readonly InitSite[]): string | null {
  const sellers = sites.filter(({ stock }) => stock !== 'none');
  const feeds = new Set(sellers.map(({ stock }) => (typeof stock === 'object' ? stock.feed : null)));
  if (feeds.size > 1) {
    const named = sellers.map(
      ({ key, stock }) => `${key}: ${typeof stock === 'object' ? shownFeed(stock.feed) : 'examples'}`,
    );
    throw new InitCommandError(
      `A group has one stock feed, but its sites name several (${named.join('; ')}). Give all of them the same feed, with a column that names the site (docs/feeds.md), or choose no cars for the others.`,
    );
  }
  return [...feeds][0] ?? null;
}

/**
 * Proposes the mapping of a feed. Null, with a message, when the group needs example cars in its place.
 * @param feed path or http(s) address
 */
export async function deliveredStock(feed: string, parts: FeedParts): Promise<DeliveredStock | null> {
  const { projectRoot, folder, vocabulary, sites, say } = parts;
  const [site] = sites;
  try {
    const stockSites = sites.map(({ name }) => name);
    const { mapping, matched } = await withLocalFile(feed, (file) =>
      proposeFeed(file, { site, stockSites, vocabulary }),
    );
    const missing = essentials.filter((field) => !matched.some(({ purpose }) => purpose === field));
    if (missing.length > 0) throw new InitCommandError(`no column could be matched to ${missing.join(', ')}`);
    const name = `feeds/${mappingFile(isUrl(feed) ? new URL(feed).pathname : feed)}`;
    say(`The cars are those of ${shownFeed(feed)}, mapped by ${name}: check them with npm run stock -- check.\n`);
    if (sites.length > 1 && typeof mapping['site'] === 'string') {
      say(`All of them are in ${site.name}, as no column names the site: see "site" in docs/feeds.md.\n`);
    }
    return {
      feed: feedPath(feed, folder),
      mapping: name,
      mappingText: mappingText(mapping, join(folder, 'feeds'), projectRoot),
    };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    say(
      `The cars of ${shownFeed(feed)} are not used: ${reason}. The group has example cars instead. To map the feed by hand: npm run new -- feed ${isUrl(feed) ? '<a downloaded copy>' : quoted(feed)}, then name it under "stock" in group.yaml.\n`,
    );
    return null;
  }
}

/** Returns why a feed cannot be used; null for an unexpected error. */
function reasonOf(error: unknown): string | null {
  if (error instanceof FeedRefusedError) return error.what;
  if (error instanceof OperatorError || error instanceof InitCommandError) return error.message.replace(/\.$/, '');
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES' || code === 'EISDIR') return 'it is no readable file';
  return null;
}

/** Address of a feed without what may be secret. */
function shownFeed(feed: string): string {
  if (!isUrl(feed)) return feed;
  const { origin, pathname } = new URL(feed);
  return `${origin}${pathname}`;
}

/** A file in the group's folder is named from there: the folder may move. */
function feedPath(feed: string, folder: string): string {
  if (isUrl(feed)) return feed;
  const path = resolve(feed);
  return path.startsWith(folder + sep) ? relative(folder, path).replaceAll('\\', '/') : path;
}

async function withLocalFile<T>(feed: string, use: (file: string) => Promise<T>): Promise<T> {
  if (!isUrl(feed)) return use(feed);
  const folder = await mkdtemp(join(tmpdir(), 'init-feed-'));
  try {
    const file = join(folder, 'feed');
    await writeFile(file, await download(feed));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function download(feed: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(downloadMs);
  let response: Response;
  try {
    response = await fetch(feed, { signal });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new InitCommandError(`it could not be downloaded (${error instanceof Error ? error.name : 'unknown'})`);
  }
  throw new InitCommandError(`it could not be downloaded (status ${String(response.status)})`);
}
