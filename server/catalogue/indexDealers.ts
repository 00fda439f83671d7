import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { dealerIndexSchema } from './embedded/dealerIndexSchema.ts';
import type { IndexHolder } from './embedded/IndexHolder.ts';
import { buildStockIndex } from './embedded/StockIndex.ts';
import type { DealersBySite } from './feed/loadDealers.ts';
import type { Dealers } from './feed/openDealers.ts';

interface DealerIndexOptions {
  dealers: Pick<Dealers, 'bySite' | 'onChange'> | null;
  /** Sites with an index; each has one, even without dealers. */
  stockSites: readonly string[];
  logger: Logger;
  /** Called with every site when new dealers are in service. */
  onChange?: (site: string) => void;
}

/** Indexes the dealers of every site into `holder`, now and on every change. */
export function indexDealers(
  holder: IndexHolder<Dealer>,
  { dealers, stockSites, logger, onChange }: DealerIndexOptions,
): void {
  const index = (bySite: DealersBySite): void => {
    for (const site of stockSites) {
      holder.replace(indexFor(site, 'sites'), buildStockIndex(bySite.get(site) ?? [], dealerIndexSchema, logger));
    }
  };
  index(dealers?.bySite() ?? new Map());
  dealers?.onChange((bySite) => {
    index(bySite);
    for (const site of stockSites) onChange?.(site);
  });
}
