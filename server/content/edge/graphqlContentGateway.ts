import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type { ContentGateway } from '../../../shared/content/ContentGateway.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { dictionaryPageOf } from './dictionaryPageOf.ts';
import { dictionaryQuery } from './dictionaryQuery.ts';
import type { GraphqlTransport } from './GraphqlTransport.ts';
import { layoutAnswerOf } from './layoutAnswerOf.ts';
import { layoutQuery } from './layoutQuery.ts';
import { navigationOf } from './navigationOf.ts';
import { navigationQuery } from './navigationQuery.ts';

const dictionaryPageSize = 500;
const childrenPerLevel = 100;

/**
 * The content gateway over any transport to a platform with the Edge schema. No cache of its own: every call asks.
 * @throws ContentUnavailableError (from every method) when the platform fails or answers in another shape
 */
export function graphqlContentGateway(transport: GraphqlTransport, sites: readonly SiteConfig[]): ContentGateway {
  const byName = new Map(sites.map((site) => [site.name, site]));

  const asking = async <T>(what: string, siteName: string, none: T, ask: (site: SiteConfig) => Promise<T>): Promise<T> => {
    const site = byName.get(siteName);
    if (!site) return none;
    try {
      return await ask(site);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ContentUnavailableError(`The ${what} of ${siteName} could not be had: ${reason}`, { cause: error });
    }
  };

  return {
    layout: ({ site, language, path }) =>
      asking('layout', site, { route: null, ancestors: [], languages: [] }, async (config) => {
        const data = await transport(layoutQuery, { site, routePath: path, language });
        return layoutAnswerOf(data, language, config);
      }),
    navigation: ({ site, language }) =>
      asking('navigation', site, [], async (config) => {
        const data = await transport(navigationQuery, { site, language, first: childrenPerLevel });
        return navigationOf(data, language, config);
      }),
    dictionary: ({ site, language }) =>
      asking('dictionary', site, {}, async () => {
        const texts: [string, string][] = [];
        const asked = new Set<string>();
        // A cursor that comes back again would loop for ever.
        for (let after: string | null = ''; after !== null && !asked.has(after); ) {
          asked.add(after);
          const data = await transport(dictionaryQuery, { site, language, first: dictionaryPageSize, after });
          const page = dictionaryPageOf(data);
          texts.push(...page.texts);
          after = page.next;
        }
        return Object.fromEntries(texts);
      }),
  };
}
