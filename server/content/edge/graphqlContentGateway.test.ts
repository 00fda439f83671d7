import { beforeEach, describe, expect, it } from '@jest/globals';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import { fixtureSite } from '../../../test/fixtures/contentSites.ts';
import {
  RecordedPlatform,
  declared,
  toId,
  resultsPage,
  selected,
} from '../../../test/fixtures/platform/recordedPlatform.ts';
import type { GraphqlVariables } from './transport/GraphqlTransport.ts';

const site = fixtureSite.name;
const sv = { site, language: 'sv' };
const text = (value: string) => ({ value });

describe('graphqlContentGateway', () => {
  let platform: RecordedPlatform;
  beforeEach(() => {
    platform = new RecordedPlatform();
  });

  it('requests a page in one query', async () => {
    platform.answers = { Layout: { layout: { item: null } } };
    await platform.gateway().layout({ ...sv, path: '/service' });
    expect(platform.sent).toHaveLength(1);
    const { query, variables } = platform.request('Layout');
    expect(variables).toEqual({ site, routePath: '/service', language: 'sv' });
    expect(declared(query)).toEqual(['$site: String!', '$routePath: String!', '$language: String!']);
    expect(selected(query)).toEqual(
      expect.arrayContaining([
        'layout.item.rendered',
        'layout.item.languages.url.path',
        'layout.item.languages.language.name',
        'layout.item.languages.language.nativeName',
      ]),
    );
  });

  it('requests three levels of navigation', async () => {
    platform.answers = {
      Navigation: { layout: { item: null } },
      NavigationBelow: { item: { id: toId(1), children: resultsPage([]) } },
    };
    await platform.gateway().navigation(sv);
    expect(platform.request('Navigation').variables).toEqual({ site, language: 'sv', first: 100 });
    await platform.gateway({ navigationRoots: { [site]: '/content/menu' } }).navigation(sv);
    const { query, variables } = platform.request('NavigationBelow');
    expect(variables).toEqual({ datasource: '/content/menu', language: 'sv', first: 100 });
    expect(declared(query)).toEqual(['$datasource: String!', '$language: String!', '$first: Int!']);
    const level = 'children.results.';
    for (const depth of [1, 2, 3]) {
      const own = ['name', 'url.path', 'navTitle', 'hideInNavigation', 'shouldBeNavigableInMenuWhenItHasChildren'];
      const paths = [...own, 'externalLink'].map((path) => `item.${level.repeat(depth)}${path}`);
      expect(selected(query)).toEqual(expect.arrayContaining(paths));
    }
    expect(selected(query)).not.toContain(`item.${level.repeat(4)}name`);
  });

  it('reads the rest of a level of navigation with more pages than one answer has', async () => {
    const item = (at: number, children: object | null = null): object => ({
      ...{ id: toId(at), name: `page-${at}`, displayName: `Page ${at}`, url: { path: `/page-${at}` }, children },
    });
    const small = item(7, resultsPage([item(70)], 'below', true));
    platform.answers = {
      Navigation: { layout: { item: { id: toId(1), children: resultsPage([item(2), small], 'next', true) } } },
      MoreNavigation: ({ datasource, after }: GraphqlVariables) => {
        if (datasource === toId(7)) return { item: { id: toId(7), children: resultsPage([item(71)]) } };
        const children = after === 'next' ? resultsPage([item(3)], 'last', true) : resultsPage([item(4)]);
        return { item: { id: toId(1), children } };
      },
    };
    const tree = await platform.gateway().navigation(sv);
    expect(tree.map(({ name }) => name)).toEqual(['page-2', 'page-7', 'page-3', 'page-4']);
    expect(tree[1]?.children.map(({ name }) => name)).toEqual(['page-70', 'page-71']);
    expect(selected(platform.request('MoreNavigation').query)).toContain('item.children.pageInfo.endCursor');
  });

  it('reads every page of a site', async () => {
    const route = {
      id: toId(1),
      template: { name: 'Page' },
      updated: text('20260214T080000Z'),
      pageImage: null,
      image: { jsonValue: { value: { src: '/media/b.jpg' } } },
    };
    platform.answers = {
      Pages: ({ after }: GraphqlVariables) => ({
        site: {
          siteInfo: {
            routes:
              after === ''
                ? resultsPage([{ routePath: '/a', route }], 'a', true)
                : resultsPage([{ routePath: '/en/b', route: { ...route, updated: text(''), image: null } }], 'b'),
          },
        },
      }),
    };
    const shared = { itemId: toId(1), templateName: 'Page' };
    expect(await platform.gateway().pages({ site, language: 'en' })).toEqual([
      { ...shared, path: '/en/a', updated: '2026-02-14', image: '/media/b.jpg' },
      { ...shared, path: '/en/b', updated: '', image: '' },
    ]);
    platform.answers = { Pages: { site: { siteInfo: null } } };
    expect(await platform.gateway().pages(sv)).toEqual([]);
  });

  it('reads redirects in our languages', async () => {
    const redirect = {
      pattern: '/a',
      target: '/b',
      redirectType: 'REDIRECT_301',
      isQueryStringPreserved: true,
      isLanguagePreserved: false,
      locale: 'sv-SE',
    };
    platform.answers = {
      Redirects: { site: { siteInfo: { redirects: [redirect] } } },
      Robots: { site: { siteInfo: { robots: null } } },
    };
    expect(await platform.gateway().redirects({ site })).toEqual([{ ...redirect, locale: 'sv' }]);
    expect(await platform.gateway().robots({ site })).toBe('');
    expect(platform.sent.map(({ variables }) => variables)).toEqual([{ site }, { site }]);
    const odd = [{ ...redirect, redirectType: 'REDIRECT_307' }, null, { pattern: 7 }, redirect];
    Object.assign(platform.answers, { Redirects: { site: { siteInfo: { redirects: odd } } } });
    const read = await platform.gateway().redirects({ site });
    expect(read.map(({ pattern, redirectType }) => [pattern, redirectType])).toEqual([
      [redirect.pattern, 'REDIRECT_307'],
      ['', ''],
      ['', ''],
      [redirect.pattern, 'REDIRECT_301'],
    ]);
  });

  it('requests an editor’s page by its item', async () => {
    const rendered = {
      sitecore: {
        context: { clientScripts: ['/a.js', 7], clientData: { 'hrz-canvas-state': { itemId: 'x' } } },
        route: { name: 'service', placeholders: {} },
      },
    };
    platform.answers = { Editing: { item: { rendered, ancestors: [], languages: [] } } };
    const gateway = platform.gateway();
    const answer = await gateway.editingLayout({ ...sv, itemId: toId(1), mode: 'edit', variant: '_default' });
    expect(answer.layout.route?.name).toBe('service');
    expect(answer.context).toEqual({ clientScripts: ['/a.js'], clientData: { 'hrz-canvas-state': { itemId: 'x' } } });
    expect(platform.request('Editing')).toMatchObject({
      variables: { itemId: toId(1), language: 'sv', version: null },
      headers: {
        sc_site: site,
        sc_layoutKind: 'final',
        sc_editMode: 'true',
        sc_previewMode: 'false',
        sc_variant: 'default',
      },
    });
    await gateway.editingLayout({
      ...sv,
      itemId: toId(1),
      mode: 'preview',
      version: '3',
      layoutKind: 'shared',
      variant: 'a,b',
      previewTime: '2026-02-14T08:00:00Z',
    });
    expect(platform.requests('Editing')[1]).toMatchObject({
      variables: { version: '3' },
      headers: {
        sc_layoutKind: 'shared',
        sc_editMode: 'false',
        sc_previewMode: 'true',
        sc_variant: 'a,b',
        sc_previewTime: '2026-02-14T08:00:00Z',
      },
    });
  });

  it('translates between our languages’ names', async () => {
    const languageNames = { [site]: { sv: 'sv-SE', en: 'en-x-group' } };
    const item = {
      rendered: { sitecore: { route: { name: 'service', itemLanguage: 'en-x-group', placeholders: {} } } },
      ancestors: [{ displayName: 'Start', url: { path: '/en-x-group' } }],
      languages: [
        { url: { path: '/sv-SE/service' }, language: { name: 'sv-SE', nativeName: 'svenska' } },
        { url: { path: '/en-x-group/services' }, language: { name: 'en-x-group', nativeName: 'English' } },
      ],
    };
    platform.answers = { Layout: { layout: { item } } };
    const answer = await platform.gateway({ languageNames }).layout({ site, language: 'en', path: '/services' });
    expect(platform.request('Layout').variables).toMatchObject({ language: 'en-x-group' });
    expect(answer).toMatchObject({
      route: { itemLanguage: 'en' },
      ancestors: [{ path: '/en' }],
      languages: [
        { language: 'sv', path: '/service' },
        { language: 'en', path: '/en/services' },
      ],
    });
  });

  it('asks nothing for a site that is not configured', async () => {
    const gateway = platform.gateway();
    expect(
      await gateway.stories({ site: 'x', language: 'sv', index: '/a', limit: 1, cursor: '', tags: [] }),
    ).toMatchObject({ stories: [], total: 0 });
    expect(await gateway.pages({ site: 'x', language: 'sv' })).toEqual([]);
    expect(await gateway.robots({ site: 'x' })).toBe('');
    expect(platform.sent).toEqual([]);
  });

  it('throws ContentUnavailableError when an answer has another shape', async () => {
    platform.answers = {
      Stories: { index: null, stories: { results: 7 } },
      Redirects: { site: { siteInfo: { redirects: 7 } } },
    };
    const gateway = platform.gateway();
    const stories = gateway.stories({ ...sv, index: '/a', limit: 1, cursor: '', tags: [] });
    await expect(stories).rejects.toBeInstanceOf(ContentUnavailableError);
    await expect(gateway.redirects({ site })).rejects.toBeInstanceOf(ContentUnavailableError);
  });
  it('asks for the date of the page that a data source belongs to', async () => {
    const date = { value: '20260214T080000Z', formattedDateValue: '2026-02-14' };
    platform.answers = { PublishInfo: { item: { parent: { parent: { date } } } } };
    const gateway = platform.gateway();
    expect(await gateway.publishInfo({ ...sv, datasource: toId(3) })).toEqual({
      value: '20260214T080000Z',
      formatted: '2026-02-14',
    });
    const { query, variables } = platform.request('PublishInfo');
    expect(variables).toEqual({ datasource: toId(3), language: 'sv' });
    expect(selected(query)).toContain('item.parent.parent.date.value');
    platform.answers = { PublishInfo: { item: { parent: null } } };
    expect(await gateway.publishInfo({ ...sv, datasource: toId(4) })).toEqual({ value: '', formatted: '' });
  });

  it('reads all tags of the folder of the site', async () => {
    const tag = (at: number) => ({
      id: toId(at),
      name: `tag${String(at)}`,
      key: text(`k${String(at)}`),
      value: text('Elbil'),
    });
    platform.answers = {
      StoryTags: ({ after }: GraphqlVariables) => ({
        item: { children: after === '' ? resultsPage([tag(1)], 'one', true) : resultsPage([tag(2)], 'two') },
      }),
    };
    expect(await platform.gateway().storyTags(sv)).toEqual([
      { id: toId(1), key: 'k1', value: 'Elbil' },
      { id: toId(2), key: 'k2', value: 'Elbil' },
    ]);
    expect(platform.requests('StoryTags').map(({ variables }) => variables)).toEqual([
      { folder: '/content/hamnbilar/Data/Tags', language: 'sv', first: 100, after: '' },
      { folder: '/content/hamnbilar/Data/Tags', language: 'sv', first: 100, after: 'one' },
    ]);
    platform.answers = { StoryTags: { item: null } };
    expect(await platform.gateway().storyTags(sv)).toEqual([]);
  });

  it('does not go round for ever on a cursor that does not advance', async () => {
    platform.answers = { StoryTags: { item: { children: resultsPage([{ id: toId(1), name: 'x' }], 'same', true) } } };
    expect(await platform.gateway().storyTags(sv)).toHaveLength(2);
  });
});
