import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { ManagedBooking, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { timeText } from '../../../shared/booking/times/timeTexts.ts';
import { isSameSlot } from '../../../shared/booking/times/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangeFaultNotice } from './ChangeFaultNotice.tsx';
import { NewTimes } from './NewTimes.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { TakenTime } from './TakenTime.tsx';
import { useChange } from './useChange.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

/** Services that change together with the time. */
interface ChangedServices {
  services: readonly OfferingRequest[];
  change: (links: BookingLinkGateway, to: WeekSlot) => Promise<ManagedBooking>;
  /** Reason why another time is needed, and the nearest ones. */
  reason: (onChoose: (slot: WeekSlot) => void) => ReactNode;
  actions: { go: string; stop: string };
}

interface MoveTimeProps {
  link: string;
  booking: ManagedBooking;
  onMoved: (booking: ManagedBooking) => void;
  onLate: () => void;
  onStale: () => void;
  onClose: () => void;
  changed?: ChangedServices;
}

/**
 * Moves a booking to another time at the same workshop.
 * The booking keeps its old time until the new one is confirmed.
 */
export function MoveTime({ link, booking, onMoved, onLate, onStale, onClose, changed }: MoveTimeProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const own: WeekSlot = { timeSlot: booking.timeSlot, isFullDay: booking.isFullDay };
  const [chosen, setChosen] = useState(own);
  /** Number of times that a slot shown as free was gone; each one reloads the calendar. */
  const [round, setRound] = useState(0);
  const [kinds, setKinds] = useState<readonly TimeKind[]>([]);
  const [refused, setRefused] = useState<readonly WeekSlot[]>([]);
  const { busy, fault, ask, forget } = useChange({
    doing: changed ? 'changeServices' : 'move',
    onChanged: onMoved,
    onLate,
    onStale,
  });

  const gone = fault?.is === 'taken' ? [...refused, chosen] : refused;
  const newTime = isSameSlot(chosen, own)
    ? ''
    : t(chosen.isFullDay ? 'manageNewFullDay' : 'manageNewTime', {
        time: timeText(chosen.timeSlot, locale, chosen.isFullDay),
      });
  useAnnouncement(newTime);
  const choose = (slot: WeekSlot): void => {
    if (busy) return;
    if (fault?.is === 'taken') {
      setRound(round + 1);
      setRefused(gone);
    }
    forget();
    setChosen(slot);
  };

  return (
    <section className="managed-change" aria-labelledby="managed-move">
      <PanelHeading id="managed-move">{t('manageMoveTitle')}</PanelHeading>
      {changed ? changed.reason(choose) : <p>{t('manageMoveText')}</p>}
      <NewTimes
        key={round}
        link={link}
        booking={booking}
        chosen={chosen}
        kinds={kinds}
        onKinds={setKinds}
        refused={gone}
        onChoose={choose}
        services={changed?.services}
      />
      {fault?.is === 'taken' && (
        <TakenTime
          times={fault.freeTimes.filter((time) => !isSameSlot(time, chosen))}
          addon={fault.addon}
          onChoose={choose}
        />
      )}
      {fault && fault.is !== 'taken' && <ChangeFaultNotice fault={fault.is} />}
      <div className="managed-actions">
        <p className="managed-new-time">{newTime}</p>
        {!isSameSlot(chosen, own) && fault?.is !== 'taken' && (
          <SendButton
            type="button"
            sending={busy}
            onClick={() => void ask((links) => changed?.change(links, chosen) ?? links.move(link, chosen))}
          >
            {changed?.actions.go ?? t('manageMoveGo')}
          </SendButton>
        )}
        {!busy && (
          <Button variant="ghost" onClick={onClose}>
            {changed?.actions.stop ?? t('manageMoveStop')}
          </Button>
        )}
      </div>
    </section>
  );
}
