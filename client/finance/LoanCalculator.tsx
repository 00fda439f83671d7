import type { MouseEvent, ReactNode } from 'react';
import type { LoanOption } from '../../shared/catalogue/Car.ts';
import type { FinanceChoice } from '../../shared/finance/financeChoice.ts';
import { chosenLoan } from '../../shared/finance/chosenLoan.ts';
import type { ChosenLoan } from '../../shared/finance/chosenLoan.ts';
import { loanFigures } from '../../shared/finance/loanDisclaimer.ts';
import { downPaymentLimits, downPaymentWithin, findDuration, loanSteps } from '../../shared/finance/loanRules.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { creditAdvice } from '../site/texts/creditAdvice.ts';
import { numberFieldTexts } from '../site/texts/numberFieldTexts.ts';
import type { Translate } from '../site/translate.ts';
import { Button } from '../ui/Button.tsx';
import { SliderField } from '../ui/slider/SliderField.tsx';
import { asDelivered } from './costTexts.ts';
import { disclaimerText } from './legalTexts.ts';
import { loanFormat } from './loanFormat.ts';
import { LoanCalculation } from './LoanCalculation.tsx';
import { LoanSummary } from './LoanSummary.tsx';
import { showsFullWarning } from './showsFullWarning.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAnnouncement } from '../ui/messages/useAnnouncement.ts';

interface LoanCalculatorProps {
  option: LoanOption;
  /** The choice in the page's address. */
  kept: FinanceChoice;
  /** The choice while a slider moves. */
  draft: FinanceChoice;
  t: Translate;
  site: SiteContext;
  onDraft: (choice: FinanceChoice) => void;
  onKeep: (choice: FinanceChoice) => void;
  /** Opens the enquiry form, with the loan. */
  onAsk: (event: MouseEvent) => void;
}

/** Loan calculator of a car: period and down payment, each with a slider, a field and two buttons. */
export function LoanCalculator(props: LoanCalculatorProps): ReactNode {
  const { option, kept, draft, t, site, onDraft, onKeep, onAsk } = props;
  const format = loanFormat(site);
  const { money, percent } = format;
  const delivered = asDelivered(option.default_monthly_cost_text, site);
  const monthlyText = ({ cost, opening }: ChosenLoan): string =>
    (opening && delivered) || t('perMonth', { amount: money(cost.monthlyCost) });
  const shown = chosenLoan(option, { ...kept, ...draft });
  const rested = chosenLoan(option, kept);
  const duration = shown && findDuration(option, shown.terms.months);
  useAnnouncement(rested && Object.keys(kept).length > 0 ? `${t('monthlyCost')}: ${monthlyText(rested)}` : '');
  if (!shown || !rested || !duration) return null;

  const { terms, cost } = shown;
  const figures = loanFigures(terms, cost, format);
  const disclaimer = disclaimerText(option, figures, site, t);
  const limits = downPaymentLimits(option.price, duration);
  const months = option.contract_durations.map((offered) => offered.months);
  /** Omits values equal to the option's defaults, so that addresses stay short. */
  const keep = (choice: FinanceChoice): void => {
    const { months: _months, down: _down, ...others } = choice;
    const next = findDuration(option, choice.months ?? option.default_contract_duration);
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
      {/* without JavaScript the browser submits the figures, and they return in the address */}
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
          <Button className="loan-recalculate" type="submit" variant="secondary">
            {t('recalculate')}
          </Button>
        </div>
        <LoanSummary option={option} monthly={monthlyText(shown)} figures={figures} t={t} site={site} onAsk={onAsk} />
      </form>
      {disclaimer && <p className="loan-disclaimer">{disclaimer}</p>}
      <LoanCalculation terms={terms} cost={cost} t={t} site={site} />
      {showsFullWarning(site) && <CreditWarning t={t} site={site} />}
    </>
  );
}

/** The full consumer credit warning, with sources of advice. */
function CreditWarning({ t, site }: Pick<LoanCalculatorProps, 't' | 'site'>): ReactNode {
  return (
    <div className="financing-credit-warning" role="note">
      <Icon name="warning" />
      <p>
        <b>{t('consumerCreditWarning')}</b> {creditAdvice(t, site)}
      </p>
    </div>
  );
}

/** Returns the nearest offered period in the direction of the change. */
function offeredMonths(offered: readonly number[], wanted: number, from: number): number {
  const sorted = [...offered].sort((one, other) => one - other);
  const next =
    wanted >= from ? sorted.find((months) => months >= wanted) : sorted.findLast((months) => months <= wanted);
  return next ?? (wanted >= from ? sorted.at(-1) : sorted[0]) ?? from;
}
