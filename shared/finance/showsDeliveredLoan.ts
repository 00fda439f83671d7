import type { SiteContext } from '../site/SiteTypes.ts';

/**
 * Returns whether pages show the loan of the stock. If a finance provider quotes, only its products are shown: two
 * rates for one car would contradict each other (FCA Handbook, CONC 3.3.1R).
 */
export function showsDeliveredLoan({ language, finance }: Pick<SiteContext, 'language' | 'finance'>): boolean {
  return !finance || language !== 'en';
}
