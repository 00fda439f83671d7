import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangeFaultNotice } from './ChangeFaultNotice.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { useChange } from './useChange.ts';

interface CancelTimeProps {
  link: string;
  onCancelled: (booking: ManagedBooking) => void;
  onLate: () => void;
  onStale: () => void;
  onClose: () => void;
}

/** Confirmation before cancelling. */
export function CancelTime({ link, onCancelled, onLate, onStale, onClose }: CancelTimeProps): ReactNode {
  const t = useTexts();
  const { busy, fault, ask } = useChange({ doing: 'cancel', onChanged: onCancelled, onLate, onStale });
  return (
    <section className="managed-change" aria-labelledby="managed-cancel">
      <PanelHeading id="managed-cancel">{t('manageCancelTitle')}</PanelHeading>
      <p>{t('manageCancelText')}</p>
      {fault && fault.is !== 'taken' && <ChangeFaultNotice fault={fault.is} />}
      <div className="managed-actions">
        <SendButton type="button" sending={busy} onClick={() => void ask((links) => links.cancel(link))}>
          {t('manageCancelGo')}
        </SendButton>
        {!busy && (
          <Button variant="ghost" onClick={onClose}>
            {t('manageMoveStop')}
          </Button>
        )}
      </div>
    </section>
  );
}
