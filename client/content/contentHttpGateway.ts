import type { ContentGateway, ContentQuery } from '../../shared/content/ContentGateway.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type {
  LayoutAnswer,
  NavItem,
  PlatformDate,
  StoryList,
  StoryNeighbour,
  StoryTag,
} from '../../shared/content/ContentTypes.ts';

/** Time that a response stays fresh, ms; long enough for a prefetch to serve the press that follows. */
const freshFor = 60_000;
const maxCachedAnswers = 40;

/** Content gateway for the browser, through /api/content of the visitor's own site. */
export function createContentHttpGateway(
  fetchJson: typeof fetch,
  now: () => number = () => performance.now(),
): ContentGateway {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>();

  async function get<T>(address: string): Promise<T> {
    const cached = answers.get(address);
    if (cached && now() - cached.at < freshFor) return cached.answer as Promise<T>;
    const answer = ask<T>(address);
    answers.delete(address);
    answers.set(address, { at: now(), answer });
    const oldest = answers.keys().next().value;
    if (answers.size > maxCachedAnswers && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => answers.delete(address));
    return answer;
  }

  async function ask<T>(address: string): Promise<T> {
    let response: Response;
    try {
      response = await fetchJson(address, { headers: { accept: 'application/json' } });
    } catch (cause) {
      throw new ContentUnavailableError('The server could not be reached.', { cause });
    }
    if (!response.ok) throw new ContentUnavailableError(`The server answered ${String(response.status)}.`);
    return (await response.json()) as T;
  }

  const call = <T>(name: string, { language }: ContentQuery, more: Record<string, string> = {}): Promise<T> =>
    get<T>(`/api/content/${name}?${new URLSearchParams({ language, ...more }).toString()}`);
  return {
    layout: (query) => call<LayoutAnswer>('layout', query, { path: query.path }),
    navigation: (query) => call<NavItem[]>('navigation', query),
    dictionary: (query) => call<Record<string, string>>('dictionary', query),
    stories: (query) => {
      const { index, limit, cursor, tags } = query;
      const chosen = tags.length > 0 ? { tags: tags.join(',') } : {};
      return call<StoryList>('stories', query, { index, limit: String(limit), cursor, ...chosen });
    },
    storyTags: (query) => call<StoryTag[]>('story-tags', query),
    storyNeighbours: (query) =>
      call<{ previous: StoryNeighbour | null; next: StoryNeighbour | null }>('story-neighbours', query, {
        item: query.item,
      }),
    publishInfo: (query) => call<PlatformDate>('publish-info', query, { datasource: query.datasource }),
  };
}
