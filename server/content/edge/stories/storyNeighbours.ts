import type { ContentModel } from '../../../../shared/content/ContentModel.ts';
import type { StoryNeighbour } from '../../../../shared/content/ContentTypes.ts';
import { plainId } from '../../../../shared/content/storyTags.ts';
import type { GraphqlTransport } from '../transport/GraphqlTransport.ts';
import {
  grandparentQuery,
  storyCursorQuery,
  storyNeighboursQuery,
  storyOrderQuery,
  readNeighbours,
  readGrandparent,
  readStoryOrder,
} from './readNeighbours.ts';
import type { RawNeighbour } from './readNeighbours.ts';
import type { PlatformSite } from '../site/platformSite.ts';
import { readAllPages } from '../readAllPages.ts';

export interface NeighbourPlatform {
  transport: GraphqlTransport;
  model: ContentModel;
  /** Cache for the order of all stories below an item, needed on a platform without portable cursors. */
  remember: <T extends object>(key: string, ask: () => Promise<T>) => Promise<T>;
}

interface Neighbours {
  previous: StoryNeighbour | null;
  next: StoryNeighbour | null;
}
interface Found {
  previous: RawNeighbour | null;
  next: RawNeighbour | null;
}

const storiesPerRequest = 500;

/**
 * Finds the stories next to one.
 * If the item above it is known (from the layout), one request for the newest stories below it serves all of them.
 * Older stories, and those of an unknown place, take three requests, two in parallel.
 */
export function storyNeighbours({ transport, model, remember }: NeighbourPlatform) {
  const { fields, storyTemplate } = model;
  const cursorQuery = storyCursorQuery(fields);
  const neighboursQuery = storyNeighboursQuery(fields);
  const orderQuery = storyOrderQuery(fields);

  return async (item: string, language: string, site: PlatformSite, above?: string): Promise<Neighbours> => {
    const spoken = { language: site.nameOf(language) };
    const toNeighbours = ({ previous, next }: Found): Neighbours => {
      const neighbour = (raw: RawNeighbour | null): StoryNeighbour | null =>
        raw && { path: site.addressOf(raw.url.path, language), title: raw.title?.value || raw.displayName || '' };
      return { previous: neighbour(previous), next: neighbour(next) };
    };
    if (above !== undefined) {
      const newest = await remember(JSON.stringify(['newest', site.config.name, language, above]), async () => {
        const below = { parentId: above, ...spoken, storyTemplate };
        const page = readStoryOrder(await transport(orderQuery, { ...below, first: storiesPerRequest, after: '' }));
        return { stories: page?.results ?? [], isWhole: page?.pageInfo.hasNext !== true };
      });
      const at = newest.stories.findIndex(({ id }) => plainId(id) === plainId(item));
      const isLast = at === newest.stories.length - 1;
      if (at >= 0 && (!isLast || newest.isWhole)) {
        return toNeighbours({ previous: newest.stories[at - 1] ?? null, next: newest.stories[at + 1] ?? null });
      }
    }
    const [parentId, place] = await Promise.all([
      transport(grandparentQuery, { item, ...spoken }).then(readGrandparent),
      transport(cursorQuery, { item, ...spoken, storyTemplate, first: 1 }).then(readStoryOrder),
    ]);
    const [story] = place?.results ?? [];
    if (parentId === null || !place || !story) return { previous: null, next: null };
    const below = { parentId, ...spoken, storyTemplate };
    const cursor = place.pageInfo.endCursor;
    const { next, previous } = readNeighbours(await transport(neighboursQuery, { ...below, cursor, first: 1 }));
    let found: Found = { next: next?.results[0] ?? null, previous: previous?.results[0] ?? null };
    if (!fits(story, found, next?.total ?? 0)) {
      const key = JSON.stringify([site.config.name, language, parentId]);
      const order = await remember(key, () =>
        readAllPages(async (after) =>
          readStoryOrder(await transport(orderQuery, { ...below, first: storiesPerRequest, after })),
        ),
      );
      found = findInOrder(story, order);
    }
    return toNeighbours(found);
  };
}

/**
 * True when these can be the stories next to a story.
 * A platform whose cursors count places in one search, instead of encoding a position in the order, returns the story
 * itself, one on the wrong side, or none at all.
 */
function fits(story: RawNeighbour, { next, previous }: Found, total: number): boolean {
  const date = ({ date }: RawNeighbour): string => date?.value ?? '';
  const isOther = (candidate: RawNeighbour): boolean => plainId(candidate.id) !== plainId(story.id);
  if (!next && !previous) return total <= 1;
  if (next && previous && plainId(next.id) === plainId(previous.id)) return false;
  const nextFits = !next || (isOther(next) && date(next) <= date(story));
  return nextFits && (!previous || (isOther(previous) && date(previous) >= date(story)));
}

function findInOrder(story: RawNeighbour, order: RawNeighbour[]): Found {
  const at = order.findIndex(({ id }) => plainId(id) === plainId(story.id));
  if (at < 0) return { previous: null, next: null };
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
