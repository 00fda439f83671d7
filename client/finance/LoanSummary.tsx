import type { MouseEvent, ReactNode } from 'react';
import type { LoanOption } from '../../shared/catalogue/Car.ts';
import type { LoanFigure } from '../../shared/finance/LoanFigure.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { askHash } from './askHash.ts';
import { asDelivered } from './costTexts.ts';
import { showsFullWarning } from './showsFullWarning.ts';

interface LoanSummaryProps {
  option: LoanOption;
  monthly: string;
  figures: Record<LoanFigure, string>;
  t: Translate;
  site: SiteContext;
  /** Opens the enquiry form, with the loan. */
  onAsk: (event: MouseEvent) => void;
}

/** Figures of the loan; rate and fees as the stock has them, in its own language. */
export function LoanSummary({ option, monthly, figures, t, site, onAsk }: LoanSummaryProps): ReactNode {
  const invoiceFee = asDelivered(option.invoice_fee_text, site) || figures.invoiceFee;
  const rows = [
    [t('interestRate'), asDelivered(option.interest_rate_text, site) || figures.rate],
    [t('effectiveRate'), figures.effectiveRate],
    [t('creditAmount'), figures.credit],
    [t('startFee'), asDelivered(option.start_fee_text, site) || figures.startFee],
    [t('invoiceFee'), t('perMonth', { amount: invoiceFee })],
    [t('totalToPay'), figures.total],
  ];
  return (
    <div className="loan-summary">
      <p className="muted">{t('monthlyCost')}</p>
      <p className="loan-monthly">{monthly}</p>
      <dl className="loan-figures">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!showsFullWarning(site) && <p className="loan-warning">{t('consumerCreditWarning')}</p>}
      <ButtonLink href={askHash} block onClick={onAsk}>
        {t('applyForLoan')}
      </ButtonLink>
    </div>
  );
}
