import { resolve } from 'node:path';
import { sortsByFields } from '../../shared/catalogue/list/carSorts.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Env } from '../env.ts';
import { feedPlace } from './feedPlace.ts';
import type { Group } from './Group.ts';
import { installedGroup } from './installedGroup.ts';

type GroupEnv = Pick<
  Env,
  'DEFAULT_SITE' | 'CONTENT_DIR' | 'STOCK_FEED' | 'STOCK_MAPPING' | 'STOCK_PHOTOS' | 'DEALERS_FEED' | 'SEARCH_ENDPOINT'
>;

/**
 * Returns the installed group with overrides from the environment.
 * The environment can replace its default site, content, stock and dealers.
 * @param root of the project; paths in the environment are relative to it
 * @throws OperatorError when there is no such group or site, its files have faults, or a feed has no mapping
 */
export function servedGroup(env: GroupEnv, root = process.cwd()): Group {
  const group = withSorts(withFiles(installedGroup(root), env, root), env);
  return { ...group, defaultSite: defaultSite(group, env) };
}

function defaultSite(group: Group, { DEFAULT_SITE }: GroupEnv): Group['defaultSite'] {
  const wanted = DEFAULT_SITE === '' ? group.defaultSite.name : DEFAULT_SITE;
  const site = group.sites.find(({ name }) => name === wanted);
  if (site) return site;
  const names = group.sites.map(({ name }) => name).join(', ');
  throw new OperatorError(
    `DEFAULT_SITE is "${DEFAULT_SITE}", which is not a site of the group; expected one of ${names}.`,
  );
}

/** A search service of the group's own does not sort by values that this product computes. */
function withSorts(group: Group, env: GroupEnv): Group {
  if (env.SEARCH_ENDPOINT === '') return group;
  return { ...group, sites: group.sites.map((site) => ({ ...site, sorts: sortsByFields(site.sorts) })) };
}

function withFiles(group: Group, env: GroupEnv, root: string): Group {
  return {
    ...group,
    contentFolder: env.CONTENT_DIR === '' ? group.contentFolder : resolve(root, env.CONTENT_DIR),
    stock: servedFeeds(group.stock, env, root),
    photosFolder: env.STOCK_PHOTOS === '' ? group.photosFolder : resolve(root, env.STOCK_PHOTOS),
    dealersFeed: env.DEALERS_FEED === '' ? group.dealersFeed : feedPlace(env.DEALERS_FEED, root),
  };
}

/** STOCK_FEED replaces all feeds of the group; its default mapping is that of the first one. */
function servedFeeds(feeds: Group['stock'], env: GroupEnv, root: string): Group['stock'] {
  const [first] = feeds;
  const mapping = env.STOCK_MAPPING === '' ? first?.mapping : resolve(root, env.STOCK_MAPPING);
  if (env.STOCK_FEED === '') {
    return first && mapping !== undefined && env.STOCK_MAPPING !== '' ? [{ ...first, mapping }] : feeds;
  }
  if (mapping === undefined) {
    throw new OperatorError(
      'STOCK_FEED has no mapping: set STOCK_MAPPING to the file that maps its columns, see docs/feeds.md.',
    );
  }
  return [{ feed: feedPlace(env.STOCK_FEED, root), mapping }];
}
