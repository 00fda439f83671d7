import type { ReactNode } from 'react';
import { moneyText, numberText, percentText } from '../../shared/catalogue/moneyText.ts';
import { calculationSteps } from '../../shared/finance/calculationSteps.ts';
import type { StepName } from '../../shared/finance/calculationSteps.ts';
import type { LoanCost, LoanTerms } from '../../shared/finance/loanRules.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { TextKey } from '../../shared/site/TextKey.ts';
import type { Translate } from '../site/translate.ts';

const titles: Record<StepName, TextKey> = {
  credit: 'stepCredit',
  residual: 'stepResidual',
  monthlyRate: 'stepMonthlyRate',
  discount: 'stepDiscount',
  annuity: 'stepAnnuity',
  monthlyCost: 'stepMonthlyCost',
  delivered: 'stepDelivered',
  total: 'stepTotal',
  received: 'stepReceived',
  monthlyReturn: 'stepMonthlyReturn',
  effectiveRate: 'stepEffectiveRate',
};

interface LoanCalculationProps {
  terms: LoanTerms;
  cost: LoanCost;
  t: Translate;
  site: SiteContext;
}

/** Every step from the price to the effective rate, for visitors who want to check it. */
export function LoanCalculation({ terms, cost, t, site }: LoanCalculationProps): ReactNode {
  const { locale, currency } = site;
  const steps = calculationSteps(terms, cost, {
    money: (amount) => moneyText(amount, locale, currency, 2),
    number: (amount, digits) => numberText(amount, locale, digits),
    percent: (percent, digits) => percentText(percent, locale, digits),
    isNominal: site.credit.rate === 'nominal',
  });
  return (
    <details className="loan-calculation">
      <summary>{t('showCalculation')}</summary>
      <ol className="loan-steps">
        {steps.map(({ name, formula, result }) => (
          <li key={name}>
            <span className="loan-step-title">{t(titles[name])}</span>
            <span className="loan-step-formula">
              {formula && name !== 'monthlyReturn' ? `${formula} = ` : `${formula} `}
              <b>{result}</b>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
