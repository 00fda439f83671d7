import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { emptyListState, toAddress } from '../../../shared/catalogue/list/listState.ts';
import { stockFilters } from '../../../shared/catalogue/dealers/stockFilters.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { buildListContext } from '../listContext.ts';

/** Address of the car list narrowed to a dealer's cars. */
export function stockAddress(
  dealer: Pick<Dealer, 'website_city' | 'site_official_name'>,
  site: SiteContext,
  t: Translate,
): string {
  const urls = buildListContext(site, t);
  return toAddress({ ...emptyListState(urls), filters: stockFilters(dealer) }, urls);
}
