import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './WaitingForm.css';
import { emailFault, phoneFault } from '../../../shared/forms/rules/contactRules.ts';
import { capitalized, dayText, weekdayText } from '../../../shared/booking/times/timeTexts.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Chip } from '../../ui/Chip.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { contactFaultText } from '../bookingContactFaults.ts';
import { selectContact } from '../state/bookingState.ts';
import { joinWaitingList } from './joinWaitingList.ts';
import type { JoinOutcome } from './joinWaitingList.ts';

interface WaitingFormProps {
  departmentId: string;
  /** Days without times, YYYY-MM-DD. */
  days: string[];
}

/** Form for the waiting list of a day without times: mail address, optional phone number, and the day. */
export function WaitingForm({ departmentId, days }: WaitingFormProps): ReactNode {
  const t = useTexts();
  const { locale, phone: phonePlan } = useSite();
  const dispatch = useAppDispatch();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusFaults = useFaultFocus();
  const [day, setDay] = useState(days[0] ?? '');
  const [email, setEmail] = useState(useAppSelector((state) => selectContact(state)?.email ?? ''));
  const [phone, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<JoinOutcome | 'busy' | null>(null);
  const busy = outcome === 'busy';
  const faults = { email: emailFault(email), phone: phone.trim() === '' ? null : phoneFault(phone, phonePlan) };
  const fieldError = (field: 'email' | 'phone'): string | undefined => {
    const fault = tried ? faults[field] : null;
    return fault === null ? undefined : contactFaultText(t, field, fault);
  };
  const dayName = (date: string): string => `${weekdayText(date, locale)} ${dayText(date, locale)}`;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  const submit = async (): Promise<void> => {
    focusFaults(form.current, () => setTried(true));
    if (faults.email ?? faults.phone) return;
    setOutcome('busy');
    setOutcome(await dispatch(joinWaitingList({ departmentId, day, email: email.trim(), phone: phone.trim() })));
  };

  if (outcome === 'joined') {
    return (
      <Notice heading="h3" focused title={t('waitJoined', { day: dayName(day) })}>
        <p className="small">{t('waitJoinedText', { email: email.trim() })}</p>
      </Notice>
    );
  }
  return (
    <form
      ref={form}
      className="waiting-form"
      noValidate
      aria-labelledby={`${id}title`}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <h4 className="h4" id={`${id}title`}>
        {t('waitOpen')}
      </h4>
      <p className="small muted">{t('waitText')}</p>
      <div className="waiting-days" role="group" aria-label={t('waitDay')}>
        {days.map((date) => (
          <Chip key={date} aria-pressed={date === day} onClick={() => setDay(date)}>
            {capitalized(dayName(date))}
          </Chip>
        ))}
      </div>
      <ContactFields
        id={id}
        values={{ email, phone }}
        error={fieldError}
        readOnly={busy}
        onEmail={setEmail}
        onPhone={setPhone}
      />
      {(outcome === 'failed' || outcome === 'tooMany') && (
        <Notice tone="error" ref={announceFailure} title={t(outcome === 'tooMany' ? 'waitTooMany' : 'waitFailed')} />
      )}
      <div>
        <SendButton sending={busy}>{t('waitJoin')}</SendButton>
      </div>
      <PrivacyNote />
    </form>
  );
}

interface ContactFieldsProps {
  /** Prefix of the ids of the fields. */
  id: string;
  values: { email: string; phone: string };
  error: (field: 'email' | 'phone') => string | undefined;
  readOnly: boolean;
  onEmail: (email: string) => void;
  onPhone: (phone: string) => void;
}

function ContactFields({ id, values, error, readOnly, onEmail, onPhone }: ContactFieldsProps): ReactNode {
  const t = useTexts();
  const { smsNotice } = useSite();
  return (
    <>
      <FormField id={`${id}email`} label={t('contactEmail')} error={error('email')} required>
        {(field) => (
          <input
            {...field}
            name="email"
            type="email"
            autoComplete="email"
            readOnly={readOnly}
            value={values.email}
            onChange={({ target }) => onEmail(target.value)}
          />
        )}
      </FormField>
      <FormField
        id={`${id}phone`}
        label={t('contactPhone')}
        note={t('contactOptional')}
        error={error('phone')}
        hint={smsNotice && t('waitSms')}
      >
        {(field) => (
          <input
            {...field}
            name="phone"
            type="tel"
            autoComplete="tel"
            readOnly={readOnly}
            value={values.phone}
            onChange={({ target }) => onPhone(target.value)}
          />
        )}
      </FormField>
    </>
  );
}
