import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './BookingForm.css';
import type { FreeTime } from '../../../shared/booking/BookingTypes.ts';
import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import { timeText } from '../../../shared/booking/times/timeTexts.ts';
import { whenUsed } from '../../browser/whenUsed.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { blankContact, bookingContactFaults } from '../bookingContactFaults.ts';
import type { ContactFaults } from '../bookingContactFaults.ts';
import { contactToggled, contactTyped, selectContact, selectDraft } from '../state/bookingState.ts';
import { announce, announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import type { BookingOutcome } from '../state/submitBooking.ts';
import { chooseTime } from '../state/chooseTime.ts';
import type { RefusedAttemptProps } from '../outcome/RefusedAttempt.tsx';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { ContactFields } from './ContactFields.tsx';

const loadSubmission = async () => (await import('../state/submitBooking.ts')).submitBooking;

/**
 * Contact form that makes the booking.
 * Contact details are stored for the tab until the booking is made, and on the device while the outcome of an attempt
 * is unknown.
 */
export function BookingForm(): ReactNode {
  const dispatch = useAppDispatch();
  const { phone: phonePlan } = useSite();
  const storedContact = useAppSelector(selectContact);
  const [contact, setContact] = useState(() => storedContact ?? blankContact);
  const { outcomeUnknown } = useAppSelector(selectDraft);
  const [outcome, setOutcome] = useState<BookingOutcome | null>(null);
  const [asking, setAsking] = useState(false);
  // a retry sends the same details; after a reload they are gone and must be typed again
  const [sent, setSent] = useState(
    () => outcomeUnknown && Object.keys(bookingContactFaults(contact, phonePlan)).length === 0,
  );
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  const send = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    setOutcome(null);
    setAsking(outcomeUnknown);
    try {
      const submitBooking = await loadSubmission().catch(() => null);
      if (!submitBooking) {
        setOutcome(outcomeUnknown ? { kind: 'unknown' } : { kind: 'refused', failure: { code: 'ServerError' } });
        return;
      }
      setSent(true);
      const result = await dispatch(submitBooking(contact));
      setOutcome(result);
      if (result.kind === 'openElsewhere' && result.contact) setContact(result.contact);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  return (
    <OpenForm
      contact={contact}
      onChange={(some) => setContact((before) => ({ ...before, ...some }))}
      onSend={send}
      submitting={submitting}
      outcome={outcome}
      asking={asking}
      locked={submitting || (outcomeUnknown && sent)}
      onTimeChosen={() => setOutcome(null)}
    />
  );
}

interface OpenFormProps {
  contact: BookingContact;
  onChange: (some: Partial<BookingContact>) => void;
  onSend: () => Promise<void>;
  submitting: boolean;
  outcome: BookingOutcome | null;
  /** True while the running attempt checks the outcome of an earlier one. */
  asking: boolean;
  /** True when the sent details must not change. */
  locked: boolean;
  onTimeChosen: () => void;
}

function OpenForm({
  contact,
  onChange,
  onSend,
  submitting,
  outcome,
  asking,
  locked,
  onTimeChosen,
}: OpenFormProps): ReactNode {
  const t = useTexts();
  const { locale, phone: phonePlan } = useSite();
  const dispatch = useAppDispatch();
  const element = useRef<HTMLFormElement>(null);
  const focusFaults = useFaultFocus();
  const { outcomeUnknown, onlyWorkshopTells = false, freeTimes } = useAppSelector(selectDraft);
  /** Faults show from the first attempt with some until one without. */
  const [checked, setChecked] = useState(false);
  const unknown = outcomeUnknown && !submitting;
  const failure = outcome?.kind === 'refused' ? outcome.failure : null;
  const taken = outcome?.kind === 'taken' || freeTimes.length > 0;
  const faults: ContactFaults = checked ? bookingContactFaults(contact, phonePlan) : {};

  useStoreOnLeave(contact);
  useEffect(() => whenUsed(() => void loadSubmission().catch(() => undefined)), []); // the press tries again

  const submit = async (): Promise<void> => {
    const wrong = Object.keys(bookingContactFaults(contact, phonePlan)).length > 0;
    focusFaults(element.current, () => setChecked(wrong));
    if (!wrong) await onSend();
  };
  const chooseOther = (time: FreeTime): void => {
    const { departmentId, siteName } = time;
    dispatch(chooseTime({ departmentId, siteName }, time));
    onTimeChosen();
    announce(t('contactTimeChosen', { time: timeText(time.timeSlot, locale, time.isFullDay), site: siteName }));
    // the pressed button disappears with the notice
    element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };

  return (
    <form
      ref={element}
      className="booking-form"
      noValidate
      aria-label={t('contactDetails')}
      aria-busy={submitting}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!submitting) void submit();
      }}
    >
      <ContactFields contact={contact} onChange={onChange} faults={faults} locked={locked} />
      {unknown && <LazyUnknownOutcome typed={locked} />}
      <div className="booking-form-go form-wide">
        <p className="booking-form-pay small muted">{t('contactPay')}</p>
        <SendButton
          sending={submitting}
          words={t(asking ? 'contactAsking' : 'contactBooking')}
          variant={unknown && onlyWorkshopTells ? 'ghost' : 'primary'}
        >
          {t(unknown ? 'contactAskAgain' : 'contactBook')}
        </SendButton>
      </div>
      {!submitting && (failure ?? (taken && !unknown)) && (
        <LazyRefusedAttempt
          failure={failure}
          freeTimes={taken && !unknown ? freeTimes : null}
          addon={outcome?.kind === 'taken' ? outcome.addon : ''}
          onChoose={chooseOther}
          onOthers={() => dispatch(contactToggled(false))}
        />
      )}
    </form>
  );
}

/** Stores the typed contact details when the form or the page is left. */
function useStoreOnLeave(values: BookingContact): void {
  const dispatch = useAppDispatch();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    const store = (): void => void dispatch(contactTyped(latest.current));
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [dispatch]);
}

const loadUnknownOutcome = async () => (await import('../outcome/UnknownOutcome.tsx')).UnknownOutcome;

function LazyUnknownOutcome({ typed }: { typed: boolean }): ReactNode {
  const t = useTexts();
  const { Component, failed } = useLazyComponent(loadUnknownOutcome);
  if (Component) return <Component typed={typed} />;
  return failed && <Notice tone="warning" ref={announceFailure} title={t('contactUnknown')} />;
}

const loadRefusedAttempt = async () => (await import('../outcome/RefusedAttempt.tsx')).RefusedAttempt;

function LazyRefusedAttempt(props: RefusedAttemptProps): ReactNode {
  const t = useTexts();
  const { Component, failed } = useLazyComponent(loadRefusedAttempt);
  if (Component) return <Component {...props} />;
  return failed && <Notice tone="error" ref={announceFailure} title={t('contactRefused')} />;
}
