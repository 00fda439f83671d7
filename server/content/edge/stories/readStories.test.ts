import { beforeEach, describe, expect, it } from '@jest/globals';
import { fixtureSite } from '../../../../test/fixtures/contentSites.ts';
import {
  RecordedPlatform,
  declared,
  toId,
  rawStory,
  resultsPage,
  selected,
  squeezed,
} from '../../../../test/fixtures/platform/recordedPlatform.ts';

const site = fixtureSite.name;
const sv = { site, language: 'sv' };
const text = (value: string) => ({ value });

describe('stories', () => {
  let platform: RecordedPlatform;
  beforeEach(() => {
    platform = new RecordedPlatform();
  });

  const asked = { ...sv, index: toId(9), limit: 4, cursor: '', tags: [] as string[] };
  const nothing = { index: null, stories: resultsPage([]) };

  it('are requested with scalar variables', async () => {
    platform.answers = { Stories: nothing };
    await platform.gateway().stories(asked);
    const { query, variables } = platform.request('Stories');
    expect(declared(query)).toEqual([
      '$datasource: String!',
      '$language: String!',
      '$parentId: String!',
      '$storyTemplate: String!',
      '$limit: Int!',
      '$cursor: String',
    ]);
    expect(variables).toEqual({
      datasource: toId(9),
      parentId: toId(9),
      language: 'sv',
      storyTemplate: '/templates/Story',
      limit: 4,
      cursor: '',
    });
    expect(squeezed(query)).toContain(
      'where: { AND: [ { name: "_templates", value: $storyTemplate, operator: CONTAINS } ' +
        '{ name: "_language", value: $language, operator: EQ } ' +
        '{ name: "_path", value: $parentId, operator: CONTAINS } ] } ' +
        'first: $limit after: $cursor orderBy: { name: "Date", direction: DESC }',
    );
    expect(query).not.toContain('OR:');
    expect(selected(query)).toEqual(
      expect.arrayContaining(['index.showDates', 'index.layout', 'index.highlightLatestStory', 'stories.total']),
    );
  });

  it('are filtered with a variable per tag', async () => {
    platform.answers = { Stories: nothing };
    await platform.gateway().stories({ ...asked, tags: [toId(1), '{00000000-0000-0000-0000-00000000000a}'] });
    const { query, variables } = platform.request('Stories');
    expect(declared(query).slice(-2)).toEqual(['$tag0: String!', '$tag1: String!']);
    expect(variables).toMatchObject({ tag0: toId(1), tag1: '0000000000000000000000000000000A' });
    expect(squeezed(query)).toContain(
      '{ OR: [{ name: "Tags", value: $tag0, operator: CONTAINS } { name: "Tags", value: $tag1, operator: CONTAINS }] }',
    );
  });

  it('go on from the cursor of the page before', async () => {
    platform.answers = { Stories: { index: null, stories: resultsPage([], 'behind-4', true) } };
    const { endCursor, hasNext } = await platform.gateway().stories(asked);
    expect(hasNext).toBe(true);
    await platform.gateway().stories({ ...asked, cursor: endCursor });
    expect(platform.requests('Stories')[1]?.variables).toMatchObject({ cursor: 'behind-4' });
  });

  it('are read with blanks for what they lack', async () => {
    const whole = {
      ...rawStory(1),
      premble: text('Kort'),
      image: { jsonValue: { value: { src: '/media/a.jpg', alt: 'Hamn', width: '800', height: 600 } } },
      date: { value: '20260214T080000Z', formattedDateValue: '2026-02-14' },
      tags: text('{00000000-0000-0000-0000-00000000000A}|0000000000000000000000000000000b'),
    };
    const bare = { id: toId(2), name: 'bare', url: { path: '/stories/bare' }, image: { jsonValue: { value: {} } } };
    const index = { showDates: text('1'), layout: text('Variant 2'), highlightLatestStory: text('') };
    platform.answers = { Stories: { index, stories: resultsPage([whole, bare], 'end') } };
    expect(await platform.gateway().stories({ ...asked, language: 'en' })).toEqual({
      index: { showDates: true, layout: 'Variant 2', highlightLatestStory: false },
      total: 2,
      hasNext: false,
      endCursor: 'end',
      stories: [
        {
          id: toId(1),
          name: 'story-1',
          displayName: 'Story 1',
          url: { path: '/en/stories/1' },
          title: 'Title 1',
          premble: 'Kort',
          image: { src: '/media/a.jpg', alt: 'Hamn', width: 800, height: 600 },
          date: { value: '20260214T080000Z', formatted: '2026-02-14' },
          tags: ['0000000000000000000000000000000A', '0000000000000000000000000000000B'],
        },
        {
          id: toId(2),
          name: 'bare',
          displayName: 'bare',
          url: { path: '/en/stories/bare' },
          title: 'bare',
          premble: '',
          image: null,
          date: { value: '', formatted: '' },
          tags: [],
        },
      ],
    });
  });
});
