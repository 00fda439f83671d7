import { describe, expect, it } from '@jest/globals';
import { loadContext, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import {
  fakeStories,
  storyTags,
  testPage,
  testSection,
  testStory,
} from '../../../test/fixtures/platform/fakeStories.ts';
import type { ContentBackend, StoriesQuery } from '../../../shared/content/ContentGateway.ts';
import type { StoryList } from '../../../shared/content/ContentTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import type { StoryListState } from './storiesState.ts';
import { loadNeighbours, loadPublishDate, loadStoriesTeaser, loadStoryList, loadStoryTags } from './loadStories.ts';

const fails = () => Promise.reject(new Error('no answer'));
const [electric, winter] = storyTags.map(({ id }) => id);
const section = testSection('StoriesIndex');
const page = testPage([section]);

function visitor(content: ContentBackend) {
  const gateways = { content } as unknown as Gateways;
  const store = testStore(gateways);
  const at = (address: string) => loadContext(store, gateways, address);
  return {
    store,
    at,
    opens: (address: string, shown = section) => loadStoryList(at(address), shown, page),
    list: (): StoryListState | undefined => store.getState().stories.lists['u1'],
    numbers: (): number[] =>
      store.getState().stories.lists['u1']?.stories.map(({ displayName }) => Number(displayName.split(' ')[1])) ?? [],
  };
}

describe('a list of stories', () => {
  it('is appended in pages of four', async () => {
    const { content, asked } = fakeStories(9);
    const { opens, list, numbers } = visitor(content);
    await opens('/nyheter');
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(list()).toMatchObject({ status: 'success', total: 9, hasNext: true });
    await opens('/nyheter?page=2');
    await opens('/nyheter?page=3');
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(list()).toMatchObject({ status: 'success', hasNext: false });
    expect(asked.map(({ limit, cursor }) => [limit, cursor])).toEqual([
      [4, ''],
      [4, '4'],
      [4, '8'],
    ]);
  });

  it('is loaded whole at a deep address', async () => {
    const { content, asked } = fakeStories(60);
    const { opens, numbers, list } = visitor(content);
    await opens('/nyheter?page=8');
    expect(numbers()).toEqual(Array.from({ length: 32 }, (_none, at) => at + 1));
    expect(asked.map(({ limit }) => limit)).toEqual([24, 8]);
    expect(list()).toMatchObject({ page: 8, endCursor: '32', hasNext: true });
  });

  it('has the stories with any of the chosen tags', async () => {
    const { content, asked } = fakeStories(12);
    const { opens, numbers } = visitor(content);
    await opens('/nyheter?page=2');
    await opens('/nyheter?tag=elbil&tag=vinter');
    expect(numbers()).toEqual([3, 4, 6, 8]);
    expect(asked.at(-1)).toMatchObject({ tags: [electric, winter], cursor: '', limit: 4 });
  });

  it('takes the preset tags of its section until the address says otherwise', async () => {
    const { content, asked } = fakeStories(12);
    const { opens } = visitor(content);
    const preset = testSection('StoriesList', {
      Tags: { value: `{${winter?.toLowerCase() ?? ''}}` },
      StoriesIndexPage: { id: 'INDEX', url: '/nyheter' },
    });
    await opens('/', preset);
    await opens('/?tag=elbil', preset);
    await opens('/?tag=', preset);
    expect(asked.map(({ tags }) => tags)).toEqual([[winter], [electric], []]);
    expect(asked.map(({ index }) => index)).toEqual(['INDEX', 'INDEX', 'INDEX']);
  });

  it('lists the stories below its own page when it refers to no index', async () => {
    const { content, asked } = fakeStories(1);
    await visitor(content).opens('/nyheter');
    expect(asked[0]?.index).toBe(page.itemId);
  });

  it('is empty without stories', async () => {
    const { content } = fakeStories(0);
    const { opens, list } = visitor(content);
    await opens('/nyheter?tag=okand');
    expect(list()?.status).toBe('empty');
  });

  it('ignores unknown tags', async () => {
    const { content, asked } = fakeStories(0);
    const { opens } = visitor(content);
    await opens('/nyheter?tag=okand');
    expect(asked[0]?.tags).toEqual([]);
  });

  it('keeps its stories when more fail to load', async () => {
    const { content } = fakeStories(9);
    let broken = false;
    const ask = content.stories;
    const { opens, list, numbers } = visitor({ ...content, stories: (query) => (broken ? fails() : ask(query)) });
    await opens('/nyheter');
    broken = true;
    await opens('/nyheter?page=2');
    expect(list()?.status).toBe('error');
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it('loads again after a failure', async () => {
    const { content } = fakeStories(9);
    let broken = false;
    const ask = content.stories;
    const { opens, numbers } = visitor({ ...content, stories: (query) => (broken ? fails() : ask(query)) });
    await opens('/nyheter');
    broken = true;
    await opens('/nyheter?page=2');
    broken = false;
    await opens('/nyheter?page=2');
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('drops an answer that a later choice has overtaken', async () => {
    const { content } = fakeStories(12);
    const waiting: ((answer: StoryList) => void)[] = [];
    const held = (query: StoriesQuery): Promise<StoryList> =>
      query.tags.includes(electric ?? '')
        ? new Promise((resolve) => waiting.push(resolve))
        : fakeStories(12).content.stories(query);
    const { opens, list, numbers } = visitor({ ...content, stories: held });
    const first = opens('/nyheter?tag=elbil');
    await opens('/nyheter');
    waiting[0]?.({ index: null, stories: [testStory(3)], total: 1, hasNext: false, endCursor: '1' });
    await first;
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(list()?.selected).toEqual([]);
  });

  it('stands without a choice of tags when they cannot be had', async () => {
    const { content } = fakeStories(9, { storyTags: fails });
    const { opens, numbers, store } = visitor(content);
    await opens('/nyheter?tag=elbil');
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(store.getState().stories.tags).toBeNull();
  });
});

describe('a teaser of stories', () => {
  const teaser = testSection('StoriesTeaser', { StoriesIndexPage: { id: 'INDEX', url: '/nyheter' } });

  it('asks for the three latest', async () => {
    const { content, asked } = fakeStories(9);
    const { at, numbers } = visitor(content);
    await loadStoriesTeaser(at('/'), teaser);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(asked).toMatchObject([{ index: 'INDEX', limit: 3, tags: [] }]);
  });

  it('breaks nothing when they cannot be loaded', async () => {
    const { content } = fakeStories(9, { stories: fails, storyTags: fails });
    const { at, list } = visitor(content);
    await loadStoriesTeaser(at('/'), teaser);
    expect(list()).toMatchObject({ status: 'error', stories: [] });
  });
});

describe("a story's page", () => {
  it('requests its date by the data source', async () => {
    const asked: unknown[] = [];
    const { content } = fakeStories(3, {
      storyNeighbours: (query) => {
        asked.push(query);
        return Promise.resolve({ previous: { path: '/a', title: 'A' }, next: null });
      },
      publishInfo: (query) => {
        asked.push(query);
        return Promise.resolve({ value: '2026-11-14', formatted: '2026-11-14' });
      },
    });
    const { at } = visitor(content);
    await loadNeighbours(at('/nyheter/2026/x'), section, page);
    await loadPublishDate(at('/nyheter/2026/x'), section);
    expect(asked).toEqual([
      { site: 'harbour-bil', language: 'sv', item: page.itemId },
      { site: 'harbour-bil', language: 'sv', datasource: section.dataSource },
    ]);
  });

  it('stores its neighbours', async () => {
    const asked: unknown[] = [];
    const { content } = fakeStories(3, {
      storyNeighbours: (query) => {
        asked.push(query);
        return Promise.resolve({ previous: { path: '/a', title: 'A' }, next: null });
      },
      publishInfo: (query) => {
        asked.push(query);
        return Promise.resolve({ value: '2026-11-14', formatted: '2026-11-14' });
      },
    });
    const { at, store } = visitor(content);
    await loadNeighbours(at('/nyheter/2026/x'), section, page);
    expect(store.getState().stories.neighbours['u1']?.previous?.path).toBe('/a');
  });

  it('stores its date', async () => {
    const asked: unknown[] = [];
    const { content } = fakeStories(3, {
      storyNeighbours: (query) => {
        asked.push(query);
        return Promise.resolve({ previous: { path: '/a', title: 'A' }, next: null });
      },
      publishInfo: (query) => {
        asked.push(query);
        return Promise.resolve({ value: '2026-11-14', formatted: '2026-11-14' });
      },
    });
    const { at, store } = visitor(content);
    await loadPublishDate(at('/nyheter/2026/x'), section);
    expect(store.getState().stories.dates['u1']?.value).toBe('2026-11-14');
  });

  it('does without them when they cannot be had', async () => {
    const { content } = fakeStories(3, { storyNeighbours: fails, publishInfo: fails });
    const { at, store } = visitor(content);
    await loadNeighbours(at('/x'), section, page);
    await loadPublishDate(at('/x'), section);
    expect(store.getState().stories).toMatchObject({ neighbours: {}, dates: {} });
  });

  it('fetches the tags of the site once', async () => {
    let times = 0;
    const { content } = fakeStories(3, {
      storyTags: () => {
        times += 1;
        return Promise.resolve(storyTags);
      },
    });
    const { at } = visitor(content);
    await loadStoryTags(at('/a'));
    expect(await loadStoryTags(at('/b'))).toEqual(storyTags);
    expect(times).toBe(1);
  });
});
