import type { SiteContext } from '../site/SiteTypes.ts';

/**
 * True if pages show the loan that the stock delivers. Where a finance provider quotes, its products are the only ones:
 * two rates for one car would contradict each other (FCA Handbook, CONC 3.3.1R).
 */
export function showsDeliveredLoan({ language, finance }: Pick<SiteContext, 'language' | 'finance'>): boolean {
  return !finance || language !== 'en';
}
