import type { LoanOption } from '../../shared/catalogue/Car.ts';
import { loanDisclaimer } from '../../shared/finance/loanDisclaimer.ts';
import type { LoanFigure } from '../../shared/finance/LoanFigure.ts';
import { findDuration } from '../../shared/finance/loanRules.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';
import { asDelivered } from './costTexts.ts';
import { loanFormat } from './loanFormat.ts';

/** Delivered disclaimer with its figures; the page's own wording outside the stock's language. */
export function disclaimerText(
  option: LoanOption,
  figures: Record<LoanFigure, string>,
  site: SiteContext,
  t: Translate,
): string {
  if (option.disclaimer === '') return '';
  const delivered = asDelivered(option.disclaimer, site);
  return delivered ? loanDisclaimer(delivered, figures, site.loanDisclaimerOrder) : t('loanTermsText', figures);
}

/** Delivered description of a loan; outside the stock's language, text built from the default contract. */
export function loanDescription(delivered: string, option: LoanOption, site: SiteContext, t: Translate): string {
  const own = asDelivered(delivered, site);
  const duration = findDuration(option, option.default_contract_duration);
  if (own || delivered === '' || !duration) return own;
  const deposit = loanFormat(site).percent(duration.cash_amount_min_percentage);
  return t(duration.residual_percentage > 0 ? 'loanAboutResidual' : 'loanAbout', { deposit });
}
