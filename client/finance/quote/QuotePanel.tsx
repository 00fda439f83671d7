import { useState } from 'react';
import type { ReactNode } from 'react';
import { estimateQuote } from '../../../shared/finance/estimateQuote.ts';
import type { FinanceProduct } from '../../../shared/finance/FinanceTypes.ts';
import { optionChoice } from '../../../shared/finance/quoteAnswer.ts';
import type { OptionChoice } from '../../../shared/finance/quoteAnswer.ts';
import { paymentLimits } from '../../../shared/finance/quoteLimits.ts';
import type { QuoteChoice } from '../../../shared/finance/quoteRequest.ts';
import type { SiteFinance } from '../../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite } from '../../site/useSite.ts';
import type { Translate } from '../../site/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { announceShown } from '../../ui/messages/announce.ts';
import { moneyTexts } from './moneyTexts.ts';
import { CallLink } from './NoQuote.tsx';
import { OptionControl } from './OptionControl.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';
import { useQuote } from './useQuote.ts';
import type { GivenQuote, QuotedCar } from './useQuote.ts';

interface QuotePanelProps {
  product: FinanceProduct;
  /** True when its tab is open. */
  shown: boolean;
  quoted: QuotedCar;
  finance: SiteFinance;
  phone: string;
  t: Translate;
}

/** Choices of one product, and the quote for them. */
export function QuotePanel({ product, shown, quoted, finance, phone, t }: QuotePanelProps): ReactNode {
  const { locale } = useSite();
  const { choice, given, phase, note, choose, askAgain, restore } = useQuote(product, quoted);
  const message = useAppSelector((state) => state.quote.messages[product.FamilyKey]);
  const [moving, setMoving] = useState<Partial<QuoteChoice> | null>(null);
  const [changed, setChanged] = useState(false);
  const money = moneyTexts(locale);

  const commit = (change: Partial<QuoteChoice>): void => {
    setMoving(null);
    setChanged(true);
    choose(change);
  };
  const wanted = { ...choice, ...moving };
  const guessed = phase === 'asking' || moving !== null;
  const refused = phase === 'refused';
  const payment = paymentChoice(product, given, { choice, refused });
  const guess = guessed && given ? estimateQuote(given, wanted) : null;
  const toDeposit = wanted.calculation === 'ToCashDeposit';
  const shownPayment = (): number | null => {
    if (given && !guessed) return given.quote.TotalRegularPayment;
    if (guess) return guess.payment;
    // payment that the visitor requested, or the provider's own before any request
    return toDeposit || !changed ? choice.payment : null;
  };
  const ready = changed && phase === 'given' && given && shown;
  const { quote } = given ?? {};
  useAnnouncement(
    ready ? t('quoteReady', { count: quote?.Term ?? 0, amount: money.exact(quote?.TotalRegularPayment ?? 0) }) : '',
  );

  return (
    <>
      <div className="quote-columns">
        <div className="quote-panel quote-controls">
          <OptionControl
            option={optionChoice(product.Term)}
            value={choice.term}
            textOf={(count) => t('quoteMonths', { count })}
            onCommit={(term) => commit({ term })}
            t={t}
          />
          <OptionControl
            option={optionChoice(product.Deposit)}
            value={guess && toDeposit ? Math.max(0, guess.deposit) : choice.deposit}
            textOf={money.whole}
            onMove={(deposit) => setMoving({ deposit, calculation: 'ToRegularPayment' })}
            onCommit={(deposit) => commit({ deposit, calculation: 'ToRegularPayment' })}
            t={t}
          />
          <OptionControl
            option={payment}
            value={guess && !toDeposit ? Math.max(0, guess.payment) : choice.payment}
            textOf={money.whole}
            onMove={(amount) => setMoving({ payment: amount, calculation: 'ToCashDeposit' })}
            onCommit={(amount) => commit({ payment: amount, calculation: 'ToCashDeposit' })}
            t={t}
          />
          <p className="quote-hint">{t('quoteSwap')}</p>
          <OptionControl
            option={optionChoice(product.AnnualMileage)}
            value={choice.mileage}
            textOf={(count) => t('quoteMiles', { count: money.count(count) })}
            onCommit={(mileage) => commit({ mileage })}
            t={t}
          />
          {refused && (
            <RefusedNotice
              message={message}
              phone={phone}
              onAskAgain={askAgain}
              onRestore={given ? restore : null}
              t={t}
            />
          )}
          {!refused && <Notifications texts={given ? [note, ...given.notifications].filter(Boolean) : null} />}
        </div>
        <QuoteFigures
          given={given}
          refused={refused}
          estimate={guessed}
          term={refused && given ? given.quote.Term : wanted.term}
          payment={shownPayment()}
          dealerKey={quoted.dealerKey}
          finance={finance}
          money={money}
          t={t}
        />
      </div>
      {quote && <QuoteTerms reference={quote.QuoteReference} wanted={shown} t={t} />}
    </>
  );
}

/** The payment to choose, within the limits of the newest quote's term and mileage once known. */
function paymentChoice(
  { Deposit, Payment }: FinanceProduct,
  given: GivenQuote | null,
  { choice, refused }: { choice: QuoteChoice; refused: boolean },
): OptionChoice {
  const [deposit, payment] = [optionChoice(Deposit), optionChoice(Payment)];
  if (!given || deposit.kind !== 'range' || payment.kind !== 'range') return payment;
  const { Term, AnnualMileage } = given.quote;
  if (refused && (Term !== choice.term || AnnualMileage !== choice.mileage)) return payment;
  return { ...payment, ...paymentLimits(given, deposit, payment) };
}

interface RefusedNoticeProps {
  /** The provider's reason; a failure without one can be retried. */
  message: string | undefined;
  /** "" for none. */
  phone: string;
  onAskAgain: () => void;
  /** Returns to the last choices with a quote; null when there are none. */
  onRestore: (() => void) | null;
  t: Translate;
}

/** Notice of choices without a quote, with the possible next steps. */
function RefusedNotice({ message, phone, onAskAgain, onRestore, t }: RefusedNoticeProps): ReactNode {
  return (
    <div className="quote-notice quote-notice-refused" ref={announceShown}>
      <Icon name="warning" />
      <div>
        <p>{message || t('quoteRefused')}</p>
        {!message && (
          <Button variant="ghost" size="s" onClick={onAskAgain}>
            {t('quoteAskAgain')}
          </Button>
        )}
        {onRestore && (
          <Button variant="ghost" size="s" onClick={onRestore}>
            {t('quoteRestore')}
          </Button>
        )}
        {phone && <CallLink phone={phone} />}
      </div>
    </div>
  );
}

/** The provider's notes on a quote; null reserves their space. */
function Notifications({ texts }: { texts: string[] | null }): ReactNode {
  if (!texts) return <div className="quote-notes" />;
  if (texts.length === 0) return null;
  return (
    <div className="quote-notice quote-notes">
      <Icon name="info" />
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
