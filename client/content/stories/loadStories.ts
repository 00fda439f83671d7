import type { ContentGateway, StoriesQuery } from '../../../shared/content/ContentGateway.ts';
import type { RouteData, SectionData, StoryCard, StoryList, StoryTag } from '../../../shared/content/ContentTypes.ts';
import { plainId } from '../../../shared/content/storyTags.ts';
import type { LoadContext } from '../../framework/PageRoute.ts';
import { neighboursFound, publishDateFound, storyListSet, storyTagsFound } from './storiesState.ts';
import type { StoryListState } from './storiesState.ts';
import { readChoice, storiesPerPage } from './storiesAddress.ts';
import { findIndexId, indexReference, tagsField } from './storyFields.ts';

const teaserSize = 3;
/** Maximum number of stories per response of the platform. */
const maxPerRequest = 24;

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

/** Fetches the site's tags, once per store. Empty on failure, which the gateway has logged. */
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
 * Loads the list of a section for the address: its tags, else the editor's preset, and its pages.
 * The next page of the shown list is fetched alone and appended. A response superseded by a later choice is dropped.
 */
export async function loadStoryList(context: LoadContext, section: SectionData, page: RouteData): Promise<void> {
  const choice = readChoice(context.location.search);
  const listNow = (): StoryListState | undefined => context.store.getState().stories.lists[section.uid];
  const previousList = listNow();
  const tagsRequest = loadStoryTags(context);
  const selected = choice.tags ? idsOfKeys(choice.tags, await tagsRequest) : tagsField(section.fields);
  const overtaken = listNow() !== previousList;
  await Promise.all([
    tagsRequest,
    overtaken
      ? undefined
      : bringList(context, { uid: section.uid, index: findIndexId(section, page) }, selected, choice.page),
  ]);
}

/** Loads the latest stories of an index for a teaser, which stays empty on failure. */
export async function loadStoriesTeaser(context: LoadContext, section: SectionData): Promise<void> {
  const index = indexReference(section.fields);
  if (!index) return;
  await Promise.all([
    loadStoryTags(context),
    askList(context, { uid: section.uid, index: index.id }, blank, teaserSize),
  ]);
}

/** Loads the stories before and after the current one. No links on failure, which the gateway has logged. */
export async function loadNeighbours(context: LoadContext, { uid }: SectionData, page: RouteData): Promise<void> {
  const { store, gateways, site } = context;
  try {
    const query = { site: site.name, language: site.language, item: page.itemId };
    store.dispatch(neighboursFound({ uid, neighbours: await gateways.content.storyNeighbours(query) }));
  } catch {
    // no links
  }
}

/** Loads the publishing date of a byline's page. On failure the byline has only the author. */
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

interface ListPlace {
  /** Section that shows the list. */
  uid: string;
  /** Id of the index page whose stories are listed. */
  index: string;
}

async function bringList(
  context: LoadContext,
  { uid, index }: ListPlace,
  selected: string[],
  page: number,
): Promise<void> {
  const previousList = context.store.getState().stories.lists[uid];
  const same = previousList?.status === 'success' && previousList.selected.join() === selected.join();
  if (same && page > 1 && page === previousList.page) return; // a deep list that is already shown
  if (same && page === previousList.page + 1 && previousList.hasNext) {
    await askList(context, { uid, index }, { ...previousList, status: 'more', page }, storiesPerPage);
  } else {
    await askList(context, { uid, index }, { ...blank, selected, page }, storiesPerPage * page);
  }
}

async function askList(
  { store, gateways, site }: LoadContext,
  { uid, index }: ListPlace,
  requestedList: StoryListState,
  limit: number,
): Promise<void> {
  store.dispatch(storyListSet({ uid, list: requestedList }));
  const query = { site: site.name, language: site.language, index, tags: requestedList.selected };
  const answered = await storiesFrom(gateways.content, { ...query, limit, cursor: requestedList.endCursor }).then(
    ({ stories, ...answer }): StoryListState => {
      const all = appendUnique(requestedList.stories, stories);
      return { ...requestedList, ...answer, stories: all, status: all.length > 0 ? 'success' : 'empty' };
    },
    (): StoryListState => ({ ...requestedList, status: 'error' }),
  );
  // unchanged state means that no later request has superseded this one
  if (store.getState().stories.lists[uid] === requestedList) store.dispatch(storyListSet({ uid, list: answered }));
}

/** Fetches a number of stories from a cursor on, in as many requests as necessary. */
async function storiesFrom(content: ContentGateway, query: StoriesQuery): Promise<StoryList> {
  const answer = await content.stories({ ...query, limit: Math.min(query.limit, maxPerRequest) });
  const left = query.limit - answer.stories.length;
  if (left <= 0 || !answer.hasNext || answer.stories.length === 0) return answer;
  const rest = await storiesFrom(content, { ...query, limit: left, cursor: answer.endCursor });
  return { ...rest, index: answer.index, stories: [...answer.stories, ...rest.stories] };
}

/** Drops stories that moved to the next page because a newer one was published. */
function appendUnique(shown: StoryCard[], next: StoryCard[]): StoryCard[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...next.filter(({ id }) => !known.has(id))];
}

function idsOfKeys(keys: string[], tags: StoryTag[]): string[] {
  return tags.filter(({ key }) => keys.includes(key)).map(({ id }) => plainId(id));
}
