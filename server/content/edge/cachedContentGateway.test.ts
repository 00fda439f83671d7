import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type {
  ContentBackend,
  ContentGateway,
  EditingLayout,
  StoriesQuery,
} from '../../../shared/content/ContentGateway.ts';
import type { LayoutAnswer, StoryList } from '../../../shared/content/ContentTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { emptyContent } from '../../../test/fixtures/platform/emptyContent.ts';
import { cachedContentGateway } from './cachedContentGateway.ts';
import type { CachedContentGateway } from './cachedContentGateway.ts';

const missing: LayoutAnswer = { route: null, ancestors: [], languages: [] };
const page = (name: string): LayoutAnswer => ({
  route: { name, displayName: name, itemId: '', itemLanguage: 'sv', templateName: '', fields: {}, placeholders: {} },
  ancestors: [],
  languages: [],
});
const noStories: StoryList = { index: null, stories: [], total: 0, hasNext: false, endCursor: '' };
const editorsPage: EditingLayout = { layout: missing, context: { clientScripts: [], clientData: {} } };
const query = { site: 'a', language: 'sv', path: '/x' };

describe('cachedContentGateway', () => {
  let now: number;
  let warn: jest.Mock<Logger['warn']>;
  let layout: jest.Mock<ContentGateway['layout']>;
  let stories: jest.Mock<ContentGateway['stories']>;
  let editingLayout: jest.Mock<ContentBackend['editingLayout']>;
  let gateway: CachedContentGateway;
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    now = 0;
    warn = jest.fn();
    layout = jest.fn<ContentGateway['layout']>().mockResolvedValue(page('old'));
    const logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };
    const freshness = { freshMs: 60, staleMs: 600 };
    stories = jest.fn<ContentGateway['stories']>().mockResolvedValue(noStories);
    editingLayout = jest.fn<ContentBackend['editingLayout']>().mockResolvedValue(editorsPage);
    gateway = cachedContentGateway(emptyContent({ layout, stories, editingLayout }), {
      logger,
      freshness,
      own: { stories: { freshMs: 10, staleMs: 600 } },
      patienceMs: 15,
      clock: () => now,
      maxCrowd: 2,
    });
  });

  it('sends one request while a response is fresh', async () => {
    await gateway.layout(query);
    now = 59;
    await gateway.layout({ ...query, path: '/X/' });
    expect(layout).toHaveBeenCalledTimes(1);
  });

  it('keeps sites apart by path', async () => {
    await gateway.layout(query);
    await gateway.layout({ ...query, site: 'b' });
    await gateway.layout({ ...query, language: 'en' });
    await gateway.layout({ ...query, path: '/y' });
    expect(layout).toHaveBeenCalledTimes(4);
  });

  it('makes equal calls at the same time one', async () => {
    await Promise.all([gateway.layout(query), gateway.layout(query)]);
    expect(layout).toHaveBeenCalledTimes(1);
  });

  it('serves a stale response while it is renewed', async () => {
    await gateway.layout(query);
    layout.mockResolvedValue(page('new'));
    now = 61;
    expect((await gateway.layout(query)).route?.name).toBe('old');
    await settled();
    expect((await gateway.layout(query)).route?.name).toBe('new');
    expect(layout).toHaveBeenCalledTimes(2);
  });

  it('waits for a new answer when the kept one is too old', async () => {
    await gateway.layout(query);
    layout.mockResolvedValue(page('new'));
    now = 601;
    expect((await gateway.layout(query)).route?.name).toBe('new');
  });

  it.each([61, 100_000])('serves the last good response at age %i when the platform fails', async (age) => {
    await gateway.layout(query);
    layout.mockRejectedValue(new ContentUnavailableError('down'));
    now = age;
    expect((await gateway.layout(query)).route?.name).toBe('old');
    await settled();
    expect(warn).toHaveBeenCalledWith(
      'content.staleAnswerServed',
      expect.objectContaining({ call: 'layout', site: 'a', reason: 'down' }),
    );
  });

  it('passes on a failure without an earlier response', async () => {
    layout.mockRejectedValueOnce(new ContentUnavailableError('down'));
    await expect(gateway.layout(query)).rejects.toBeInstanceOf(ContentUnavailableError);
    expect((await gateway.layout(query)).route?.name).toBe('old');
  });

  it('does not let made-up addresses push real pages out', async () => {
    await gateway.layout(query);
    layout.mockResolvedValue(missing);
    for (const path of ['/1', '/2', '/3', '/4']) await gateway.layout({ ...query, path });
    await gateway.layout(query);
    expect(layout).toHaveBeenCalledTimes(5);
  });

  it('forgets responses that arrive after it was cleared', async () => {
    let finish: (answer: LayoutAnswer) => void = () => undefined;
    layout.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const early = gateway.layout(query);
    gateway.clear();
    finish(page('outdated'));
    expect((await early).route?.name).toBe('outdated');
    expect((await gateway.layout(query)).route?.name).toBe('old');
  });

  it('serves the last good response when the platform hangs', async () => {
    await gateway.layout(query);
    layout.mockReturnValue(new Promise(() => undefined));
    now = 601;
    expect((await gateway.layout(query)).route?.name).toBe('old');
    now += 15;
    const timer = jest.spyOn(globalThis, 'setTimeout');
    expect((await gateway.layout(query)).route?.name).toBe('old');
    expect(timer).not.toHaveBeenCalled();
    expect(layout).toHaveBeenCalledTimes(2);
  });

  it('keeps lists of stories for a time of their own', async () => {
    const list: StoriesQuery = { site: 'a', language: 'sv', index: 'i', limit: 4, cursor: '', tags: ['t', 'u'] };
    await gateway.stories(list);
    await gateway.stories({ ...list, tags: ['u', 't'] });
    expect(stories).toHaveBeenCalledTimes(1);
    await gateway.stories({ ...list, cursor: 'c' });
    await gateway.stories({ ...list, limit: 3 });
    expect(stories).toHaveBeenCalledTimes(3);
    await gateway.layout(query);
    now = 11;
    await gateway.stories({ ...list, limit: 3 });
    await gateway.layout(query);
    expect([stories.mock.calls.length, layout.mock.calls.length]).toEqual([4, 1]);
  });

  it('does not let choices of tags push real pages out', async () => {
    await gateway.layout(query);
    for (const tag of ['1', '2', '3', '4']) {
      await gateway.stories({ site: 'a', language: 'sv', index: 'i', limit: 4, cursor: '', tags: [tag] });
    }
    await gateway.layout(query);
    expect(layout).toHaveBeenCalledTimes(1);
  });

  it('never keeps what an editor looks at', async () => {
    const asked = { site: 'a', language: 'sv', itemId: 'i', mode: 'edit' as const };
    await gateway.editingLayout(asked);
    await gateway.editingLayout(asked);
    expect(editingLayout).toHaveBeenCalledTimes(2);
  });

  it('keeps a robots.txt that is empty', async () => {
    const robots = jest.fn<ContentBackend['robots']>().mockResolvedValue('');
    const own = cachedContentGateway(emptyContent({ robots }), {
      logger: { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() },
      freshness: { freshMs: 60, staleMs: 600 },
    });
    expect([await own.robots({ site: 'a' }), await own.robots({ site: 'a' })]).toEqual(['', '']);
    expect(robots).toHaveBeenCalledTimes(1);
  });
});
