import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { FeedRefusedError } from '../feed/FeedRefusedError.ts';
import { loadStock } from '../feed/loadStock.ts';
import type { LoadStockOptions } from '../feed/loadStock.ts';
import { silentLogger } from '../feed/silentLogger.ts';
import type { StockFindings } from '../feed/StockFindings.ts';
import { CarCounts } from './CarCounts.ts';
import { EssentialCounts } from './essentials/EssentialCounts.ts';
import { DeliveredValues } from './DeliveredValues.ts';
import type { StockCheck } from './StockCheck.ts';

export interface CheckStockOptions extends Pick<
  LoadStockOptions,
  | 'source'
  | 'mapping'
  | 'sites'
  | 'pictureSets'
  | 'fetch'
  | 'authorization'
  | 'hostKey'
  | 'maxBytes'
  | 'earlierFeed'
  | 'now'
> {
  vocabulary: Vocabulary;
  /** Language of the values of a site's stock. */
  languageOf: (site: string) => Language | undefined;
  /** Decoded addresses of the photos in the stock's folder. */
  photoFiles?: ReadonlySet<string>;
  /** Called with each car that would be served. */
  onCar?: (site: string, car: Car) => void;
}

/**
 * Reads a feed as the server would and reports what would be served.
 * Faults of the feed are part of the result.
 * @throws errors other than faults of the feed, such as a file without read permission
 */
export async function checkStock(options: CheckStockOptions): Promise<StockCheck> {
  const { languageOf, photoFiles: _photoFiles, onCar, ...reading } = options;
  const today = (options.now?.() ?? new Date()).toISOString().slice(0, 10);
  const counts = new CarCounts({ ...options, today });
  const essentials = new EssentialCounts({ ...options, today });
  const values = new DeliveredValues(options.vocabulary, options.mapping);
  let firstSite: string | undefined;
  let findings: StockFindings | null = null;
  let refusal: string | null = null;
  try {
    await loadStock({
      ...reading,
      logger: silentLogger,
      take: (site, car) => {
        firstSite ??= site;
        counts.take(site, car);
        essentials.take(site, car);
        onCar?.(site, car);
      },
      onValue: (facet, value) => values.add(facet, value),
      onRead: (found) => void (findings = found),
    });
  } catch (error) {
    if (!(error instanceof FeedRefusedError)) throw error;
    refusal = error.message;
  }
  const language = options.mapping.language ?? (firstSite === undefined ? undefined : languageOf(firstSite));
  const betterLanguage = language === undefined ? null : values.betterLanguage(language);
  return { findings, refusal, essentials: essentials.result(), betterLanguage, ...counts.result() };
}
