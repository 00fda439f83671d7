import type { ContentGateway, StoriesQuery } from '../../../shared/content/ContentGateway.ts';
import type { RouteData, SectionData, StoryCard, StoryList, StoryTag } from '../../../shared/content/ContentTypes.ts';
import { plainId } from '../../../shared/content/storyTags.ts';
import type { LoadContext } from '../../app/PageRoute.ts';
import { neighboursFound, publishDateFound, storyListSet, storyTagsFound } from '../storiesState.ts';
import type { StoryListState } from '../storiesState.ts';
import { readChoice, storiesPerPage } from './storiesAddress.ts';
import { indexOf, indexReference, tagsField } from './storyFields.ts';

const teaserSize = 3;
/** The platform answers no more at once. */
const mostPerRequest = 24;

const blank: StoryListState = {
  status: 'loading',
  selected: [],
  page: 1,
  stories: [],
  total: 0,
  hasNext: false,
  endCursor: '',
  index: null,
};

/** The site's tags, fetched once for a store. Without an answer there are none; the gateway has logged why. */
export async function loadStoryTags({ store, gateways, site }: LoadContext): Promise<StoryTag[]> {
  const known = store.getState().stories.tags;
  if (known) return known;
  try {
    const tags = await gateways.content.storyTags({ site: site.name, language: site.language });
    store.dispatch(storyTagsFound(tags));
    return tags;
  } catch {
    return [];
  }
}

/**
 * Brings the list of a section to what the address asks for: its tags, else the editor's preset, and as many pages.
 * The next page of the list on screen is fetched alone and appended. An answer that a later choice has overtaken is
 * dropped.
 */
export async function loadStoryList(context: LoadContext, section: SectionData, page: RouteData): Promise<void> {
  const choice = readChoice(context.location.search);
  const listNow = (): StoryListState | undefined => context.store.getState().stories.lists[section.uid];
  const before = listNow();
  const tagsAsked = loadStoryTags(context);
  const selected = choice.tags ? idsOfKeys(choice.tags, await tagsAsked) : tagsField(section.fields);
  const overtaken = listNow() !== before;
  await Promise.all([
    tagsAsked,
    overtaken ? undefined : bringList(context, section.uid, indexOf(section, page), selected, choice.page),
  ]);
}

/** The latest stories of an index, for a teaser. Its failure leaves it empty. */
export async function loadStoriesTeaser(context: LoadContext, section: SectionData): Promise<void> {
  const index = indexReference(section.fields);
  if (!index) return;
  await Promise.all([loadStoryTags(context), askList(context, section.uid, index.id, blank, teaserSize)]);
}

/** The stories beside the one on the page. Without an answer there are no links to them; the gateway has logged why. */
export async function loadNeighbours(context: LoadContext, { uid }: SectionData, page: RouteData): Promise<void> {
  const { store, gateways, site } = context;
  try {
    const query = { site: site.name, language: site.language, item: page.itemId };
    store.dispatch(neighboursFound({ uid, neighbours: await gateways.content.storyNeighbours(query) }));
  } catch {
    // no links
  }
}

/** When the page of a byline was published. Without an answer the byline has the author alone. */
export async function loadPublishDate(context: LoadContext, { uid, dataSource }: SectionData): Promise<void> {
  const { store, gateways, site } = context;
  if (!dataSource) return;
  try {
    const query = { site: site.name, language: site.language, datasource: dataSource };
    store.dispatch(publishDateFound({ uid, date: await gateways.content.publishInfo(query) }));
  } catch {
    // no date
  }
}

async function bringList(
  context: LoadContext,
  uid: string,
  index: string,
  selected: string[],
  page: number,
): Promise<void> {
  const before = context.store.getState().stories.lists[uid];
  const same = before?.status === 'success' && before.selected.join() === selected.join();
  if (same && page > 1 && page === before.page) return; // a deep list that is on screen already
  if (same && page === before.page + 1 && before.hasNext) {
    await askList(context, uid, index, { ...before, status: 'more', page }, storiesPerPage);
  } else {
    await askList(context, uid, index, { ...blank, selected, page }, storiesPerPage * page);
  }
}

async function askList(
  { store, gateways, site }: LoadContext,
  uid: string,
  index: string,
  asked: StoryListState,
  limit: number,
): Promise<void> {
  store.dispatch(storyListSet({ uid, list: asked }));
  const query = { site: site.name, language: site.language, index, tags: asked.selected };
  const answered = await storiesFrom(gateways.content, { ...query, limit, cursor: asked.endCursor }).then(
    ({ stories, ...answer }): StoryListState => {
      const all = withoutTwins(asked.stories, stories);
      return { ...asked, ...answer, stories: all, status: all.length > 0 ? 'success' : 'empty' };
    },
    (): StoryListState => ({ ...asked, status: 'error' }),
  );
  // the state holds the very object of the last asking
  if (store.getState().stories.lists[uid] === asked) store.dispatch(storyListSet({ uid, list: answered }));
}

/** So many stories from a cursor on, in as many requests as that takes. */
async function storiesFrom(content: ContentGateway, query: StoriesQuery): Promise<StoryList> {
  const answer = await content.stories({ ...query, limit: Math.min(query.limit, mostPerRequest) });
  const left = query.limit - answer.stories.length;
  if (left <= 0 || !answer.hasNext || answer.stories.length === 0) return answer;
  const rest = await storiesFrom(content, { ...query, limit: left, cursor: answer.endCursor });
  return { ...rest, index: answer.index, stories: [...answer.stories, ...rest.stories] };
}

/** A story that moved to the next page because a newer one came is not shown twice. */
function withoutTwins(shown: StoryCard[], next: StoryCard[]): StoryCard[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...next.filter(({ id }) => !known.has(id))];
}

function idsOfKeys(keys: string[], tags: StoryTag[]): string[] {
  return tags.filter(({ key }) => keys.includes(key)).map(({ id }) => plainId(id));
}
