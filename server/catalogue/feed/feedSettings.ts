import { join } from 'node:path';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import { horsepower } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { siteSearch } from '../embedded/SiteSearch.ts';
import type { SiteDisplay } from './cars/displayTexts.ts';
import { withFactValues } from './mapping/factVocabulary.ts';
import { loadFeedMapping } from './mapping/feedMapping.ts';
import type { LoadStockOptions } from './loadStock.ts';
import { loadPictureSets } from './cars/pictureSets.ts';

/** One feed of a group. Paths are absolute. */
export interface FeedPlace {
  /** Without sites, all sites with stock sell its cars. */
  stock: { feed: string; mapping: string; sites?: readonly string[] };
  contentFolder: string;
  /** Labels of facet values, and spellings of brands. */
  vocabulary: Vocabulary;
  sites: readonly SiteConfig[];
}

export type FeedSettings = Required<
  Pick<LoadStockOptions, 'source' | 'mapping' | 'sites' | 'pictureSets' | 'vocabulary'>
>;

/** Loads the settings of a feed reading from their files. */
export async function feedSettings({
  stock: { feed: source, mapping, sites: own },
  contentFolder,
  vocabulary,
  sites,
}: FeedPlace): Promise<FeedSettings> {
  const stockSites = stockSitesOf(sites).filter((name) => own?.includes(name) ?? true);
  const units = vocabulary.get(horsepower)?.[0]?.labels;
  const checked = await loadFeedMapping(mapping, stockSites);
  return {
    source,
    mapping: checked,
    vocabulary: withFactValues(vocabulary, checked.facts),
    sites: new Map(
      sites
        .filter(({ name }) => stockSites.includes(name))
        .map((site) => [site.name, siteDisplay(site, units?.[site.languages[0]])]),
    ),
    pictureSets: await loadPictureSets(join(contentFolder, 'media/media.json')),
  };
}

/** @param powerWord horsepower in the site's first language */
function siteDisplay(site: SiteConfig, powerWord: string | undefined): SiteDisplay {
  const { currency, locales, languages, distanceUnit, powerUnit, powerForm, consumptionUnit } = site;
  const { loanTerms, plates, maxCarPrice, energyLabel } = site;
  const [language] = languages;
  return {
    currency,
    locale: locales[language] ?? language,
    distanceUnit,
    powerUnit,
    powerForm,
    consumptionUnit,
    language,
    ...(powerWord !== undefined && { horsepower: powerWord }),
    platesInText: plates.inText,
    ...(maxCarPrice !== undefined && { maxPrice: maxCarPrice }),
    ...(loanTerms && { loanTerms }),
    ...(energyLabel && { energyLabel }),
    search: siteSearch(site),
  };
}
