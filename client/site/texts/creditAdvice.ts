import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../translate.ts';

/** Returns the consequences of debts and where the country gives free advice on them. */
export function creditAdvice(t: Translate, { credit: { adviser } }: Pick<SiteContext, 'credit'>): string {
  return t('consumerCreditWarningText', { adviser: adviser === undefined ? '' : ` (${adviser})` });
}
