import { addressLine } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { foldedWords } from '../../../shared/catalogue/foldText.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { FoundPage } from '../../../shared/content/SiteSearchGateway.ts';
import type { LoadContext } from '../../framework/PageRoute.ts';
import { nationalPhone } from '../../../shared/kit/text/nationalPhone.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

/** A search that more dealers match is not about one of them. */
const maxDealers = 8;
/** More than a site has. */
const allDealers = 1000;

/**
 * Finds dealers whose name or address has the words of a search.
 * Other words may only ask for what a dealer's page has, as in "opening hours Uppsala". A failed search finds none.
 */
export async function findDealers(context: LoadContext, text: string): Promise<FoundPage[]> {
  const { site, t, gateways } = context;
  const typed = foldedWords(text);
  if (typed.length === 0 || !hasDealers(site)) return [];
  const topics = foldedWords([t('dealerListTitle'), t('dealerHours'), t('contact')].join(' '));
  const { content } = await gateways.catalogue.searchDealers({
    index: indexFor(site.name, 'sites'),
    fields: ['slug', 'site_official_name', 'site_street', 'site_zip', 'site_city', 'site_region', 'site_phone'],
    keyphrase: '',
    facets: [],
    limit: allDealers,
    offset: 0,
    sort_name: '',
    filters: {},
  });
  const begins = (words: readonly string[], start: string): boolean => words.some((word) => word.startsWith(start));
  const found = content.filter(({ site_official_name: name = '', site_street: street = '', site_city: city = '' }) => {
    const own = foldedWords([name, street, city].join(' '));
    return typed.some((word) => begins(own, word)) && typed.every((word) => begins(own, word) || begins(topics, word));
  });
  if (found.length > maxDealers) return [];
  return found.map((dealer) => ({
    path: `${site.basePath}/${t('pathToSiteDetail')}/${encodeUriPart(dealer.slug ?? '')}`,
    title: dealer.site_official_name ?? '',
    excerpt: [addressLine(dealer, site), nationalPhone(dealer.site_phone ?? '', site.phonePlan)]
      .filter(Boolean)
      .join(', '),
  }));
}
