import type { ReactNode } from 'react';
import type { LoanOption } from '../../shared/catalogue/Car.ts';
import type { LoanFigure } from '../../shared/finance/loanDisclaimer.ts';
import type { Translate } from '../site/translate.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface LoanSummaryProps {
  option: LoanOption;
  monthly: string;
  figures: Record<LoanFigure, string>;
  t: Translate;
}

/** What the loan comes to; rate and fees as the stock writes them. */
export function LoanSummary({ option, monthly, figures, t }: LoanSummaryProps): ReactNode {
  const rows = [
    [t('interestRate'), option.interest_rate_text || figures.rate],
    [t('effectiveRate'), figures.effectiveRate],
    [t('creditAmount'), figures.credit],
    [t('startFee'), option.start_fee_text || figures.startFee],
    [t('invoiceFee'), t('perMonth', { amount: option.invoice_fee_text || figures.invoiceFee })],
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
      <p className="loan-warning">{t('consumerCreditWarning')}!</p>
      <ButtonLink href="#contact" block>
        {t('applyForLoan')}
      </ButtonLink>
    </div>
  );
}
