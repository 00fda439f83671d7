import type { ReactNode } from 'react';
import '../../list/CarListResults.css';
import './DealerResults.css';
import { narrowsDealers } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { CallUs } from '../../../site/components/CallUs.tsx';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { MessagePanel } from '../../../ui/messages/MessagePanel.tsx';
import { useAnnouncement } from '../../../ui/messages/useAnnouncement.ts';
import { ProgressBar } from '../../../ui/messages/ProgressBar.tsx';
import type { Translate } from '../../../site/translate.ts';
import { failedSearchPart } from '../../failedSearchPart.ts';
import type { DealersState } from '../dealerListState.ts';
import { useDealerList } from '../useDealerList.ts';
import { useNow } from '../useNow.ts';
import { DealerCard } from './DealerCard.tsx';
import { useFocusOnNew } from '../../../ui/focus/useFocusOnNew.ts';

const { Component: FailedSearch } = failedSearchPart;

interface DealerResultsProps {
  /** Cards show the numbers of their pins. */
  numbered: boolean;
  chosenId: string | undefined;
  onPoint: ((id: string) => void) | null;
}

/** Number of cards with preloaded pictures. */
const priorityCards = 1;

/** The dealers, or their replacement: nothing found, failure. */
export function DealerResults({ numbered, chosenId, onPoint }: DealerResultsProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { list, addressOf } = useDealerList();
  const { status, dealers, total, now: madeAt } = useAppSelector((state) => state.dealerList);
  const now = useNow(madeAt);
  const loading = status === 'loading';
  const { items, pressedMore } = useFocusOnNew<HTMLUListElement>(dealers.length, 'li');
  useAnnouncement(statusText(status, dealers.length, total, t), { waiting: loading });
  return (
    <div className="dealer-results" aria-busy={loading}>
      {status === 'error' && <FailedSearch title={t('dealerListError')} retryHref={addressOf(list)} />}
      {status === 'ready' && total === 0 && <NoDealers />}
      {dealers.length > 0 && (
        <>
          <p className="dealer-results-count">{t('dealerCount', { count: total })}</p>
          <ul className="dealer-results-cards" ref={items}>
            {dealers.map((dealer, at) => (
              <DealerCard
                key={dealer.id}
                dealer={dealer}
                t={t}
                site={site}
                now={now}
                number={numbered ? at + 1 : null}
                chosen={dealer.id === chosenId}
                priority={at < priorityCards}
                onPoint={onPoint}
              />
            ))}
          </ul>
          <MoreDealers shown={dealers.length} total={total} onPress={pressedMore} />
        </>
      )}
    </div>
  );
}

function NoDealers(): ReactNode {
  const t = useTexts();
  const { list, listPath } = useDealerList();
  return (
    <MessagePanel icon="pin" title={t('dealerNone')} text={t('dealerNoneHelp')}>
      {narrowsDealers(list) && (
        <ButtonLink href={listPath} data-scroll="keep">
          {t('clearAll')}
        </ButtonLink>
      )}
      <CallUs />
    </MessagePanel>
  );
}

function statusText(status: DealersState['status'], shown: number, total: number, t: Translate): string {
  if (status === 'loading') return t('dealerLoading');
  if (status === 'error') return t('dealerListError');
  return total === 0 ? t('dealerNone') : t('showingOf', { shown, total });
}

/** Progress through the list, with a link to more that needs no JavaScript. */
function MoreDealers({ shown, total, onPress }: { shown: number; total: number; onPress: () => void }): ReactNode {
  const t = useTexts();
  const { list, addressOf } = useDealerList();
  if (shown >= total) return null;
  return (
    <div className="car-list-more">
      <p className="car-list-more-count">{t('showingOf', { shown, total })}</p>
      <ProgressBar value={shown} max={total} />
      <ButtonLink
        variant="ghost"
        block
        href={addressOf({ ...list, page: list.page + 1 })}
        data-scroll="keep"
        rel="nofollow"
        onClick={onPress}
      >
        {t('dealerShowMore')}
      </ButtonLink>
    </div>
  );
}
