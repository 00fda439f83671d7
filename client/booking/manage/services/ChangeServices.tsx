import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ServiceOffers } from '../../../../shared/booking/ServiceChange.ts';
import { useAppDispatch } from '../../../framework/hooks.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Button } from '../../../ui/Button.tsx';
import { announceFailure, announceShown } from '../../../ui/messages/announce.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Skeleton } from '../../../ui/messages/Skeleton.tsx';
import { failureIn } from '../../bookingEvents.ts';
import { askLinks } from '../askLinks.ts';
import { PanelHeading } from '../PanelHeading.tsx';
import { ServicesForm } from './ServicesForm.tsx';
import type { ChangeServicesProps } from './ServicesForm.tsx';

/** Services that the workshop offers for the car, with the booked ones preselected. */
export function ChangeServices(props: ChangeServicesProps): ReactNode {
  const { link, onStale, onClose } = props;
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [offers, setOffers] = useState<ServiceOffers | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    dispatch(askLinks('offers', (links) => links.offers(link))).then(
      (found) => !gone && setOffers(found),
      (error: unknown) => {
        if (gone) return;
        if (['LinkInvalid', 'InvalidRequest'].includes(failureIn(error).code)) onStale();
        else setOffers('failed');
      },
    );
    return () => {
      gone = true;
    };
    // onStale changes on every render
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, link, attempt]);

  if (offers !== null && offers !== 'failed') return <ServicesForm {...props} offers={offers} />;
  return (
    <section className="managed-change" aria-labelledby="managed-services">
      <PanelHeading id="managed-services">{t('changeTitle')}</PanelHeading>
      {offers === 'failed' ? (
        <Notice tone="error" ref={announceFailure} title={t('manageServicesFailed')} />
      ) : (
        <div ref={announceShown}>
          <span className="visually-hidden">{t('changeLoading')}</span>
          <Skeleton />
          <Skeleton short />
        </div>
      )}
      <div className="managed-actions">
        {offers === 'failed' && (
          <Button
            onClick={() => {
              setOffers(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('manageRetry')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('changeStop')}
        </Button>
      </div>
    </section>
  );
}
