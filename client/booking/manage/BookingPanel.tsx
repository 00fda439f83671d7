import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { capitalized, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useAppDispatch } from '../../framework/hooks.ts';
import { bookingPagePath } from '../../site/texts/bookingPagePath.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SmallWorkshopMap } from '../components/WorkshopMap.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { currentTime } from './askLinks.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { ChangeDone } from './ChangeDone.tsx';
import type { Done } from './ChangeDone.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { CalendarFile } from './CalendarFile.tsx';
import { CancelTime } from './CancelTime.tsx';
import type { ChangeServicesProps } from './services/ServicesForm.tsx';
import { MoveTime } from './MoveTime.tsx';
import { ServicesButton } from './services/ServicesButton.tsx';
import type { ServicesChange } from './services/ServicesButton.tsx';

/** Text keys of the page for another booking of the same kind. */
const bookPages = { workshop: 'pathToWorkshopBooking', wheelChange: 'pathToTireHotel' } as const;

interface BookingPanelProps {
  link: string;
  booking: ManagedBooking;
  /** True when the booking was reloaded because it had changed since it was shown. */
  changedElsewhere: boolean;
  /** Called with the server's booking after a change. */
  onChanged: (booking: ManagedBooking) => void;
  /** Called when the shown booking is outdated: other people may have the link too. */
  onStale: () => void;
}

type Change = 'move' | 'services' | 'cancel';

/** Change requested by the address ("?change=move"), as links of other pages do; null for none. */
function requestedChange(): 'move' | 'cancel' | null {
  const requested = new URLSearchParams(window.location.search).get('change');
  return requested === 'move' || requested === 'cancel' ? requested : null;
}

/** A booking and its possible changes. A change shows as done only after the server has confirmed it. */
export function BookingPanel({ link, booking, changedElsewhere, onChanged, onStale }: BookingPanelProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { locale } = site;
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<Change | null>(() => (changedElsewhere ? null : requestedChange()));
  const [{ ChangeServices }, setForm] = useState<{ ChangeServices: ServicesChange | null }>({ ChangeServices: null });
  const [done, setDone] = useState<Done | null>(null);
  const [late, setLate] = useState(() => dispatch(currentTime()) > Date.parse(booking.changeableUntil));
  const panel = useRef<HTMLDivElement>(null);
  /** Button to focus once its change is closed; a new object each time. */
  const [focus, setFocus] = useState<{ on: Change } | null>(null);
  const { kind, state, timeSlot, siteName, servicesChangeable } = booking;
  const cancelled = state === 'cancelled';

  useEffect(() => {
    if (focus) panel.current?.querySelector<HTMLElement>(`[data-part="${focus.on}"]`)?.focus();
  }, [focus]);

  const changed = (what: Done) => (after: ManagedBooking) => {
    onChanged(after);
    setOpen(null);
    setDone(what);
  };
  const tooLate = (): void => {
    setLate(true);
    setOpen(null);
    setDone(null);
  };
  const close = (): void => {
    setOpen(null);
    if (open) setFocus({ on: open });
  };
  const show = (what: Change) => (): void => {
    setOpen(what);
    setDone(null);
  };

  return (
    <div className="managed-panel" ref={panel}>
      <div className="managed-head">
        <Badge tone={cancelled ? 'neutral' : 'success'} icon={cancelled ? 'close' : 'check'}>
          {cancelled ? t('manageCancelled') : t('manageBooked')}
        </Badge>
        <h2 className="h2">
          <span className="visually-hidden">{cancelled ? t('manageCancelledTime') : t('manageYourTime')}: </span>
          {capitalized(timeText(timeSlot, locale, booking.isFullDay))}
        </h2>
      </div>
      <div className="managed-notices">
        {changedElsewhere && <ChangedElsewhere booking={booking} />}
        {done && <ChangeDone done={done} booking={booking} />}
        {late && !cancelled && <LateNotice phone={booking.phone} />}
      </div>
      <div className="managed-body">
        {!cancelled && <SmallWorkshopMap siteName={siteName} place={booking} />}
        <BookingFacts booking={booking} changeable={!late && !cancelled} />
      </div>
      {!cancelled && !late && (
        <OpenChange
          open={open}
          ChangeServices={ChangeServices}
          onDone={changed}
          link={link}
          booking={booking}
          onStale={onStale}
          onLate={tooLate}
          onClose={close}
        />
      )}
      <div className="managed-actions">
        {!cancelled && !late && open === null && (
          <>
            <Button data-part="move" onClick={show('move')}>
              {t('manageMove')}
            </Button>
            {servicesChangeable && (
              <ServicesButton
                onOpen={(form) => {
                  setForm({ ChangeServices: form });
                  show('services')();
                }}
              />
            )}
            <Button variant="ghost" data-part="cancel" onClick={show('cancel')}>
              {t('manageCancel')}
            </Button>
          </>
        )}
        {cancelled && <ButtonLink href={bookingPagePath(site, t, bookPages[kind])}>{t('manageBookAgain')}</ButtonLink>}
        {(open === null || cancelled || late) && (
          <CalendarFile key={`${state} ${timeSlot}`} link={link} kind={kind} cancelled={cancelled} />
        )}
      </div>
    </div>
  );
}

function LateNotice({ phone }: { phone: string }): ReactNode {
  const t = useTexts();
  return (
    <Notice tone="warning" heading="h3" focused title={t('manageLate')}>
      <p>
        {t('manageLateText')}
        <PhoneLink className="inline-link" phone={phone} />
      </p>
    </Notice>
  );
}

interface OpenChangeProps extends Omit<ChangeServicesProps, 'onChanged'> {
  open: Change | null;
  /** The form that changes services, once loaded. */
  ChangeServices: ServicesChange | null;
  onDone: (what: Done) => (after: ManagedBooking) => void;
}

/** The form of the change that the visitor has opened. */
function OpenChange({ open, ChangeServices, onDone, ...shared }: OpenChangeProps): ReactNode {
  if (open === 'move') return <MoveTime {...shared} onMoved={onDone('moved')} />;
  if (open === 'cancel') return <CancelTime {...shared} onCancelled={onDone('cancelled')} />;
  return open && ChangeServices && <ChangeServices {...shared} onChanged={onDone('changed')} />;
}
