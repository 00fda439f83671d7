import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import './Financing.css';
import type { Car } from '../../shared/catalogue/Car.ts';
import { financingOf } from '../../shared/finance/financingOf.ts';
import { readFinanceChoice, writeFinanceChoice } from '../../shared/finance/financeChoice.ts';
import type { FinanceChoice, FinancingKind } from '../../shared/finance/financeChoice.ts';
import { showsDeliveredLoan } from '../../shared/finance/showsDeliveredLoan.ts';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { replaceSearch } from '../framework/navigation/replaceSearch.ts';
import { useSite, useTexts } from '../site/useSite.ts';
import { Badge } from '../ui/Badge.tsx';
import { askHash } from './askHash.ts';
import { asDelivered } from './costTexts.ts';
import { LeasingOptions } from './LeasingOptions.tsx';
import { loanDescription } from './legalTexts.ts';
import { LoanCalculator } from './LoanCalculator.tsx';
import { opensElsewhere } from '../framework/navigation/opensElsewhere.ts';

const leasingTitles = { private: 'privateLeasing', company: 'companyLeasing' } as const;

/**
 * Monthly payment options of a car.
 * The visitor's choice is in the page's address and is read from there, so that links, reloads, prints and enquiries
 * keep it. Without JavaScript all options are below each other.
 */
export function Financing({ car }: { car: Partial<Car> }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.page.location.search);
  /** Choice while a slider moves; the address follows when it rests. */
  const [draft, setDraft] = useState<FinanceChoice>({});
  const kinds = financingOf(car).filter((kind) => kind !== 'loan' || showsDeliveredLoan(site));
  const [first] = kinds;
  if (!first) return null;

  const kept = readFinanceChoice(search);
  const chosen = kinds.find((kind) => kind === kept.financing) ?? first;
  const option = car.car_loan_option;
  const kindTitle = (kind: FinancingKind): string =>
    kind === 'loan' ? asDelivered(option?.title, site) || t('loan') : t(leasingTitles[kind]);
  const campaigns = {
    loan: car.car_has_campaign_loan,
    private: car.car_has_campaign_privateleasing,
    company: car.car_has_campaign_companyleasing,
  };
  const keep = (choice: FinanceChoice): void => {
    setDraft({});
    dispatch(replaceSearch(writeFinanceChoice(search, choice)));
  };
  /** The choice with another tab; an address without a kind means the first one. */
  const withKind = (kind: FinancingKind): FinanceChoice => {
    const { financing: _before, ...figures } = kept;
    return kind === first ? figures : { ...figures, financing: kind };
  };
  const choose = (event: MouseEvent, kind: FinancingKind): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    keep(withKind(kind));
  };

  /** Opens the enquiry with this option, which the address may not contain yet. */
  const ask = (event: MouseEvent, kind: FinancingKind): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    keep({ ...kept, financing: kind });
    window.location.assign(askHash);
  };

  return (
    <section className="financing" id="financing" aria-labelledby="financing-title">
      <div className="financing-head">
        <h2 className="h3 financing-title" id="financing-title">
          {chosen === 'loan' ? t('calculateLoan') : kindTitle(chosen)}
          {campaigns[chosen] && <Badge tone="campaign">{t('campaign')}</Badge>}
        </h2>
        {kinds.length > 1 && (
          <nav className="financing-kinds" aria-label={t('financingKinds')}>
            {kinds.map((kind) => (
              <a
                key={kind}
                className="financing-kind"
                href={`${writeFinanceChoice(search, withKind(kind)) || '?'}#financing`}
                aria-current={kind === chosen ? 'true' : undefined}
                onClick={(event) => choose(event, kind)}
              >
                {kindTitle(kind)}
              </a>
            ))}
          </nav>
        )}
      </div>
      {kinds.map((kind) => (
        <div key={kind} className="financing-panel" hidden={kind !== chosen}>
          {kind !== first && (
            <h3 className="h3 financing-title financing-panel-title">
              {kindTitle(kind)}
              {campaigns[kind] && <Badge tone="campaign">{t('campaign')}</Badge>}
            </h3>
          )}
          {kind === 'loan' && option ? (
            <LoanCalculator
              option={option}
              description={loanDescription((car.car_loan_description ?? '') || option.description, option, site, t)}
              kept={kept}
              draft={draft}
              t={t}
              site={site}
              onDraft={setDraft}
              onKeep={keep}
              onAsk={(event) => ask(event, kind)}
            />
          ) : (
            kind !== 'loan' && (
              <LeasingOptions car={car} kind={kind} t={t} site={site} onAsk={(event) => ask(event, kind)} />
            )
          )}
        </div>
      ))}
    </section>
  );
}
