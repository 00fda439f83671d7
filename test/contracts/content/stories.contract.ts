import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentGateway } from '../../../shared/content/ContentGateway.ts';
import type { StoryList } from '../../../shared/content/ContentTypes.ts';

const site = 'hamnbilar';
const sv = { site, language: 'sv' };
const base = '/nyheter';

/** Contract for the stories of every content gateway over the fixture folder. */
export function storiesContract(name: string, makeGateway: () => Promise<ContentGateway>): void {
  describe(`stories through ${name}`, () => {
    let gateway: ContentGateway;
    let index: string;
    const itemOf = async (path: string): Promise<string> => {
      const { route } = await gateway.layout({ ...sv, path });
      if (!route) throw new Error(`The fixture has no page ${path}.`);
      return route.itemId;
    };
    const list = (tags: string[] = [], limit = 10, cursor = ''): Promise<StoryList> =>
      gateway.stories({ ...sv, index, limit, cursor, tags });
    const titles = ({ stories }: StoryList): string[] => stories.map(({ title }) => title);
    const tag = async (key: string): Promise<string> => {
      const found = (await gateway.storyTags(sv)).find((candidate) => candidate.key === key);
      if (!found) throw new Error(`The fixture has no tag ${key}.`);
      return found.id;
    };

    beforeAll(async () => {
      gateway = await makeGateway();
      index = await itemOf(base);
    });

    it('come newest first', async () => {
      const all = await list();
      expect(all).toMatchObject({ total: 5, hasNext: false });
      expect(all.index).toEqual({ showDates: true, layout: 'Variant 2', highlightLatestStory: true });
      const dates = all.stories.map(({ date }) => date.formatted);
      expect(dates).toEqual(['2026-05-20', '2026-02-14', '2026-02-14', '2026-01-10', '2025-10-01']);
      expect(all.stories[0]).toMatchObject({
        name: 'summer',
        title: 'Sommar',
        premble: 'Ingress till Sommar.',
        url: { path: `${base}/2026/sommar` },
        image: { src: '/media/logo.svg', alt: 'Kajen' },
        tags: [await tag('elbil')],
      });
      expect(all.stories[4]).toMatchObject({ image: null, tags: [await tag('hamnen')] });
    });

    it('are complete across pages', async () => {
      const read: string[] = [];
      const cursors: string[] = [''];
      for (let pages = 0; pages < 5; pages += 1) {
        const page = await list([], 2, cursors.at(-1));
        expect(page.total).toBe(5);
        read.push(...titles(page));
        if (!page.hasNext) break;
        cursors.push(page.endCursor);
      }
      expect(cursors).toHaveLength(3);
      expect(new Set(cursors).size).toBe(3);
      expect(read).toEqual(titles(await list()));
    });

    it('are filtered by any of the tags', async () => {
      const [electric, harbour] = [await tag('elbil'), await tag('hamnen')];
      expect(titles(await list([electric]))).toEqual(['Sommar', 'Laddning i hamnen']);
      expect(titles(await list([harbour, electric]))).toEqual(['Sommar', 'Laddning i hamnen', 'Höst vid kajen']);
      const dashed = electric.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      expect(titles(await list([dashed]))).toEqual(['Sommar', 'Laddning i hamnen']);
      const first = await list([harbour, electric], 2);
      expect(first).toMatchObject({ total: 3, hasNext: true });
      expect(titles(await list([harbour, electric], 2, first.endCursor))).toEqual(['Höst vid kajen']);
    });

    it('are none for an unknown tag', async () => {
      expect(await list(['0'.repeat(32)])).toMatchObject({ stories: [], total: 0, hasNext: false });
      const nowhere = await gateway.stories({ ...sv, index: 'F'.repeat(32), limit: 4, cursor: '', tags: [] });
      expect(nowhere).toMatchObject({ index: null, stories: [], total: 0, hasNext: false });
    });

    it('are those of the language', async () => {
      const english = await gateway.stories({ site, language: 'en', index, limit: 10, cursor: '', tags: [] });
      expect(english.stories.map(({ title, url }) => [title, url.path])).toEqual([['Summer', '/en/news/2026/summer']]);
    });

    it('find their index by its path in the content tree too', async () => {
      const byPath = { ...sv, index: `/content/${site}/start/stories`, limit: 10, cursor: '', tags: [] };
      expect(await gateway.stories(byPath)).toEqual(await list());
    });

    it('have tags in their order', async () => {
      const swedish = await gateway.storyTags(sv);
      expect(swedish.map(({ key, value }) => [key, value])).toEqual([
        ['elbil', 'Elbil'],
        ['hamnen', 'Hamnen'],
        ['kampanj', 'Kampanj'],
      ]);
      const english = await gateway.storyTags({ site, language: 'en' });
      expect(english.map(({ id, value }) => [id, value])).toEqual([
        [swedish[0]?.id, 'Electric cars'],
        [swedish[1]?.id, 'The harbour'],
      ]);
      expect(swedish[0]?.id).toMatch(/^[0-9A-F]{32}$/);
    });

    it('know their neighbours', async () => {
      const all = (await list()).stories.map(({ id, title, url }) => ({ id, title, path: url.path }));
      for (const [at, { id }] of all.entries()) {
        const beside = (story: (typeof all)[number] | undefined) =>
          story ? { title: story.title, path: story.path } : null;
        expect(await gateway.storyNeighbours({ ...sv, item: id })).toEqual({
          previous: beside(all[at - 1]),
          next: beside(all[at + 1]),
        });
      }
    });

    it('have no neighbours when they are alone', async () => {
      const alone = { previous: null, next: null };
      const { route } = await gateway.layout({ site, language: 'en', path: '/news/2026/summer' });
      expect(await gateway.storyNeighbours({ site, language: 'en', item: route?.itemId ?? '' })).toEqual(alone);
      expect(await gateway.storyNeighbours({ ...sv, item: await itemOf('/service') })).toEqual(alone);
      expect(await gateway.storyNeighbours({ ...sv, item: 'F'.repeat(32) })).toEqual(alone);
    });

    it('give a byline the date of the page that its data belongs to', async () => {
      const { route } = await gateway.layout({ ...sv, path: `${base}/2026/erbjudanden` });
      const byline = route?.placeholders['headless-main']?.find(({ componentName }) => componentName === 'StoryByline');
      const date = await gateway.publishInfo({ ...sv, datasource: byline?.dataSource ?? '' });
      expect(date).toEqual({ value: expect.stringMatching(/^20260214T/), formatted: '2026-02-14' });
      const none = { value: '', formatted: '' };
      expect(await gateway.publishInfo({ ...sv, datasource: 'F'.repeat(32) })).toEqual(none);
    });
  });
}
