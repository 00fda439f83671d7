import { join } from 'node:path';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { loadVocabulary } from '../vocabulary/loadVocabulary.ts';
import { loadFeedMapping } from './mapping/feedMapping.ts';
import type { LoadStockOptions } from './loadStock.ts';
import { loadPictureSets } from './cars/pictureSets.ts';

/** The feed of a group. Paths are absolute. */
export interface FeedPlace {
  stock: { feed: string; mapping: string };
  contentFolder: string;
  vocabularyFolder: string;
  sites: readonly SiteConfig[];
}

export type FeedSettings = Required<
  Pick<LoadStockOptions, 'source' | 'mapping' | 'sites' | 'pictureSets' | 'vocabulary'>
>;

/** Loads the settings of a feed reading from their files. */
export async function feedSettings({
  stock: { feed: source, mapping },
  contentFolder,
  vocabularyFolder,
  sites,
}: FeedPlace): Promise<FeedSettings> {
  const stockSites = stockSitesOf(sites);
  const checked = await loadFeedMapping(mapping, stockSites);
  return {
    source,
    mapping: checked,
    vocabulary: checked.language === undefined ? new Map() : await loadVocabulary(vocabularyFolder),
    sites: new Map(
      sites
        .filter(({ name }) => stockSites.includes(name))
        .map(({ name, currency, locales, languages, distanceUnit, loanTerms, plates, maxCarPrice }) => [
          name,
          {
            currency,
            locale: locales[languages[0]] ?? languages[0],
            distanceUnit,
            language: languages[0],
            platesInText: plates.inText,
            ...(maxCarPrice !== undefined && { maxPrice: maxCarPrice }),
            ...(loanTerms && { loanTerms }),
          },
        ]),
    ),
    pictureSets: await loadPictureSets(join(contentFolder, 'media/media.json')),
  };
}
