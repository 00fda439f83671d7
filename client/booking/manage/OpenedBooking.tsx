import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { CallUs } from '../../site/components/CallUs.tsx';
import { Button } from '../../ui/Button.tsx';
import { failureIn } from '../bookingEvents.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { askLinks } from './askLinks.ts';
import { BookingLoading } from './BookingLoading.tsx';
import { BookingPanel } from './BookingPanel.tsx';

/** Loads and shows the booking of a link. Needs another key for another link. */
export function OpenedBooking({ link }: { link: string }): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<ManagedBooking | 'invalid' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [stale, setStale] = useState(false);

  useEffect(() => {
    let gone = false;
    dispatch(askLinks('view', (links) => links.view(link))).then(
      (booking) => !gone && setFound(booking),
      (error: unknown) => !gone && setFound(failureIn(error).code === 'LinkInvalid' ? 'invalid' : 'failed'),
    );
    return () => {
      gone = true;
    };
  }, [dispatch, link, attempt]);

  const loadAgain = (): void => {
    setFound(null);
    setAttempt(attempt + 1);
  };

  if (found === null) return <BookingLoading />;
  if (found === 'invalid') {
    return (
      <Notice tone="error" ref={announceFailure} title={t('manageInvalid')}>
        <p>{t('manageInvalidText')}</p>
      </Notice>
    );
  }
  if (found === 'failed') {
    return (
      <MessagePanel
        ref={announceFailure}
        tone="error"
        heading="h2"
        title={t('manageFailed')}
        text={t('manageFailedText')}
      >
        <Button variant="secondary" onClick={loadAgain}>
          {t('manageRetry')}
        </Button>
        <CallUs />
      </MessagePanel>
    );
  }
  const changedElsewhere = (): void => {
    setStale(true);
    loadAgain();
  };
  return (
    <BookingPanel
      link={link}
      booking={found}
      changedElsewhere={stale}
      onChanged={(after) => {
        setStale(false);
        setFound(after);
      }}
      onStale={changedElsewhere}
    />
  );
}
