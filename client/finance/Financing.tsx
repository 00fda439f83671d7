import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import './Financing.css';
import type { Car } from '../../shared/catalogue/Car.ts';
import { financingOf } from '../../shared/finance/financingOf.ts';
import { readFinanceChoice, writeFinanceChoice } from '../../shared/finance/financeChoice.ts';
import type { FinanceChoice, FinancingKind } from '../../shared/finance/financeChoice.ts';
import { showsDeliveredLoan } from '../../shared/finance/showsDeliveredLoan.ts';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { replaceSearch } from '../framework/navigation/replaceSearch.ts';
import type { Translate } from '../site/translate.ts';
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
 * keep it. Without JavaScript all options are below each other. A car with a loan shows one sentence on it; the rest
 * is folded until the visitor asks for it.
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
  const { car_loan_option: option } = car;
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

  const badge = <Badge tone="campaign">{t('campaign')}</Badge>;
  const title = (
    <h2 className="h3 financing-title" id="financing-title">
      {chosen === 'loan' ? t('calculateLoan') : kindTitle(chosen)}
      {campaigns[chosen] && badge}
    </h2>
  );
  const switches = kinds.length > 1 && (
    <KindSwitches
      {...{ kinds, chosen, kindTitle, t }}
      hrefOf={(kind) => writeFinanceChoice(search, withKind(kind)) || '?'}
      onChoose={choose}
    />
  );
  const panels = kinds.map((kind) => (
    <div key={kind} className="financing-panel" hidden={kind !== chosen}>
      {kind !== first && (
        <h3 className="h3 financing-title financing-panel-title">
          {kindTitle(kind)}
          {campaigns[kind] && badge}
        </h3>
      )}
      {kind === 'loan' && option ? (
        <LoanCalculator
          {...{ option, kept, draft, t, site, onDraft: setDraft, onKeep: keep }}
          onAsk={(event) => ask(event, kind)}
        />
      ) : (
        kind !== 'loan' && <LeasingOptions {...{ car, kind, t, site }} onAsk={(event) => ask(event, kind)} />
      )}
    </div>
  ));
  return (
    <section className="financing" id="financing" aria-labelledby="financing-title">
      {option && first === 'loan' ? (
        <FoldedLoan
          title={title}
          sentence={loanDescription((car.car_loan_description ?? '') || option.description, option, site, t)}
          more={t('loanOwn')}
          opens={Object.keys(kept).length > 0}
        >
          {switches}
          {panels}
        </FoldedLoan>
      ) : (
        <>
          <div className="financing-head">
            {title}
            {switches}
          </div>
          {panels}
        </>
      )}
    </section>
  );
}

interface KindSwitchesProps {
  kinds: readonly FinancingKind[];
  chosen: FinancingKind;
  kindTitle: (kind: FinancingKind) => string;
  /** Query of the address with a kind. */
  hrefOf: (kind: FinancingKind) => string;
  onChoose: (event: MouseEvent, kind: FinancingKind) => void;
  t: Translate;
}

function KindSwitches({ kinds, chosen, kindTitle, hrefOf, onChoose, t }: KindSwitchesProps): ReactNode {
  return (
    <nav className="financing-kinds" aria-label={t('financingKinds')}>
      {kinds.map((kind) => (
        <a
          key={kind}
          className="financing-kind"
          href={`${hrefOf(kind)}#financing`}
          aria-current={kind === chosen ? 'true' : undefined}
          onClick={(event) => onChoose(event, kind)}
        >
          {kindTitle(kind)}
        </a>
      ))}
    </nav>
  );
}

interface FoldedLoanProps {
  title: ReactNode;
  /** Description of the loan. */
  sentence: string;
  /** Label that opens the loan. */
  more: string;
  /** Open at first. */
  opens: boolean;
  children: ReactNode;
}

/** The loan below a sentence on it. A link to the section opens it. */
function FoldedLoan({ title, sentence, more, opens, children }: FoldedLoanProps): ReactNode {
  const [open, setOpen] = useState(opens);
  useEffect(() => {
    const openWhenLinked = (): void => {
      if (window.location.hash === '#financing') setOpen(true);
    };
    openWhenLinked();
    window.addEventListener('hashchange', openWhenLinked);
    return () => window.removeEventListener('hashchange', openWhenLinked);
  }, []);
  return (
    <details className="financing-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        <span className="financing-sentence">
          {sentence} <span className="inline-link financing-own">{more}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
