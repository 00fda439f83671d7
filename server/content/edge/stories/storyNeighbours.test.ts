import { beforeEach, describe, expect, it } from '@jest/globals';
import { ContentUnavailableError } from '../../../../shared/content/ContentGateway.ts';
import { fixtureSite } from '../../../../test/fixtures/contentSites.ts';
import {
  RecordedPlatform,
  toId,
  rawStory,
  resultsPage,
  selected,
  squeezed,
} from '../../../../test/fixtures/platform/recordedPlatform.ts';
import type { GraphqlVariables } from '../transport/GraphqlTransport.ts';

const site = fixtureSite.name;
const sv = { site, language: 'sv' };

describe('the neighbours of a story', () => {
  let platform: RecordedPlatform;
  beforeEach(() => {
    platform = new RecordedPlatform();
  });

  const story = rawStory(5, '20260105T000000Z');
  const parent = { item: { parent: { parent: { id: toId(9) } } } };
  const beside = (next: unknown[], previous: unknown[], total = 10) => ({
    next: { ...resultsPage(next), total },
    previous: { ...resultsPage(previous), total },
  });
  const item = toId(5);

  it('are found from its cursor', async () => {
    platform.answers = {
      GrandparentId: parent,
      StoryCursor: { search: resultsPage([story], 'at-5') },
      StoryNeighbours: beside([rawStory(4, '20260104T000000Z')], [rawStory(6, '20260106T000000Z')]),
    };
    expect(await platform.gateway().storyNeighbours({ ...sv, language: 'en', item })).toEqual({
      next: { path: '/en/stories/4', title: 'Title 4' },
      previous: { path: '/en/stories/6', title: 'Title 6' },
    });
    expect(platform.sent).toHaveLength(3);
    expect(platform.request('GrandparentId').variables).toEqual({ item, language: 'en' });
    expect(selected(platform.request('GrandparentId').query)).toContain('item.parent.parent.id');
    const shared = { language: 'en', storyTemplate: '/templates/Story', first: 1 };
    expect(platform.request('StoryCursor').variables).toEqual({ ...shared, item });
    expect(squeezed(platform.request('StoryCursor').query)).toContain('direction: DESC');
    expect(platform.request('StoryNeighbours').variables).toEqual({ ...shared, parentId: toId(9), cursor: 'at-5' });
    expect(squeezed(platform.request('StoryNeighbours').query)).toMatch(
      /next: search\(.*after: \$cursor orderBy: \{ name: "Date", direction: DESC \}.*previous: search\(.*after: \$cursor orderBy: \{ name: "Date", direction: ASC \}/,
    );
  });

  it('are null at the ends', async () => {
    platform.answers = {
      GrandparentId: parent,
      StoryCursor: { search: resultsPage([story], 'at-5') },
      StoryNeighbours: beside([rawStory(4, '20260104T000000Z')], []),
    };
    expect(await platform.gateway().storyNeighbours({ ...sv, item })).toMatchObject({
      previous: null,
      next: { title: 'Title 4' },
    });
    platform.answers = { ...platform.answers, StoryNeighbours: beside([], [], 1) };
    expect(await platform.gateway().storyNeighbours({ ...sv, item })).toEqual({ previous: null, next: null });
    expect(platform.requests('StoryOrder')).toHaveLength(0);
  });

  it.each([
    ['the story itself', [rawStory(5, '20260105T000000Z')], []],
    ['a newer story as the next', [rawStory(8, '20260108T000000Z')], []],
    ['an older story as the previous', [], [rawStory(2, '20260102T000000Z')]],
    ['one story on both sides', [rawStory(4, '20260105T000000Z')], [rawStory(4, '20260105T000000Z')]],
    ['nothing, though there are other stories', [], []],
  ])('are taken from the whole order when the platform answers with %s', async (_what, next, previous) => {
    const newestFirst = [6, 5].map((at) => rawStory(at, `2026010${String(at)}T000000Z`));
    platform.answers = {
      GrandparentId: parent,
      StoryCursor: { search: resultsPage([story], '1') },
      StoryNeighbours: beside(next, previous),
      StoryOrder: ({ after }: GraphqlVariables) => ({
        search:
          after === '' ? resultsPage(newestFirst, '2', true) : resultsPage([rawStory(4, '20260104T000000Z')], '3'),
      }),
    };
    expect(await platform.gateway().storyNeighbours({ ...sv, item })).toEqual({
      previous: { path: '/stories/6', title: 'Title 6' },
      next: { path: '/stories/4', title: 'Title 4' },
    });
    expect(platform.requests('StoryOrder').map(({ variables }) => variables['after'])).toEqual(['', '2']);
  });

  it('are none for an item that is no story', async () => {
    platform.answers = { GrandparentId: { item: null }, StoryCursor: { search: resultsPage([]) } };
    expect(await platform.gateway().storyNeighbours({ ...sv, item })).toEqual({ previous: null, next: null });
  });

  it('pass on a failure that they log once', async () => {
    platform.answers = { GrandparentId: parent, StoryCursor: new Error('down') };
    await expect(platform.gateway().storyNeighbours({ ...sv, item })).rejects.toBeInstanceOf(ContentUnavailableError);
    expect(platform.logger.lines.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        event: 'content.callFailed',
        facts: { call: 'story neighbours', site, reason: expect.stringContaining('down') },
      },
    ]);
  });
});
