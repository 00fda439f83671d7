import { useId } from 'react';
import type { ReactNode } from 'react';
import { providerLink } from '../../../shared/finance/quoteRequest.ts';
import type { SiteFinance } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { classNames } from '../../ui/classNames.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { MoneyTexts } from './moneyTexts.ts';
import { QuoteFigureLines } from './QuoteLoading.tsx';
import type { GivenQuote } from './useQuote.ts';

interface QuoteFiguresProps {
  given: GivenQuote | null;
  /** The newest choice has no quote: the figures belong to the previous one. */
  refused: boolean;
  /** Another quote is loading: the payment is an estimate, the rest belongs to the previous quote. */
  estimate: boolean;
  term: number;
  /** null when not even an estimate is possible. */
  payment: number | null;
  dealerKey: string;
  finance: SiteFinance;
  money: MoneyTexts;
  t: Translate;
}

/** Figures and actions of a quote; without one, alternative actions. */
export function QuoteFigures(props: QuoteFiguresProps): ReactNode {
  const { given, refused, estimate, term, payment, dealerKey, finance, money, t } = props;
  const titleId = useId();
  if (refused && !given) return <p className="quote-panel quote-panel-soft quote-figures">{t('quoteNone')}</p>;
  const old = estimate || refused;
  return (
    <div
      className={classNames('quote-panel quote-panel-soft quote-figures', old && 'quote-figures-old')}
      aria-busy={estimate}
    >
      <p className="quote-count" id={titleId}>
        {t('quotePayments', { count: term })}
      </p>
      <p className="quote-payment">
        {payment === null ? <Skeleton shape="title" short /> : estimate ? money.whole(payment) : money.exact(payment)}
      </p>
      <p className="quote-estimate">
        {refused ? t('quoteEarlier') : estimate ? t(payment === null ? 'quoteUpdating' : 'quoteEstimate') : ''}
      </p>
      {given ? (
        // the previous quote's links are disabled: they would apply for figures that are not the chosen ones
        <div className="quote-details" inert={old}>
          <table className="quote-rows" aria-labelledby={titleId}>
            <tbody>
              {given.details.map(({ Key, Label, DisplayValue }, at) => (
                <tr key={`${Key} ${String(at)}`}>
                  <th scope="row">{Label}</th>
                  <td>{DisplayValue}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <QuoteLinks quote={given.quote} dealerKey={dealerKey} finance={finance} t={t} />
        </div>
      ) : (
        <QuoteFigureLines />
      )}
    </div>
  );
}

function QuoteLinks({
  quote: { QuoteReference, QuoteActions },
  dealerKey,
  finance,
  t,
}: Pick<QuoteFiguresProps, 'dealerKey' | 'finance' | 't'> & { quote: GivenQuote['quote'] }): ReactNode {
  return (
    <div className="quote-links">
      {QuoteActions.Apply && (
        <ButtonLink block href={QuoteActions.Apply}>
          {t('quoteApply')}
        </ButtonLink>
      )}
      <ButtonLink block variant="ghost" href={providerLink(finance.reserveUrl, dealerKey, QuoteReference)}>
        {t('quoteReserve')}
      </ButtonLink>
      <TextLink href={providerLink(finance.partExchangeUrl, dealerKey, QuoteReference)}>
        {t('quotePartExchange')}
      </TextLink>
      <p className="quote-reference">{t('quoteReference', { reference: QuoteReference })}</p>
    </div>
  );
}
