import type { ContentGateway, ContentQuery } from '../../shared/content/ContentGateway.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type { LayoutAnswer, NavItem } from '../../shared/content/ContentTypes.ts';

/** How long an answer is taken for current, ms; long enough for a prefetch to serve the press that follows. */
const freshFor = 60_000;

/** The content platform as the browser reaches it, through /api/content of the visitor's own site. */
export function createContentHttpGateway(fetchJson: typeof fetch, now: () => number = Date.now): ContentGateway {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>();

  async function get<T>(address: string): Promise<T> {
    const known = answers.get(address);
    if (known && now() - known.at < freshFor) return known.answer as Promise<T>;
    const answer = ask<T>(address);
    answers.set(address, { at: now(), answer });
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

  const query = ({ language }: ContentQuery): string => `language=${encodeURIComponent(language)}`;
  return {
    layout: (asked) => get<LayoutAnswer>(`/api/content/layout?${query(asked)}&path=${encodeURIComponent(asked.path)}`),
    navigation: (asked) => get<NavItem[]>(`/api/content/navigation?${query(asked)}`),
    dictionary: (asked) => get<Record<string, string>>(`/api/content/dictionary?${query(asked)}`),
  };
}
