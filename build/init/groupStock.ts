import type { CountryFile } from '../../config/group/countrySchema.ts';
import { sitePlates } from '../../config/group/sitePlates.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import type { FeedSite } from '../../server/catalogue/propose/proposeFeed.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { deliveredStock, feedOf } from './deliveredStock.ts';
import type { ExampleDealer } from './exampleDealers.ts';
import type { ExampleTexts } from './exampleTexts.ts';
import type { InitAnswers } from './InitAnswers.ts';
import type { NewSite } from './NewSite.ts';
import type { GroupFiles } from './pageFiles.ts';
import { exampleFeed, stockFiles } from './stockFiles.ts';

interface StockRequest {
  answers: InitAnswers;
  projectRoot: string;
  sites: readonly NewSite[];
  country: CountryFile;
  dealers: readonly ExampleDealer[];
  texts: ReadonlyMap<Language, ExampleTexts>;
  say: (text: string) => void;
}

interface GroupStock {
  /** As group.yaml names it; null for a group without cars. */
  stock: { feed: string; mapping: string } | null;
  files: GroupFiles;
}

/** Returns the stock of a group: the delivered feed with a mapping, or example cars. */
export async function groupStock(request: StockRequest): Promise<GroupStock> {
  const { answers, projectRoot, sites, country, dealers, texts, say } = request;
  const { folder } = answers;
  const feed = feedOf(answers.sites);
  const [seller, ...otherSellers] = sites.filter(({ stock }) => stock).map((site) => feedSite(site, country));
  const [dealer, ...otherDealers] = dealers.filter(({ site }) => site.stock);
  const columns = dealer && texts.get(dealer.site.languages[0])?.columns;
  if (!seller || !dealer || !columns) return { stock: null, files: new Map() };

  const vocabulary = loadVocabulary(productLanguages(projectRoot), projectRoot);
  const delivered =
    feed === null
      ? null
      : await deliveredStock(feed, { projectRoot, folder, vocabulary, sites: [seller, ...otherSellers], say });
  if (delivered) {
    const { mapping, mappingText } = delivered;
    return { stock: { feed: delivered.feed, mapping }, files: new Map([[mapping, mappingText]]) };
  }
  const parts = { projectRoot, folder, vocabulary, units: country, columns };
  return {
    stock: { feed: exampleFeed, mapping: 'feeds/cars.json' },
    files: await stockFiles({ ...parts, dealers: [dealer, ...otherDealers] }),
  };
}

/** Returns what a mapping depends on. */
function feedSite(
  { key, languages: [first, ...others] }: NewSite,
  { distanceUnit, currency, plates }: CountryFile,
): FeedSite {
  const forms = sitePlates(plates);
  const inText = typeof forms === 'string' ? [] : forms.inText;
  const features = { stock: true, carStore: false };
  return { name: key, features, languages: [first, ...others], distanceUnit, currency, plates: { inText } };
}
