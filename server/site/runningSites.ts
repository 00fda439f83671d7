import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** Content for visitors of an origin ("https://www.example.com"). */
export type ContentForOrigin = (content: ContentGateway, origin: string) => ContentGateway;

const localOrigin = /^(https?):\/\/(?:[a-z0-9-]+\.)?localhost(:\d+)?$/i;

/**
 * Makes links between the group's sites lead to the running copy.
 * For a request to localhost or <site>.localhost, content URLs with a host of one of the sites become <site>.localhost
 * with the request's scheme and port. Requests to any other host read the content unchanged.
 */
export function createRunningSites(sites: readonly SiteConfig[]): ContentForOrigin {
  const siteByHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host.toLowerCase(), site.name])));
  if (siteByHost.size === 0) return (content) => content;
  const hosts = [...siteByHost.keys()].map((host) => host.replaceAll('.', '\\.')).join('|');
  const address = new RegExp(`https?://(${hosts})(?![\\w.:-])`, 'gi');
  const rewritten = new WeakMap<object, { running: string; answer: unknown }>();

  const withRunningLinks = <T extends object>(answer: T, protocol: string, port: string): T => {
    const running = `${protocol} ${port}`;
    const cached = rewritten.get(answer);
    if (cached?.running === running) return cached.answer as T;
    const text = JSON.stringify(answer);
    const changed = text.replace(
      address,
      (_all, host: string) => `${protocol}://${siteByHost.get(host.toLowerCase()) ?? ''}.localhost${port}`,
    );
    const result = changed === text ? answer : (JSON.parse(changed) as T);
    rewritten.set(answer, { running, answer: result });
    return result;
  };

  return (content, origin) => {
    const [, protocol, port = ''] = localOrigin.exec(origin) ?? [];
    if (protocol === undefined) return content;
    const rewrite = async <T extends object>(answer: Promise<T>): Promise<T> =>
      withRunningLinks(await answer, protocol, port);
    return {
      ...content,
      layout: (query) => rewrite(content.layout(query)),
      navigation: (query) => rewrite(content.navigation(query)),
      dictionary: (query) => rewrite(content.dictionary(query)),
      stories: (query) => rewrite(content.stories(query)),
      storyTags: (query) => content.storyTags(query),
      storyNeighbours: (query) => content.storyNeighbours(query),
      publishInfo: (query) => content.publishInfo(query),
    };
  };
}
