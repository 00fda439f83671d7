import { resolve } from 'node:path';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { loadFeedMapping } from './feedMapping.ts';
import type { LoadStockOptions } from './loadStock.ts';
import { loadPictureSets } from './pictureSets.ts';

export interface FeedPlace {
  /** A path from `root`, or an http(s) address. */
  source: string;
  /** A path from `root`. */
  mapping: string;
  root: string;
  contentFolder: string;
  sites: readonly SiteConfig[];
}

/** What a reading of the feed needs to know, from the files that say it. */
export async function feedSettings({
  source,
  mapping,
  root,
  contentFolder,
  sites,
}: FeedPlace): Promise<Required<Pick<LoadStockOptions, 'source' | 'mapping' | 'sites' | 'pictureSets'>>> {
  const stockSites = stockSitesOf(sites);
  return {
    source: /^https?:/.test(source) ? source : resolve(root, source),
    mapping: await loadFeedMapping(resolve(root, mapping), stockSites),
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
    pictureSets: await loadPictureSets(resolve(contentFolder, 'media/media.json')),
  };
}
