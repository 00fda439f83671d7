import { join } from 'node:path';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { loadFeedMapping } from './feedMapping.ts';
import type { LoadStockOptions } from './loadStock.ts';
import { loadPictureSets } from './pictureSets.ts';

/** The feed of a group. Paths are absolute. */
export interface FeedPlace {
  stock: { feed: string; mapping: string };
  contentFolder: string;
  sites: readonly SiteConfig[];
}

/** What a reading of the feed needs to know, from the files that say it. */
export async function feedSettings({
  stock: { feed: source, mapping },
  contentFolder,
  sites,
}: FeedPlace): Promise<Required<Pick<LoadStockOptions, 'source' | 'mapping' | 'sites' | 'pictureSets'>>> {
  const stockSites = stockSitesOf(sites);
  return {
    source,
    mapping: await loadFeedMapping(mapping, stockSites),
    sites: new Map(
      sites
        .filter(({ name }) => stockSites.includes(name))
        .map(({ name, currency, locales, languages, distanceUnit, loanTerms, plates }) => [
          name,
          {
            currency,
            locale: locales[languages[0]] ?? languages[0],
            distanceUnit,
            platesInText: plates.inText,
            ...(loanTerms && { loanTerms }),
          },
        ]),
    ),
    pictureSets: await loadPictureSets(join(contentFolder, 'media/media.json')),
  };
}
