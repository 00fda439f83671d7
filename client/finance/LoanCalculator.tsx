import type { ReactNode } from 'react';
import type { LoanOption } from '../../shared/catalogue/Car.ts';
import { moneyText, percentText } from '../../shared/catalogue/moneyText.ts';
import type { FinanceChoice } from '../../shared/finance/financeChoice.ts';
import {
  defaultTerms,
  downPaymentLimits,
  downPaymentWithin,
  durationOf,
  loanCost,
  loanSteps,
  loanTerms,
} from '../../shared/finance/loanRules.ts';
import type { LoanCost, LoanTerms } from '../../shared/finance/loanRules.ts';
import { loanDisclaimer, loanFigures } from '../../shared/finance/loanDisclaimer.ts';
import { offeredMonths } from '../../shared/finance/offeredMonths.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { numberFieldTexts } from '../site/numberFieldTexts.ts';
import type { Translate } from '../site/translate.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { SliderField } from '../ui/slider/SliderField.tsx';
import { asDelivered } from './costTexts.ts';
import { CreditWarning } from './CreditWarning.tsx';
import { LoanCalculation } from './LoanCalculation.tsx';
import { LoanSummary } from './LoanSummary.tsx';

interface LoanCalculatorProps {
  option: LoanOption;
  /** What the loan is, in the dealer's words. */
  description: string;
  /** What the address says. */
  kept: FinanceChoice;
  /** What a moving slider says. */
  draft: FinanceChoice;
  t: Translate;
  site: SiteContext;
  onDraft: (choice: FinanceChoice) => void;
  onKeep: (choice: FinanceChoice) => void;
}

interface Reckoned {
  terms: LoanTerms;
  cost: LoanCost;
  /** With "a month", as the stock writes it where it is the loan's default. */
  monthly: string;
}

/** What a choice comes to: the contract that the option opens with has the monthly cost that the stock delivers. */
function reckon(
  option: LoanOption,
  choice: FinanceChoice,
  delivered: string,
  monthText: (amount: number) => string,
): Reckoned | null {
  const duration = durationOf(option, choice.months ?? option.default_contract_duration);
  const opening = defaultTerms(option);
  if (!duration || !opening) return null;
  const terms = loanTerms(option, duration, choice.down);
  const opens = terms.months === opening.months && terms.downPayment === opening.downPayment;
  const cost = loanCost(terms, opens ? option.default_monthly_cost : undefined);
  return { terms, cost, monthly: (opens && delivered) || monthText(cost.monthlyCost) };
}

/** The loan of a car, to be reckoned with: period and down payment, each a slider, a field and two buttons. */
export function LoanCalculator(props: LoanCalculatorProps): ReactNode {
  const { option, description, kept, draft, t, site, onDraft, onKeep } = props;
  const money = (amount: number): string => moneyText(amount, site.locale, site.currency);
  const percent = (amount: number): string => percentText(amount, site.locale);
  const monthText = (amount: number): string => t('perMonth', { amount: money(amount) });
  const delivered = asDelivered(option.default_monthly_cost_text, site);
  const shown = reckon(option, { ...kept, ...draft }, delivered, monthText);
  const rested = reckon(option, kept, delivered, monthText);
  const duration = shown && durationOf(option, shown.terms.months);
  if (!shown || !rested || !duration) return null;

  const { terms, cost, monthly } = shown;
  const figures = loanFigures(terms, cost, { money, percent });
  const limits = downPaymentLimits(option.price, duration);
  const months = option.contract_durations.map((offered) => offered.months);
  /** Leaves out what is as the option opens, so that addresses are short. */
  const keep = (choice: FinanceChoice): void => {
    const { months: _months, down: _down, ...others } = choice;
    const next = durationOf(option, choice.months ?? option.default_contract_duration);
    if (!next) return;
    const down = downPaymentWithin(option.price, next, choice.down);
    onKeep({
      ...others,
      ...(next.months === option.default_contract_duration ? {} : { months: next.months }),
      ...(down > downPaymentLimits(option.price, next).min ? { down } : {}),
    });
  };
  const field = (label: string) => ({
    label,
    fieldLabel: t('amountInFigures', { label }),
    fieldTexts: numberFieldTexts(t),
    stepLabels: { less: t('stepLess', { label }), more: t('stepMore', { label }) },
  });
  return (
    <>
      {/* without scripts the figures are sent, and come back in the address */}
      <form className="loan" method="get" action="#financing" onSubmit={(event) => event.preventDefault()}>
        <div className="loan-choices">
          <SliderField
            {...field(t('loanPeriod'))}
            name="months"
            value={rested.terms.months}
            min={Math.min(...months)}
            max={Math.max(...months)}
            step={loanSteps.months}
            stepped
            settle={(amount, from) => offeredMonths(months, amount, from)}
            textOf={(count) => t('months', { count })}
            onMove={(amount) => onDraft({ months: amount })}
            onCommit={(amount) => keep({ ...kept, months: amount })}
          />
          <SliderField
            {...field(t('downPayment'))}
            name="down"
            value={(draft.down === undefined ? shown : rested).terms.downPayment}
            {...limits}
            step={loanSteps.downPayment}
            stepped
            textOf={money}
            onMove={(amount) => onDraft({ down: amount })}
            onCommit={(amount) => keep({ ...kept, down: amount })}
          />
          <div>
            <p className="loan-residual">
              <span className="slider-field-label">{t('residualValue')}</span>
              <b className="num">
                {money(terms.residual)} ({percent(duration.residual_percentage)})
              </b>
            </p>
            <p className="small muted">{t('residualFollows')}</p>
          </div>
          {description && <p className="small">{description}</p>}
          <Button className="loan-recalculate" type="submit" variant="secondary">
            {t('recalculate')}
          </Button>
        </div>
        <LoanSummary option={option} monthly={monthly} figures={figures} t={t} />
      </form>
      <LiveRegion message={Object.keys(kept).length > 0 ? `${t('monthlyCost')}: ${rested.monthly}` : ''} />
      {option.disclaimer && (
        <p className="loan-disclaimer">{loanDisclaimer(option.disclaimer, figures, site.loanDisclaimerOrder)}</p>
      )}
      <LoanCalculation terms={terms} cost={cost} t={t} site={site} />
      {site.language === 'sv' && <CreditWarning t={t} />}
    </>
  );
}
