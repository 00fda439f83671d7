import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ContentUnavailableError } from '../../../../shared/content/ContentGateway.ts';
import type { ContentBackend } from '../../../../shared/content/ContentGateway.ts';
import type { RouteData, SitePage } from '../../../../shared/content/ContentTypes.ts';
import { fixtureSite } from '../../../../test/fixtures/contentSites.ts';
import { withKnownRoutes } from './withKnownRoutes.ts';
import type { KnownRoutes } from './withKnownRoutes.ts';

const sv = { site: fixtureSite.name, language: 'sv' };
const [, second = ''] = fixtureSite.languages;

let now = 0;
let published: string[];
let answered: (path: string) => boolean;
let layout: jest.Mock<ContentBackend['layout']>;
let pages: jest.Mock<ContentBackend['pages']>;
let routes: KnownRoutes;

beforeEach(() => {
  now = 1_000_000;
  published = ['/', '/service', '/bil/,-w-,'];
  answered = (path) =>
    published.includes(
      decodeURIComponent(path)
        .toLowerCase()
        .replace(/(.)\/$/, '$1'),
    );
  layout = jest.fn<ContentBackend['layout']>(({ path }) =>
    Promise.resolve({ route: answered(path) ? ({ name: path } as RouteData) : null, ancestors: [], languages: [] }),
  );
  pages = jest.fn<ContentBackend['pages']>(({ language }) =>
    Promise.resolve(
      published.map(
        (path) => ({ path: language === 'sv' ? path : `/${language}${path}`.replace(/\/$/, '') }) as SitePage,
      ),
    ),
  );
  routes = withKnownRoutes({ layout, pages }, { sites: [fixtureSite], clock: () => now });
});

const has = async (path: string, language = 'sv'): Promise<boolean> =>
  (await routes.layout({ ...sv, language, path })).route !== null;

describe('withKnownRoutes()', () => {
  it('requests the list once for any number of unknown addresses', async () => {
    expect(await has('/service')).toBe(true);
    expect(pages).not.toHaveBeenCalled();
    for (let at = 0; at < 200; at += 1) expect(await has(`/made-up-${String(at)}`)).toBe(false);
    expect([layout.mock.calls.length, pages.mock.calls.length]).toEqual([2, 1]);
    expect(await has('/service')).toBe(true);
  });

  it('finds pages in any spelling', async () => {
    await has('/none');
    await has('/none', second);
    for (const path of ['/SERVICE/', '/serv%69ce', '/bil/17']) {
      await has(path);
      expect(layout).toHaveBeenLastCalledWith({ ...sv, path });
    }
    expect(await has('/service', second)).toBe(true);
    layout.mockClear();
    expect(await has('/other', second)).toBe(false);
    expect(layout).not.toHaveBeenCalled();
  });

  it('finds a page half a minute after it was published', async () => {
    await has('/new');
    published.push('/new');
    now += 29_000;
    expect(await has('/new')).toBe(false);
    now += 2000;
    expect(await has('/new')).toBe(true);
  });

  it('finds a page at once when the platform reports it', async () => {
    await has('/new');
    published.push('/newer');
    expect(await has('/newer')).toBe(false);
    routes.expire(fixtureSite.name);
    expect(await has('/newer')).toBe(true);
  });

  it('treats a listed page without response as unavailable', async () => {
    answered = () => false;
    await expect(has('/service')).rejects.toBeInstanceOf(ContentUnavailableError);
    published = ['/'];
    now += 1;
    expect(await has('/service')).toBe(false);
  });

  it.each([
    ['fails', () => Promise.reject(new ContentUnavailableError('down'))],
    ['is not one of all pages', () => Promise.resolve([])],
  ])('requests each address while the list %s', async (_what, answer) => {
    pages.mockImplementation(answer);
    for (let at = 0; at < 5; at += 1) expect(await has(`/made-up-${String(at)}`)).toBe(false);
    expect([layout.mock.calls.length, pages.mock.calls.length]).toEqual([5, 1]);
    now += 31_000;
    await has('/again');
    expect(pages).toHaveBeenCalledTimes(2);
  });
});
