import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { WorkshopContacts } from '../components/WorkshopContacts.tsx';

interface UnknownOutcomeProps {
  /** True when a retry asks the service; else it only finds the workshop's findings. */
  canCheck: boolean;
  /** A retry brought no result. */
  checkedInVain: boolean;
  location: TireLocation;
  onStartOver: () => void;
}

/** Notice for a booking without a response: known facts, contacts, and the way out. */
export function UnknownOutcome({ canCheck, checkedInVain, location, onStartOver }: UnknownOutcomeProps): ReactNode {
  const t = useTexts();
  const [warned, setWarned] = useState(false);
  return (
    <Notice tone="warning" ref={announceFailure} title={t('wheelUnknown')}>
      <p className="small">{t('wheelUnknownText')}</p>
      {checkedInVain && <p className="small">{t('wheelStillUnknown')}</p>}
      <p className="small">{t(canCheck ? 'wheelUnknownCheck' : 'wheelUnknownCall')}</p>
      <WorkshopContacts location={location} />
      {!canCheck && <p className="small">{t('wheelUnknownLater')}</p>}
      {warned ? (
        <div className="wheel-start-over" role="group" aria-label={t('wheelStartOver')}>
          <p className="small">
            <b>{t('wheelStartOverWarning')}</b>
          </p>
          <Button variant="secondary" size="s" onClick={onStartOver}>
            {t('wheelStartOverAnyway')}
          </Button>
          <Button variant="ghost" size="s" onClick={() => setWarned(false)}>
            {t('wheelKeepWaiting')}
          </Button>
        </div>
      ) : (
        <Button variant="ghost" size="s" onClick={() => setWarned(true)}>
          {t('wheelStartOver')}
        </Button>
      )}
    </Notice>
  );
}
