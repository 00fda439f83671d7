import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode, SyntheticEvent } from 'react';
import './WheelForm.css';
import { emailFault, nameFault, phoneFault } from '../../../shared/forms/rules/contactRules.ts';
import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { phoneFaultText } from '../../forms/fields/phoneFaultText.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { draftChanged, selectTireHotel } from '../tireHotelState.ts';
import type { WheelContact } from './wheelChangeDraft.ts';
import type { PhonePlan } from '../../../shared/kit/text/nationalPhone.ts';
import { isTireEmail } from '../../../shared/tirehotel/tireHotelRules.ts';

interface WheelFormProps {
  /** Resolves when the response arrives. */
  onBook: (contact: WheelContact) => Promise<void>;
  /** True when the form was sent: it must not change until the outcome is known. */
  sent: boolean;
  /** True when the service can report the outcome; else only the workshop can. */
  canCheck: boolean;
  /** Outcome of the previous attempt. */
  children: ReactNode;
}

const labels: Record<NeededField, TextKey> = {
  firstName: 'wheelFirstName',
  lastName: 'wheelLastName',
  email: 'wheelEmail',
  phoneMobile: 'wheelMobile',
};

function faultText(t: Translate, field: NeededField, fault: FieldFault): string {
  if (field === 'phoneMobile') return phoneFaultText(t, fault);
  if (field === 'email') return t('wheelEmailFault');
  return t(field === 'firstName' ? 'wheelFirstNameFault' : 'wheelLastNameFault');
}

const lines = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', longest: fieldLimits.name },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', longest: fieldLimits.name },
  { name: 'email', autoComplete: 'email', type: 'email', longest: fieldLimits.email },
  { name: 'phoneMobile', autoComplete: 'tel', type: 'tel', longest: 40 },
] as const;

/** Contact form of the customer, which sends the booking. */
export function WheelForm({ onBook, sent, canCheck, children }: WheelFormProps): ReactNode {
  const storedContact = useAppSelector((state) => selectTireHotel(state).draft.contact);
  const [contact, setContact] = useState(storedContact);
  /** Fields that the visitor has filled and left, or tried to send: only their faults show. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const t = useTexts();
  const { phone: phonePlan } = useSite();
  const id = useId();
  useStoreOnUnmount(contact);
  const faults = wheelContactFaults(contact, phonePlan);
  const focusFaults = useFaultFocus();
  const locked = sent || submitting;
  const submit = async (form: HTMLFormElement): Promise<void> => {
    focusFaults(form, () => setLeft(new Set(neededFields)));
    if (busy.current || Object.keys(faults).length > 0) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await onBook(contact);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  const controlProps = (name: keyof WheelContact) => ({
    name,
    value: contact[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setContact((before) => ({ ...before, [name]: target.value })),
    onBlur: () => contact[name] !== '' && setLeft((names) => new Set([...names, name])),
    readOnly: locked,
  });

  return (
    <form
      className="wheel-form"
      noValidate
      aria-labelledby={`${id}title`}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <h2 className="h3 wheel-form-wide" id={`${id}title`}>
        {t('wheelContact')}
      </h2>
      {lines.map(({ name, autoComplete, type, longest }) => {
        const fault = left.has(name) ? faults[name] : undefined;
        return (
          <div key={name} className={name.endsWith('Name') ? undefined : 'wheel-form-wide'}>
            <FormField id={`${id}${name}`} label={t(labels[name])} error={fault && faultText(t, name, fault)} required>
              {(field) => (
                <input {...field} {...controlProps(name)} type={type} autoComplete={autoComplete} maxLength={longest} />
              )}
            </FormField>
          </div>
        );
      })}
      <div className="wheel-form-wide">
        <FormField id={`${id}comment`} label={t('wheelComment')} note={t('wheelOptional')}>
          {(field) => (
            <textarea
              {...field}
              {...controlProps('comment')}
              rows={3}
              maxLength={fieldLimits.message}
              autoComplete="off"
            />
          )}
        </FormField>
      </div>
      <div className="wheel-form-wide wheel-form-end">
        {children}
        <Button type="submit" block variant={sent && !canCheck ? 'ghost' : 'primary'} busy={submitting}>
          {t(sent ? 'wheelAskAgain' : 'wheelBook')}
        </Button>
        <PrivacyNote />
      </div>
    </form>
  );
}

/** Stores typed contact details, so that they are there when the form returns. */
function useStoreOnUnmount(contact: WheelContact): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(draftChanged({ contact }));
  }, [dispatch, contact]);
}

/** Required fields in form order; the comment is optional. */
const neededFields = ['firstName', 'lastName', 'email', 'phoneMobile'] as const;
type NeededField = (typeof neededFields)[number];

type WheelFaults = Partial<Record<NeededField, FieldFault>>;

const faultCheckByField: Record<NeededField, (typed: string, plan: PhonePlan) => FieldFault | null> = {
  firstName: nameFault,
  lastName: nameFault,
  email: (typed) => emailFault(typed) ?? (isTireEmail(typed) ? null : 'invalid'),
  phoneMobile: (typed, plan) => phoneFault(typed, plan, fieldLimits.mobile),
};

/** Invalid fields with their faults; empty when the booking can be made. */
function wheelContactFaults(contact: Partial<WheelContact>, plan: PhonePlan): WheelFaults {
  const faults = neededFields.map((field) => [field, faultCheckByField[field](contact[field] ?? '', plan)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}
